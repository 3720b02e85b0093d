import { useState } from 'react';
import { inputsOf } from '@eptw/domain/template/template';
import { useCommand, type MutationAnswer } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { revealInput } from '../../templates/components/reveal-input.ts';
import type { Offer } from './choices.ts';
import { checkRaise } from './first-refusal.ts';
import { CreatePermitDocument, type CreatePermitMutation } from './operations.generated.ts';
import { everyForm, type RaiseState, type RaiseWork } from './raise-work.ts';

interface SubmitOptions {
  work: RaiseWork;
  offer: Offer;
  /** Whether files or markings are still on their way. */
  isTransferring: () => boolean;
  /** Called when the permit exists; what was saved can go. */
  onRaised: () => Promise<void>;
  /** Called when the server says that permits must be closed first. */
  onQuota: () => void;
}

const answerOf = (data: CreatePermitMutation) => data.createPermit;

function memberIds(groups: readonly string[], offer: Offer): string[] {
  const members = offer.groups.filter((group) => groups.includes(group._id)).flatMap((group) => group.members);
  return [...new Set(members.map((member) => member._id))];
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

/** Submits the permit: checks it as the server will, goes to the first problem, sends it once. */
export function useSubmitPermit(options: SubmitOptions): [submit: () => Promise<void>, isSubmitting: boolean] {
  const { work, offer, isTransferring, onRaised, onQuota } = options;
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
    const { choices } = state;
    const answer = await create({
      idempotencyKey: work.idempotencyKey,
      data: {
        form: choices.template,
        submission: checked.own.submission,
        childrenState: checked.attached.map((one) => ({
          form: one.form.template.id,
          submission: one.checked.submission,
        })),
        site: choices.site,
        selectedUser: choices.individuals,
        selectedMTGroupUsers: memberIds(choices.groups, offer),
        selectedMTGroup: choices.groups,
        hostSystemOwner: choices.owner,
        discipline: choices.discipline,
      },
    });
    setSubmitting(false);
    toast(answer.success ? 'success' : 'error', answer.message);
    if (answer.success) await onRaised();
    else if (answer.code === 'QUOTA') onQuota();
    else if (answer.code === 'BLOCKED_WORD') showBlockedWord(state, answer);
  }

  return [submit, isSubmitting];
}
