import { Alert } from 'antd';
import { Link } from 'react-router';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import type { LinkablePermit } from '../model/text-with-permit-links.tsx';
import type { RefusingPayload } from '../forms/refused-inputs.ts';
import { QuotaAlert } from '../quota/quota-alert.tsx';

interface SubmitRefusalProps {
  refusal: MutationPayload & RefusingPayload;
  permitsToClose: readonly LinkablePermit[];
  draftId: string;
}

/** States why a draft was not submitted, and links to its form, which marks the refused inputs. */
export function SubmitRefusal({ refusal, permitsToClose, draftId }: SubmitRefusalProps) {
  const arrival: RefusingPayload = { problems: refusal.problems ?? [] };
  if (refusal.code === 'QUOTA') return <QuotaAlert message={refusal.message} permits={permitsToClose} />;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={refusal.message}
      description={
        <Link to={`/draftpermit/review/${draftId}`} state={arrival}>
          Open the draft
        </Link>
      }
    />
  );
}
