import { useState } from 'react';
import { draftProblem } from '@eptw/domain/permit/draft';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import type { Offer } from '../raise/choices.ts';
import type { RaiseWork } from '../raise/raise-work.ts';
import { filledForms, raisedData } from '../raise/raised-data.ts';
import { CreateDraftPermitDocument, type CreateDraftPermitMutation } from './operations.generated.ts';

interface SaveAsDraftOptions {
  work: RaiseWork;
  offer: Offer;
  /** Whether files or markings are still on their way. */
  isTransferring: () => boolean;
  /** Called when the draft exists. */
  onSaved: () => Promise<void>;
}

const answerOf = (data: CreateDraftPermitMutation) => data.createDraftPermit;
const counted = { silent: true, refetch: ['GetMenuCounts'] };

/** Saves a permit that is being raised as a draft. What keeps it from being one is told, and nothing is lost. */
export function useSaveAsDraft(options: SaveAsDraftOptions): [save: () => Promise<void>, isSaving: boolean] {
  const { work, offer, isTransferring, onSaved } = options;
  const toast = useToast();
  const [create] = useCommand(CreateDraftPermitDocument, answerOf, counted);
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const state = work.state();
    if (!state.own || isSaving) return;
    const { choices, own } = state;
    const forms = filledForms(own, state);
    const choice = { siteId: choices.site, individualIds: choices.individuals, groupIds: choices.groups };
    const problem = draftProblem(choice, own.template.content, forms.submission);
    if (problem) {
      toast('warning', problem);
      return;
    }
    if (isTransferring()) {
      toast('warning', 'A file or a marking is still on its way. Save again when it has arrived.');
      return;
    }
    setSaving(true);
    const data = raisedData(choices, offer, forms);
    const answer = await create({ idempotencyKey: work.idempotencyKey, data });
    setSaving(false);
    toast(answer.success ? 'success' : 'error', answer.message);
    if (answer.success) await onSaved();
  }

  return [save, isSaving];
}
