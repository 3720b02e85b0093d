import { useState } from 'react';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { revealInput } from '../../templates/components/reveal-input.ts';
import type { SubmissionCheck } from './check-submission.ts';
import { confirmPeriod } from './confirm-period.ts';
import { listSentForms, showRefusedInputs, type RefusingPayload } from './refused-inputs.ts';
import { formatSubmissionMessage } from './submission-message.ts';
import type { PermitFormState, PermitFormStore } from './permit-form-store.ts';
import type { EditedPermitForm } from './edited-permit-form.ts';

/** The checked forms to send. */
type ValidSubmission = Exclude<SubmissionCheck, { refusal: object }>;

interface SubmissionOptions {
  formStore: PermitFormStore;
  /** Whether uploads or markings are still being transferred. */
  isTransferring: () => boolean;
  check: (own: EditedPermitForm, state: PermitFormState) => SubmissionCheck;
  send: (state: PermitFormState, sound: ValidSubmission) => Promise<MutationPayload & RefusingPayload>;
  /** Called once the permit exists, to delete the saved work and leave. */
  onSubmitted: () => Promise<void>;
  /** Called with a refusal; the answers stay as they are. */
  onRefused?: (payload: MutationPayload) => void;
}

/** Submits a permit: checks it by the server's rules, goes to the first problem, and sends it once. */
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
      toast('warning', 'A file or marking is not uploaded yet. Submit again when it is, or remove it.');
      return;
    }
    setSubmitting(true);
    if (!(await confirmPeriod(state.own.edited))) {
      setSubmitting(false);
      return;
    }
    const payload = await send(state, checked);
    // Before the message: whoever reads it may leave, and work that is still stored would be restored.
    if (payload.success) await onSubmitted();
    setSubmitting(false);
    toast(payload.success ? 'success' : 'error', formatSubmissionMessage(payload));
    if (payload.success) return;
    showRefusedInputs(listSentForms(state), payload.problems);
    onRefused?.(payload);
  }

  return [submit, isSubmitting];
}
