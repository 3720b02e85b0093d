import type { SessionUser } from '../../../lib/session/session-store.ts';
import type { Offer } from '../raise/choices.ts';
import type { OfferReading } from '../raise/use-offer.ts';
import { backToDrafts, DraftAbsent } from './draft-absent.tsx';
import { DraftForm } from './draft-form.tsx';
import { useOpenedDraft } from './use-opened-draft.ts';

interface UpdateDraftProps {
  id: string;
  title: string;
  user: SessionUser;
  offer: Offer;
  quota: OfferReading['quota'];
  onQuota: () => void;
}

/** Opens a draft and shows its form. */
export function UpdateDraft({ id, title, user, offer, quota, onQuota }: UpdateDraftProps) {
  const [start, reopen] = useOpenedDraft(id, offer);
  if (start.kind === 'started') {
    return <DraftForm {...{ user, offer, quota, title, reopen, onQuota }} back={backToDrafts} started={start} />;
  }
  return (
    <DraftAbsent title={title} kind={start.kind === 'starting' ? 'loading' : start.kind} onRetry={() => reopen()} />
  );
}
