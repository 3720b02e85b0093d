import { useState } from 'react';
import { inputsOf } from '@eptw/domain/template/template';
import type { MutationAnswer } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { revealInput } from '../../templates/components/reveal-input.ts';
import type { RaiseCheck } from './first-refusal.ts';
import { submissionWords } from './submission-words.ts';
import { everyForm, type RaisedForm, type RaiseState, type RaiseWork } from './raise-work.ts';

/** What was found sound and is to be sent. */
type Sound = Exclude<RaiseCheck, { refusal: object }>;

interface SubmissionOptions {
  work: RaiseWork;
  /** Whether files or markings are still on their way. */
  isTransferring: () => boolean;
  check: (own: RaisedForm, state: RaiseState) => RaiseCheck;
  send: (state: RaiseState, sound: Sound) => Promise<MutationAnswer>;
  /** Called when the permit exists; what was saved can go. */
  onRaised: () => Promise<void>;
  /** Called with a refusal, beside which what was filled in stays as it is. */
  onRefused?: (answer: MutationAnswer) => void;
}

/** The server names the input that holds a blocked word: its sentence is shown there too. */
function showBlockedWord(state: RaiseState, answer: MutationAnswer): void {
  for (const form of everyForm(state)) {
    const input = inputsOf(form.template.content).find(({ label }) => answer.message.includes(`'${label}'`));
    if (!input) continue;
    const { name, label } = input;
    form.edited.store.showProblems([{ name, label, section: '', kind: 'invalid', message: answer.message }]);
    revealInput(form.edited, name);
    return;
  }
}

/** Submits what is raised: checks it as the server will, goes to the first problem, sends it once. */
export function useSubmission(options: SubmissionOptions): [submit: () => Promise<void>, isSubmitting: boolean] {
  const { work, isTransferring, check, send, onRaised, onRefused } = options;
  const toast = useToast();
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(): Promise<void> {
    const state = work.state();
    if (!state.own || isSubmitting) return;
    const checked = check(state.own, state);
    if (checked.refusal) {
      toast('warning', checked.refusal.sentence);
      revealInput(checked.refusal.form.edited, checked.refusal.input);
      return;
    }
    if (isTransferring()) {
      toast('warning', 'A file or a marking is still on its way. Submit again when it has arrived.');
      return;
    }
    setSubmitting(true);
    const answer = await send(state, checked);
    setSubmitting(false);
    toast(answer.success ? 'success' : 'error', submissionWords(answer));
    if (answer.success) return onRaised();
    if (answer.code === 'BLOCKED_WORD') showBlockedWord(state, answer);
    onRefused?.(answer);
  }

  return [submit, isSubmitting];
}
