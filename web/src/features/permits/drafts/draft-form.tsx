import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { useToast } from '../../../lib/toast.ts';
import { unchosen, type Offer } from '../raise/choices.ts';
import { saveLastChoices } from '../raise/last-choices.ts';
import { listAfterRaising } from '../raise/list-after-raising.ts';
import { QuotaAlert } from '../raise/quota-alert.tsx';
import { RaiseForm } from '../raise/raise-form.tsx';
import type { RaiseWork } from '../raise/raise-work.ts';
import { SaveDraftButton } from '../raise/save-draft-button.tsx';
import { createTransfers } from '../raise/transfers.ts';
import type { OfferReading } from '../raise/use-offer.ts';
import { useCloseGuard, useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftSavedState } from './draft-saved-state.tsx';
import { DroppedNotice } from './dropped-notice.tsx';
import { NewerFormNotice } from './newer-form-notice.tsx';
import { NewsNotice } from './news-notice.tsx';
import { useNewerForms } from './use-newer-forms.ts';
import type { StartedDraft } from './use-opened-draft.ts';
import './drafts.css';

interface DraftFormProps {
  user: SessionUser;
  offer: Offer;
  quota: OfferReading['quota'];
  title: string;
  back: { to: string; label: string };
  started: StartedDraft;
  /** Begins again from what is saved, or from what is on the screen. */
  reopen: (typed?: RaiseWork) => void;
  onQuota: () => void;
}

/** The form of a draft, which is saved on the server as one types. */
export function DraftForm({ user, offer, quota, title, back, started, reopen, onQuota }: DraftFormProps) {
  const { work, saver, draft, news, dropped } = started;
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const { choices } = useSyncExternalStore(work.subscribe, work.state);
  const stillMissing = unchosen(choices);
  const isOutdated = useNewerForms(work, state.kind === 'refused');
  const navigate = useNavigate();
  const toast = useToast();
  const [transfers] = useState(createTransfers);
  const [isSaving, setSaving] = useState(false);
  useLeaveGuard(state.kind !== 'saved' && state.kind !== 'saving', 'this permit');
  useCloseGuard(state.kind === 'saving');

  async function save(how: 'save' | 'overwrite') {
    setSaving(true);
    const answer = await saver[how]();
    setSaving(false);
    toast(answer.success ? 'success' : 'error', answer.message);
  }

  return (
    <RaiseForm
      {...{ user, offer, work, transfers, title, back, onQuota }}
      draft={{ id: draft._id, hold: saver.hold }}
      onRaised={async () => {
        saveLastChoices(user._id, work.state().choices);
        await navigate(listAfterRaising(user.role));
      }}
      savedState={<DraftSavedState state={state} />}
      saveButton={
        <SaveDraftButton work={work} label="Save Draft" isSaving={isSaving} onSave={() => void save('save')} />
      }
      notices={
        <>
          {state.kind === 'conflict' && (
            <ConflictNotice sentence={state.sentence} onLoad={() => reopen()} onKeep={() => void save('overwrite')} />
          )}
          {isOutdated && <NewerFormNotice onGoOn={() => reopen(work)} />}
          {quota && <QuotaAlert sentence={quota.message} permits={quota.permits} />}
          <DroppedNotice dropped={dropped.filter((label) => stillMissing.includes(label))} title={draft.title} />
          <NewsNotice news={news} />
        </>
      }
    />
  );
}
