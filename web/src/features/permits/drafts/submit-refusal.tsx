import { Alert } from 'antd';
import { Link } from 'react-router';
import type { MutationAnswer } from '../../../lib/apollo/use-command.ts';
import type { NamedPermit } from '../list/linked-sentence.tsx';
import { QuotaAlert } from '../raise/quota-alert.tsx';

interface SubmitRefusalProps {
  refusal: MutationAnswer;
  permitsToClose: readonly NamedPermit[];
  draftId: string;
}

/** Says why a draft was not submitted, and leads to where that can be put right. */
export function SubmitRefusal({ refusal, permitsToClose, draftId }: SubmitRefusalProps) {
  if (refusal.code === 'QUOTA') return <QuotaAlert sentence={refusal.message} permits={permitsToClose} />;
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
