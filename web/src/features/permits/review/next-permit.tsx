import { useQuery } from '@apollo/client/react';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { permitKinds, toReviewPath, type PermitKind } from '../components/permit-kind.ts';
import { GetNextToApproveDocument } from '../../../generated/permits/review.ts';

interface NextPermitProps {
  kind: PermitKind;
  /** Whether it is the main button: not beside a decision on this permit. */
  isPrimary: boolean;
}

/**
 * Links to the permit that has waited longest for the viewer's approval, preferably of the given kind; renders
 * nothing when there is none.
 */
export function NextPermit({ kind, isPrimary }: NextPermitProps) {
  const { data } = useQuery(GetNextToApproveDocument, { fetchPolicy: 'network-only' });
  const queues = [
    { kind: permitKinds.permit, queue: data?.permits },
    { kind: permitKinds.childPermit, queue: data?.childPermits },
  ].toSorted((one, other) => Number(other.kind === kind) - Number(one.kind === kind));
  const [waiting] = queues.flatMap(({ kind: { noun }, queue }) => {
    const [next] = queue?.items ?? [];
    return next ? { noun, next, count: queue?.count ?? 1 } : [];
  });
  if (!waiting) return null;
  const { noun, next, count } = waiting;
  return (
    <div className="permit-bar-next">
      <span>{count === 1 ? `1 ${noun} needs your approval` : `${count} ${noun}s need your approval`}</span>
      <LinkButton
        type={isPrimary ? 'primary' : 'default'}
        to={toReviewPath(next)}
        icon={<ArrowRight size={16} aria-hidden />}
      >
        Next: {next.code}
      </LinkButton>
    </div>
  );
}
