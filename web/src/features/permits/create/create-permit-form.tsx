import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { useSaveAsDraft } from './use-save-as-draft.ts';
import type { FormOptions } from '../forms/permit-choices.ts';
import { LocalSaveStatus } from './local-save-status.tsx';
import { saveLastChoices } from '../forms/last-choices.ts';
import { LastChoicesNote } from './last-choices-note.tsx';
import { getListPathAfterSubmit } from '../model/list-after-submit.ts';
import { PermitForm } from '../forms/permit-form.tsx';
import { newPermitLevels } from './new-permit-level.ts';
import { SaveDraftButton } from '../forms/save-draft-button.tsx';
import { DraftSessionNotices } from './draft-session-notices.tsx';
import { createTransfers } from '../forms/transfers.ts';
import { useLastChoices } from './use-last-choices.ts';
import type { DraftSession } from './use-draft-session.ts';
import { useStore } from '../../../lib/store.ts';

interface CreatePermitFormProps {
  user: SessionUser;
  formOptions: FormOptions;
  title: string;
  back: { to: string; label: string };
  session: DraftSession;
  startOver: () => void;
  onQuota: () => void;
}

/** The form of a new permit, saved on this device until it is submitted or saved as a draft. */
export function CreatePermitForm({
  user,
  formOptions,
  title,
  back,
  session,
  startOver,
  onQuota,
}: CreatePermitFormProps) {
  const { formStore, autosave } = session;
  const { choices } = useStore(formStore);
  const navigate = useNavigate();
  const [transfers] = useState(() => createTransfers(session.unsentFiles?.count));

  async function discardAndNavigate(address: string) {
    await session.discard();
    await navigate(address);
  }

  const [showsNote, clearChoices] = useLastChoices({
    formStore,
    userId: user._id,
    formOptions,
    initialChoices: session.reusedChoices,
  });

  const [saveAsDraft, isSaving] = useSaveAsDraft({
    formStore,
    formOptions,
    isTransferring: transfers.isTransferring,
    onSaved: () => discardAndNavigate('/my-draft-permits'),
  });

  return (
    <PermitForm
      {...{ user, formOptions, formStore, transfers, title, back, onQuota }}
      unsentFiles={session.unsentFiles}
      onSubmitted={async () => {
        await saveLastChoices(user._id, formStore.get().choices);
        await discardAndNavigate(getListPathAfterSubmit(user.role));
      }}
      choicesNote={
        <LastChoicesNote
          isShown={showsNote}
          siteName={formOptions.sites.find(({ _id }) => _id === choices.site)?.name ?? ''}
          onClear={clearChoices}
        />
      }
      saveStatus={<LocalSaveStatus autosave={autosave} />}
      saveButton={
        <SaveDraftButton
          formStore={formStore}
          label="Save as Draft"
          isSaving={isSaving}
          onSave={() => void saveAsDraft()}
        />
      }
      notices={<DraftSessionNotices noun={newPermitLevels.permit.noun} session={session} startOver={startOver} />}
    />
  );
}
