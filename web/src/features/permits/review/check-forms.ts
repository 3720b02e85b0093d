import { checkMinimumFilledInputs } from '@eptw/domain/child-permit/create';
import { listMissingForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { revealInput } from '../../templates/components/reveal-input.ts';
import { listOpenForms, type OpenForms } from './open-forms.ts';

/**
 * Shows everything that keeps the changed forms from being sent, and brings the first of it into view. Answers the
 * sentences for it; none when the forms may go. A child permit keeps the inputs without which it could not be raised.
 */
export function checkForms(forms: OpenForms, isChild: boolean): string[] {
  const wrong = listOpenForms(forms).map((form) => ({ form, problems: form.edited.store.check().problems }));
  const first = wrong.find(({ problems }) => problems.length > 0);
  if (first) {
    revealInput(first.form.edited, first.problems[0]?.name ?? '');
    return [message.checkRequired];
  }
  const { edited } = forms.own;
  const sparse = isChild && checkMinimumFilledInputs(edited.template, edited.store.submission());
  if (sparse) return [sparse];
  const attached = forms.attached.map(({ code }) => code);
  return listMissingForms(edited.template, edited.store.submission(), attached);
}
