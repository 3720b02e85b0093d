import { Button } from 'antd';
import { PencilLine, Send } from 'lucide-react';
import { useParams } from 'react-router';
import { useQuery } from '../../../lib/api/use-query.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { DraftUnavailable } from '../drafts/draft-unavailable.tsx';
import { DraftDetails } from '../drafts/draft-details.tsx';
import { usePendingSavesDone } from '../drafts/pending-saves.ts';
import { GetDraftPermitByIdDocument } from '../../../generated/permits/drafts.ts';
import type { Draft } from '../drafts/open-draft.ts';
import { SubmitRefusal } from '../drafts/submit-refusal.tsx';
import { useSubmitDraft } from '../drafts/use-submit-draft.ts';

function ViewedDraft({ draft }: { draft: Draft }) {
  const { submit, isSubmitting, refusal, permitsToClose } = useSubmitDraft(draft);
  return (
    <DraftDetails
      draft={draft}
      actions={
        <>
          <LinkButton to={`/draftpermit/review/${draft._id}`} icon={<PencilLine size={16} aria-hidden />}>
            Update Draft Permit
          </LinkButton>
          <Button
            type="primary"
            icon={<Send size={16} aria-hidden />}
            loading={isSubmitting}
            onClick={() => void submit()}
          >
            Submit Permit
          </Button>
        </>
      }
      notices={refusal && <SubmitRefusal {...{ refusal, permitsToClose }} draftId={draft._id} />}
    />
  );
}

/** The page that shows a draft. */
export function DraftView() {
  const { id = '' } = useParams();
  const mayRead = usePendingSavesDone();
  const { data, loading, refetch } = useQuery(GetDraftPermitByIdDocument, {
    variables: { id },
    skip: !mayRead,
    fetchPolicy: 'network-only',
  });
  const payload = data?.getDraftPermitById;
  if (payload?.item) return <ViewedDraft key={payload.item._id} draft={payload.item} />;
  const kind = !mayRead || loading ? 'loading' : payload?.code === 'NOT_FOUND' ? 'missing' : 'failed';
  return <DraftUnavailable title="Draft Permit" kind={kind} onRetry={() => void refetch()} />;
}
