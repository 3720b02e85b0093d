import { useState } from 'react';
import { listInputs } from '@eptw/domain/template/template';
import type { MutationPayload } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { revealInput } from '../../templates/components/reveal-input.ts';
import type { SubmissionCheck } from './check-submission.ts';
import { formatSubmissionMessage } from './submission-message.ts';
import { listForms, type EditedPermitForm, type PermitFormState, type PermitFormStore } from './permit-form-store.ts';

/** What was found sound and is to be sent. */
type ValidSubmission = Exclude<SubmissionCheck, { refusal: object }>;

interface SubmissionOptions {
  formStore: PermitFormStore;
  /** Whether files or markings are still on their way. */
  isTransferring: () => boolean;
  check: (own: EditedPermitForm, state: PermitFormState) => SubmissionCheck;
  send: (state: PermitFormState, sound: ValidSubmission) => Promise<MutationPayload>;
  /** Called when the permit exists; what was saved can go. */
  onSubmitted: () => Promise<void>;
  /** Called with a refusal, beside which what was filled in stays as it is. */
  onRefused?: (answer: MutationPayload) => void;
}

/** The server names the input that holds a blocked word: its sentence is shown there too. */
function showBlockedWord(state: PermitFormState, answer: MutationPayload): void {
  for (const form of listForms(state)) {
    const input = listInputs(form.template.content).find(({ label }) => answer.message.includes(`'${label}'`));
    if (!input) continue;
    const { name, label } = input;
    form.edited.store.showProblems([{ name, label, section: '', kind: 'invalid', message: answer.message }]);
    revealInput(form.edited, name);
    return;
  }
}

/** Submits what is raised: checks it as the server will, goes to the first problem, sends it once. */
export function useSubmission(options: SubmissionOptions): [submit: () => Promise<void>, isSubmitting: boolean] {
  const { formStore, isTransferring, check, send, onSubmitted, onRefused } = options;
  const toast = useToast();
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(): Promise<void> {
    const state = formStore.get();
    if (!state.own || isSubmitting) return;
    const checked = check(state.own, state);
    if (checked.refusal) {
      toast('warning', checked.refusal.message);
      revealInput(checked.refusal.form.edited, checked.refusal.input);
      return;
    }
    if (isTransferring()) {
      toast('warning', 'A file or marking is still uploading. Submit again when it has finished.');
      return;
    }
    setSubmitting(true);
    const answer = await send(state, checked);
    setSubmitting(false);
    toast(answer.success ? 'success' : 'error', formatSubmissionMessage(answer));
    if (answer.success) return onSubmitted();
    if (answer.code === 'BLOCKED_WORD') showBlockedWord(state, answer);
    onRefused?.(answer);
  }

  return [submit, isSubmitting];
}
