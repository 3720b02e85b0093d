import { message } from '@eptw/domain/message';
import { diffSubmissions } from '@eptw/domain/template/answer-changes';
import type { Submission } from '@eptw/domain/template/submission';
import type { MutationPayload } from '../../../lib/apollo/use-command.ts';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import type { FormOptions } from '../forms/permit-choices.ts';
import type { PermitFormStore } from '../forms/permit-form-store.ts';
import { listSentForms, markRefusedInputs, type RefusingPayload } from '../forms/refused-inputs.ts';
import { toFormsInput, toPermitInput, type PermitInput } from '../forms/permit-input.ts';
import type { SaveResult } from './draft-saver.ts';
import type { Draft } from './open-draft.ts';

function hasSameIds(people: readonly { _id: string }[], ids: readonly string[]): boolean {
  return people.length === ids.length && people.every((one) => ids.includes(one._id));
}

function hasSameAnswers({ form, submission }: Pick<Draft, 'form' | 'submission'>, sent: Submission): boolean {
  return diffSubmissions(toFormTemplate(form), submission as Submission, sent).length === 0;
}

/** Whether the saved draft equals what was sent. */
export function isSavedAs(draft: Draft, sent: PermitInput): boolean {
  return (
    draft.form._id === sent.form &&
    draft.site._id === sent.site &&
    draft.discipline._id === sent.discipline &&
    draft.hostSystemOwner._id === sent.hostSystemOwner &&
    hasSameIds(draft.selectedUser, sent.selectedUser) &&
    hasSameIds(draft.selectedMTGroup, sent.selectedMTGroup) &&
    hasSameAnswers(draft, sent.submission) &&
    draft.children.length === sent.childrenState.length &&
    draft.children.every((child) => {
      const attached = sent.childrenState.find(({ form }) => form === child.form._id);
      return attached !== undefined && hasSameAnswers(child, attached.submission);
    })
  );
}

interface SendDraftOptions {
  formStore: PermitFormStore;
  formOptions: FormOptions;
  update: (sent: PermitInput & { version: number | null }) => Promise<MutationPayload | PayloadWithItem>;
  /** Loads the saved draft; undefined when it cannot be loaded. */
  read: () => Promise<Draft | undefined>;
}

interface PayloadWithItem extends MutationPayload, RefusingPayload {
  item: { version: number } | null;
}

/**
 * Returns a function that sends the draft on screen. A save whose response was lost may have succeeded: the saved
 * draft is then this screen's own work, and not a conflict.
 */
export function createDraftSender({ formStore, formOptions, update, read }: SendDraftOptions) {
  let unanswered: PermitInput[] = [];

  return async function send(version: number | undefined): Promise<SaveResult> {
    const state = formStore.get();
    if (!state.own) return { success: false, code: 'BAD_INPUT', message: message.draftEmpty };
    const sent = toPermitInput(state.choices, formOptions, toFormsInput(state.own, state));
    const payload = await update({ ...sent, version: version ?? null });
    if (payload.code === 'FAILED') {
      unanswered.push(sent);
      return payload;
    }
    const earlier = unanswered;
    unanswered = [];
    if (payload.code === 'CONFLICT' && earlier.length > 0) {
      const saved = await read();
      if (saved && earlier.some((one) => isSavedAs(saved, one))) return send(saved.version);
    }
    if ('item' in payload) markRefusedInputs(listSentForms(state), payload.problems);
    return { ...payload, version: 'item' in payload ? payload.item?.version : undefined };
  };
}
