import { useState } from 'react';
import { inputsOf } from '@eptw/domain/template/template';
import { useCommand, type MutationAnswer } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { revealInput } from '../../templates/components/reveal-input.ts';
import type { Offer } from './choices.ts';
import { checkRaise } from './first-refusal.ts';
import { CreatePermitDocument, type CreatePermitMutation } from './operations.generated.ts';
import { everyForm, type RaiseState, type RaiseWork } from './raise-work.ts';
import { raisedData } from './raised-data.ts';

/** The draft that a permit is filled in on: it goes when the permit comes. */
export interface SubmittedDraft {
  id: string;
  /** Waits for a save that is on its way, and lets none follow until the answered function is called. */
  hold: () => Promise<() => void>;
}

interface SubmitOptions {
  work: RaiseWork;
  offer: Offer;
  draft?: SubmittedDraft | undefined;
  /** Whether files or markings are still on their way. */
  isTransferring: () => boolean;
  /** Called when the permit exists; what was saved can go. */
  onRaised: () => Promise<void>;
  /** Called when the server says that permits must be closed first. */
  onQuota: () => void;
}

const answerOf = (data: CreatePermitMutation) => data.createPermit;

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

/** Submits the permit: checks it as the server will, goes to the first problem, sends it once. */
export function useSubmitPermit(options: SubmitOptions): [submit: () => Promise<void>, isSubmitting: boolean] {
  const { work, offer, draft, isTransferring, onRaised, onQuota } = options;
  const toast = useToast();
  const [create] = useCommand(CreatePermitDocument, answerOf, { silent: true });
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(): Promise<void> {
    const state = work.state();
    if (!state.own || isSubmitting) return;
    const checked = checkRaise(state.own, state);
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
    const release = await draft?.hold();
    const childrenState = checked.attached.map((one) => ({
      form: one.form.template.id,
      submission: one.checked.submission,
    }));
    const answer = await create({
      idempotencyKey: work.idempotencyKey,
      data: {
        ...raisedData(state.choices, offer, { submission: checked.own.submission, childrenState }),
        ...(draft && { draft: draft.id }),
      },
    });
    setSubmitting(false);
    toast(answer.success ? 'success' : 'error', answer.message);
    if (answer.success) return onRaised();
    release?.();
    if (answer.code === 'QUOTA') onQuota();
    else if (answer.code === 'BLOCKED_WORD') showBlockedWord(state, answer);
  }

  return [submit, isSubmitting];
}
