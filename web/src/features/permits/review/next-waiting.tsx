import { useQuery } from '@apollo/client/react';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { GetNextToApproveDocument } from './operations.generated.ts';

/** Leads to the permit that has waited longest for the viewer's approval; nothing while none does. */
export function NextWaiting() {
  const { data } = useQuery(GetNextToApproveDocument, { fetchPolicy: 'network-only' });
  const { count = 0, items = [] } = data?.getMyPendingApprovalPermits ?? {};
  const [next] = items;
  if (!next) return null;
  return (
    <div className="permit-bar-next">
      <span>{count === 1 ? '1 permit waits for you' : `${count} permits wait for you`}</span>
      <LinkButton type="primary" to={`/permits/review/${next._id}`} icon={<ArrowRight size={16} aria-hidden />}>
        Next: {next.code}
      </LinkButton>
    </div>
  );
}
