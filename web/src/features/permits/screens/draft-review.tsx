import { useParams } from 'react-router';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { DraftUnavailable } from '../drafts/draft-unavailable.tsx';
import { UpdateDraft } from '../drafts/update-draft.tsx';
import { useFormOptions } from '../forms/use-form-options.ts';

const title = 'Update Draft Permit';

/** The screen on which a draft is filled in. */
export function DraftReview() {
  const { id = '' } = useParams();
  const user = useSignedInUser();
  const { formOptions, quota, failed, refetch } = useFormOptions();
  if (formOptions) return <UpdateDraft key={id} {...{ id, title, user, formOptions, quota }} onQuota={refetch} />;
  return <DraftUnavailable title={title} kind={failed ? 'failed' : 'loading'} onRetry={refetch} />;
}
