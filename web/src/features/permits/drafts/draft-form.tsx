import { useState, useEffect } from 'react';
import { useNavigate, useLocation } from 'react-router';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { useToast } from '../../../lib/toast.ts';
import { listMissingChoices, type FormOptions } from '../forms/permit-choices.ts';
import { saveLastChoices } from '../forms/last-choices.ts';
import { getListPathAfterSubmit } from '../model/list-after-submit.ts';
import { QuotaAlert } from '../quota/quota-alert.tsx';
import { PermitForm } from '../forms/permit-form.tsx';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { listSentForms, showRefusedInputs, type RefusingPayload } from '../forms/refused-inputs.ts';
import { SaveDraftButton } from '../forms/save-draft-button.tsx';
import { createTransfers } from '../forms/transfers.ts';
import type { FormOptionsResult } from '../forms/use-form-options.ts';
import { useCloseGuard, useLeaveGuard } from '../../../components/form/use-leave-guard.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftSaveStatus } from './draft-save-status.tsx';
import { UnavailableChoicesNotice } from './unavailable-choices-notice.tsx';
import { NewerFormNotice } from './newer-form-notice.tsx';
import { FormChangesNotice } from './form-changes-notice.tsx';
import { useHasNewerForms } from './use-has-newer-forms.ts';
import type { DraftEditingSession } from './use-open-draft.ts';
import { useStore } from '../../../lib/store.ts';
import './drafts.css';

interface DraftFormProps {
  user: SessionUser;
  formOptions: FormOptions;
  quota: FormOptionsResult['quota'];
  title: string;
  back: { to: string; label: string };
  session: DraftEditingSession;
  /** Restarts from the saved draft, or from what is on screen. */
  reopen: (edited?: PermitFormStore) => void;
  onQuota: () => void;
}

/** The form of a draft, saved on the server as the author types. */
export function DraftForm({ user, formOptions, quota, title, back, session, reopen, onQuota }: DraftFormProps) {
  const { formStore, saver, draft, formChanges, unavailableChoices } = session;
  const state = useStore(saver);
  const { choices } = useStore(formStore);
  const missingChoices = listMissingChoices(choices);
  const isOutdated = useHasNewerForms(formStore, state.kind === 'refused');
  const navigate = useNavigate();
  const toast = useToast();
  const [transfers] = useState(createTransfers);
  const [isSaving, setSaving] = useState(false);
  useLeaveGuard(state.kind !== 'saved' && state.kind !== 'saving', 'this permit');
  useCloseGuard(state.kind === 'saving');
  useArrivedRefusal(formStore);

  async function save(method: 'save' | 'overwrite') {
    setSaving(true);
    const result = await saver[method]();
    setSaving(false);
    toast(result.success ? 'success' : 'error', result.message);
    showRefusedInputs(listSentForms(formStore.get()), result.problems);
  }

  return (
    <PermitForm
      {...{ user, formOptions, formStore, transfers, title, back, onQuota }}
      draft={{ id: draft._id, pauseSaving: saver.pauseSaving }}
      onSubmitted={async () => {
        await saveLastChoices(user._id, formStore.get().choices);
        await navigate(getListPathAfterSubmit(user.role));
      }}
      saveStatus={<DraftSaveStatus state={state} />}
      saveButton={
        <SaveDraftButton
          formStore={formStore}
          label="Save Draft"
          isSaving={isSaving}
          onSave={() => void save('save')}
        />
      }
      notices={
        <>
          {state.kind === 'conflict' && (
            <ConflictNotice sentence={state.sentence} onLoad={() => reopen()} onKeep={() => void save('overwrite')} />
          )}
          {isOutdated && <NewerFormNotice onGoOn={() => reopen(formStore)} />}
          {quota && <QuotaAlert message={quota.message} permits={quota.permits} />}
          <UnavailableChoicesNotice
            labels={unavailableChoices.filter((label) => missingChoices.includes(label))}
            formTitle={draft.title}
          />
          <FormChangesNotice forms={formChanges} />
        </>
      }
    />
  );
}

/** Shows which inputs the server refused on the page of a draft, whose link to the form carries the refusal. */
function useArrivedRefusal(formStore: PermitFormStore): void {
  const refusal = useLocation().state as RefusingPayload | null;
  const navigate = useNavigate();
  useEffect(() => {
    if (!refusal) return;
    // Later than this effect, in which React cannot mount the section of the first input.
    const timer = setTimeout(() => {
      showRefusedInputs(listSentForms(formStore.get()), refusal.problems);
      // The browser keeps the navigation state over a reload, after which the inputs may be corrected.
      void navigate('.', { replace: true, state: null });
    });
    return () => clearTimeout(timer);
  }, [refusal, formStore, navigate]);
}
