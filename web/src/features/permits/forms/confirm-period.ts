import { requestConfirmation } from '../../../components/confirm/confirm-request.ts';
import type { EditedForm } from '../../templates/components/edited-form.ts';

/** Asks whether a possible but odd period of a form is meant. Resolves to whether it is; true where nothing is odd. */
export async function confirmPeriod({ listPeriodQuestions }: EditedForm): Promise<boolean> {
  const questions = listPeriodQuestions();
  if (questions.length === 0) return true;
  return requestConfirmation({
    title: 'Is this period meant?',
    content: questions.join(' '),
    confirmLabel: 'Yes, go on',
    dismissLabel: 'Change the dates',
  });
}
