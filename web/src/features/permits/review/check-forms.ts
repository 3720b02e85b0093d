import { checkMinimumFilledInputs } from '@eptw/domain/child-permit/create';
import { listMissingForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { revealInput } from '../../templates/components/reveal-input.ts';
import { listOpenForms, type OpenForms } from './open-forms.ts';

/**
 * Shows all problems of the changed forms, and brings the first into view. Returns the messages; empty when the forms
 * can be sent. A child permit must keep the minimum of answers required to raise it.
 */
export function checkForms(forms: OpenForms, isChild: boolean): string[] {
  const checkedForms = listOpenForms(forms).map((form) => ({ form, problems: form.edited.store.check().problems }));
  const first = checkedForms.find(({ problems }) => problems.length > 0);
  if (first) {
    revealInput(first.form.edited, first.problems[0]?.name ?? '');
    return [message.checkRequired];
  }
  const { edited } = forms.own;
  const tooFewAnswers = isChild && checkMinimumFilledInputs(edited.template, edited.store.getSubmission());
  if (tooFewAnswers) return [tooFewAnswers];
  const attached = forms.attached.map(({ code }) => code);
  return listMissingForms(edited.template, edited.store.getSubmission(), attached);
}
