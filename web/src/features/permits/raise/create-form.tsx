import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { draftKeepers } from '@eptw/domain/access/access';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { useSaveAsDraft } from '../drafts/use-save-as-draft.ts';
import type { Offer } from './choices.ts';
import { DeviceSavedState } from './device-saved-state.tsx';
import { saveLastChoices } from './last-choices.ts';
import { LastChoicesNote } from './last-choices-note.tsx';
import { listAfterRaising } from './list-after-raising.ts';
import { RaiseForm } from './raise-form.tsx';
import { raiseKinds } from './raise-kind.ts';
import { SaveDraftButton } from './save-draft-button.tsx';
import { StartNotices } from './start-notices.tsx';
import { createTransfers } from './transfers.ts';
import { useLastChoices } from './use-last-choices.ts';
import type { StartedWork } from './use-started-work.ts';

interface CreateFormProps {
  user: SessionUser;
  offer: Offer;
  title: string;
  back: { to: string; label: string };
  started: StartedWork;
  startOver: () => void;
  onQuota: () => void;
}

/** The form of a new permit, which is kept on this device until it is submitted or saved as a draft. */
export function CreateForm({ user, offer, title, back, started, startOver, onQuota }: CreateFormProps) {
  const { work, autosave } = started;
  const { choices } = useSyncExternalStore(work.subscribe, work.state);
  const navigate = useNavigate();
  const [transfers] = useState(createTransfers);

  async function leaveFor(address: string) {
    await started.forget();
    await navigate(address);
  }

  const [stands, clear] = useLastChoices({ work, userId: user._id, offer, atStart: started.again });

  const [saveAsDraft, isSaving] = useSaveAsDraft({
    work,
    offer,
    isTransferring: transfers.isTransferring,
    onSaved: () => leaveFor('/my-draft-permits'),
  });

  return (
    <RaiseForm
      {...{ user, offer, work, transfers, title, back, onQuota }}
      onRaised={() => {
        saveLastChoices(user._id, work.state().choices);
        return leaveFor(listAfterRaising(user.role));
      }}
      chosenNote={
        <LastChoicesNote
          stands={stands}
          siteName={offer.sites.find(({ _id }) => _id === choices.site)?.name ?? ''}
          onClear={clear}
        />
      }
      savedState={<DeviceSavedState autosave={autosave} />}
      saveButton={
        draftKeepers.includes(user.role) && (
          <SaveDraftButton work={work} label="Save as Draft" isSaving={isSaving} onSave={() => void saveAsDraft()} />
        )
      }
      notices={<StartNotices noun={raiseKinds.permit.noun} started={started} startOver={startOver} />}
    />
  );
}
