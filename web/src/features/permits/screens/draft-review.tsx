import { useParams } from 'react-router';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { DraftAbsent } from '../drafts/draft-absent.tsx';
import { UpdateDraft } from '../drafts/update-draft.tsx';
import { useOffer } from '../raise/use-offer.ts';

const title = 'Update Draft Permit';

/** A draft that goes on being filled in. */
export function DraftReview() {
  const { id = '' } = useParams();
  const user = useSignedInUser();
  const { offer, quota, failed, readAgain } = useOffer();
  if (offer) return <UpdateDraft key={id} {...{ id, title, user, offer, quota }} onQuota={readAgain} />;
  return <DraftAbsent title={title} kind={failed ? 'failed' : 'loading'} onRetry={readAgain} />;
}
