import { checkAttachedFormNotEmpty } from '@eptw/domain/child-permit/attached-form';
import { checkChildPermitNotEmpty, checkMinimumFilledInputs } from '@eptw/domain/child-permit/create';
import { findImpactInput, listMissingForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { isEmptySubmission, isFilled } from '@eptw/domain/template/submission/filled-inputs';
import type { FormProblem } from '@eptw/domain/template/submission/problem';
import type { Submission } from '@eptw/domain/template/model/submission';
import { listInputs } from '@eptw/domain/template/model/template';
import type { CheckedSubmission } from '@eptw/domain/template/validation/validation';
import type { PermitFormState } from './permit-form-store.ts';
import { pickEnteredValues, hasOnlyPrefill, type EditedPermitForm } from './edited-permit-form.ts';

/** Why a permit cannot be submitted, and which input to go to. */
export interface SubmissionRefusal {
  message: string;
  form: EditedPermitForm;
  /** The input's name. */
  input: string;
}

interface CheckedForm {
  form: EditedPermitForm;
  checked: CheckedSubmission;
}

function getFirstInputName({ template }: EditedPermitForm): string {
  return listInputs(template.content)[0]?.name ?? '';
}

function toRefusalMessage(
  problems: readonly FormProblem[],
  missingMessage: string = message.fillRequiredBeforeSubmitting,
): string {
  const invalid = problems.find((problem) => problem.kind !== 'required');
  if (!invalid) return missingMessage;
  return invalid.label ? `${invalid.label}: ${invalid.message}` : invalid.message;
}

/**
 * A form that lacks required answers is judged by the answers entered on it: to the user, a form with only prefilled
 * answers is empty. A form that lacks nothing is judged by all its answers.
 */
function getAnswersToCheck({ form, checked: { problems, submission } }: CheckedForm): Submission {
  const lacksOnlyRequired = problems.length > 0 && problems.every((problem) => problem.kind === 'required');
  return lacksOnlyRequired && hasOnlyPrefill(form) ? {} : submission;
}

function findOwnFormRefusal({ form, checked }: CheckedForm): SubmissionRefusal | undefined {
  const { problems } = checked;
  const answers = getAnswersToCheck({ form, checked });
  const isEmpty =
    isEmptySubmission(form.template.content, answers) && problems.every((problem) => problem.kind === 'required');
  if (problems.length === 0 && !isEmpty) return undefined;
  const sentence = isEmpty ? message.emptyPermit : toRefusalMessage(problems);
  return { message: sentence, form, input: problems[0]?.name ?? getFirstInputName(form) };
}

function findAttachedFormRefusal({ form, checked }: CheckedForm): SubmissionRefusal | undefined {
  const { problems } = checked;
  const emptyMessage = checkAttachedFormNotEmpty(form.template.content, getAnswersToCheck({ form, checked }));
  if (emptyMessage) return { message: emptyMessage, form, input: problems[0]?.name ?? getFirstInputName(form) };
  if (problems.length === 0) return undefined;
  return {
    message: `${form.template.title}: ${toRefusalMessage(problems, message.fillRequiredBeforeSaving)}`,
    form,
    input: problems[0]?.name ?? '',
  };
}

/** The forms to send, or the first reason not to. */
export type SubmissionCheck =
  { refusal: SubmissionRefusal } | { refusal?: undefined; own: CheckedSubmission; attached: readonly CheckedForm[] };

/** Checks every form of the permit, shows all problems at their inputs, and returns the first. */
export function checkPermit(own: EditedPermitForm, state: Pick<PermitFormState, 'attached'>): SubmissionCheck {
  const checkedOwn = { form: own, checked: own.edited.store.check() };
  const attached = state.attached.map((form) => ({ form, checked: form.edited.store.check() }));
  const refusal = findOwnFormRefusal(checkedOwn);
  if (refusal) return { refusal };
  const [missing] = listMissingForms(
    own.template.content,
    checkedOwn.checked.submission,
    attached.map(({ form }) => form.template.code),
  );
  if (missing) {
    return { refusal: { message: missing, form: own, input: findImpactInput(own.template.content)?.name ?? '' } };
  }
  for (const checkedForm of attached) {
    const formRefusal = findAttachedFormRefusal(checkedForm);
    if (formRefusal) return { refusal: formRefusal };
  }
  return { own: checkedOwn.checked, attached };
}

/** Returns the input at which to continue on a form with too few answers. */
function findFirstEmptyInput(form: EditedPermitForm, submission: Submission): string {
  const { content } = form.template;
  return listInputs(content).find((input) => !isFilled(input, submission))?.name ?? getFirstInputName(form);
}

/** Checks the form of a child permit in the same way; it has no other. */
export function checkChildPermit(own: EditedPermitForm): SubmissionCheck {
  const { content } = own.template;
  const checked = own.edited.store.check();
  const { problems, submission } = checked;
  const hasInvalidAnswer = problems.some((problem) => problem.kind !== 'required');
  const problem =
    problems.length > 0
      ? toRefusalMessage(problems, message.fillRequiredBeforeSaving)
      : checkMinimumFilledInputs(content, submission);
  const answers = problem === undefined ? own.edited.store.getSubmission() : pickEnteredValues(own);
  const sentence = (hasInvalidAnswer ? undefined : checkChildPermitNotEmpty(content, answers)) ?? problem;
  if (!sentence) return { own: checked, attached: [] };
  return {
    refusal: { message: sentence, form: own, input: problems[0]?.name ?? findFirstEmptyInput(own, submission) },
  };
}
