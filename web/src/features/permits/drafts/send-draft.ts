import { message } from '@eptw/domain/message';
import { diffSubmissions } from '@eptw/domain/template/submission/answer-changes';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import type { FormOptions } from '../forms/permit-choices.ts';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { listSentForms, markRefusedInputs, type RefusingPayload } from '../forms/refused-inputs.ts';
import { toFormsInput, toPermitInput, type PermitInput } from '../forms/permit-input.ts';
import type { SaveResult } from './draft-saver.ts';
import type { Draft } from './open-draft.ts';

function hasSameIds(people: readonly { _id: string }[], ids: readonly string[]): boolean {
  return people.length === ids.length && people.every((person) => ids.includes(person._id));
}

function hasSameAnswers({ form, submission }: Pick<Draft, 'form' | 'submission'>, input: Submission): boolean {
  return diffSubmissions(toFormTemplate(form), submission as Submission, input).length === 0;
}

/** Whether the saved draft equals what was sent. */
export function isSavedAs(draft: Draft, input: PermitInput): boolean {
  return (
    draft.form._id === input.form &&
    draft.site._id === input.site &&
    draft.discipline._id === input.discipline &&
    draft.hostSystemOwner._id === input.hostSystemOwner &&
    hasSameIds(draft.selectedUser, input.selectedUser) &&
    hasSameIds(draft.selectedMTGroup, input.selectedMTGroup) &&
    hasSameAnswers(draft, input.submission) &&
    draft.children.length === input.childrenState.length &&
    draft.children.every((child) => {
      const attached = input.childrenState.find(({ form }) => form === child.form._id);
      return attached !== undefined && hasSameAnswers(child, attached.submission);
    })
  );
}

interface SendDraftOptions {
  formStore: PermitFormStore;
  formOptions: FormOptions;
  update: (input: PermitInput & { version: number | null }) => Promise<MutationPayload | PayloadWithItem>;
  /** Loads the saved draft; undefined when it cannot be loaded. */
  loadSaved: () => Promise<Draft | undefined>;
}

interface PayloadWithItem extends MutationPayload, RefusingPayload {
  item: { version: number } | null;
}

/**
 * Returns a function that sends the draft on screen. A save whose response was lost may have succeeded: the saved
 * draft is then this screen's own work, and not a conflict.
 */
export function createDraftSender({ formStore, formOptions, update, loadSaved }: SendDraftOptions) {
  let unconfirmed: PermitInput[] = [];

  return async function send(version: number | undefined): Promise<SaveResult> {
    const state = formStore.get();
    if (!state.own) return { success: false, code: 'BAD_INPUT', message: message.draftEmpty };
    const input = toPermitInput(state.choices, formOptions, toFormsInput(state.own, state));
    const payload = await update({ ...input, version: version ?? null });
    if (payload.code === 'FAILED') {
      unconfirmed.push(input);
      return payload;
    }
    const earlier = unconfirmed;
    unconfirmed = [];
    if (payload.code === 'CONFLICT' && earlier.length > 0) {
      const saved = await loadSaved();
      if (saved && earlier.some((earlierInput) => isSavedAs(saved, earlierInput))) return send(saved.version);
    }
    if ('item' in payload) markRefusedInputs(listSentForms(state), payload.problems);
    return { ...payload, version: 'item' in payload ? payload.item?.version : undefined };
  };
}
