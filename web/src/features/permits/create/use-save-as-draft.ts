import { useState } from 'react';
import { validateDraft } from '@eptw/domain/permit/draft';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import type { FormOptions } from '../forms/permit-choices.ts';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { listSentForms, showRefusedInputs } from '../forms/refused-inputs.ts';
import { toFormsInput, toPermitInput } from '../forms/permit-input.ts';
import { CreateDraftPermitDocument } from '../../../generated/permits/create.ts';

interface SaveAsDraftOptions {
  formStore: PermitFormStore;
  formOptions: FormOptions;
  /** Whether uploads or markings are still being transferred. */
  isTransferring: () => boolean;
  /** Called once the draft exists, to delete the saved work and leave. */
  onSaved: () => Promise<void>;
}

const refetchMenuCounts = { silent: true, refetch: ['GetMenuCounts'] };

/** Saves a permit that is being raised as a draft. Shows what prevents it; nothing is lost. */
export function useSaveAsDraft(options: SaveAsDraftOptions): [save: () => Promise<void>, isSaving: boolean] {
  const { formStore, formOptions, isTransferring, onSaved } = options;
  const toast = useToast();
  const [create] = useCommand(CreateDraftPermitDocument, refetchMenuCounts);
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const state = formStore.get();
    if (!state.own || isSaving) return;
    const { choices, own } = state;
    const forms = toFormsInput(own, state);
    const choice = { siteId: choices.site, individualIds: choices.individuals, groupIds: choices.groups };
    const problem = validateDraft(choice, own.template.content, forms.submission);
    if (problem) {
      toast('warning', problem);
      return;
    }
    if (isTransferring()) {
      toast('warning', 'A file or marking is not uploaded yet. Save again when it is, or remove it.');
      return;
    }
    setSaving(true);
    const data = toPermitInput(choices, formOptions, forms);
    const payload = await create({ idempotencyKey: formStore.idempotencyKey, data });
    // Before the message: whoever reads it may leave, and work that is still stored would be restored.
    if (payload.success) await onSaved();
    setSaving(false);
    toast(payload.success ? 'success' : 'error', payload.message);
    if ('problems' in payload) showRefusedInputs(listSentForms(state), payload.problems);
  }

  return [save, isSaving];
}
