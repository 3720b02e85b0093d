import { Alert } from 'antd';
import { Link } from 'react-router';
import type { MutationPayload } from '../../../lib/apollo/use-command.ts';
import type { LinkablePermit } from '../model/text-with-permit-links.tsx';
import { QuotaAlert } from '../quota/quota-alert.tsx';

interface SubmitRefusalProps {
  refusal: MutationPayload;
  permitsToClose: readonly LinkablePermit[];
  draftId: string;
}

/** States why a draft was not submitted, and links to where to correct it. */
export function SubmitRefusal({ refusal, permitsToClose, draftId }: SubmitRefusalProps) {
  if (refusal.code === 'QUOTA') return <QuotaAlert message={refusal.message} permits={permitsToClose} />;
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={refusal.message}
      description={<Link to={`/draftpermit/review/${draftId}`}>Open the draft</Link>}
    />
  );
}
