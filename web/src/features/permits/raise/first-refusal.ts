import { attachedFormRefusal } from '@eptw/domain/child-permit/attachable';
import { emptyChildProblem, sparseChildProblem } from '@eptw/domain/child-permit/raising';
import { impactInput, missingRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { isEmptySubmission, isFilled } from '@eptw/domain/template/filled-inputs';
import type { Problem } from '@eptw/domain/template/problem';
import type { Submission } from '@eptw/domain/template/submission';
import { inputsOf } from '@eptw/domain/template/template';
import type { CheckedSubmission } from '@eptw/domain/template/validation';
import type { RaisedForm, RaiseState } from './raise-work.ts';
import { enteredValues, hasOnlyPrefill } from './raised-form.ts';

/** Why a permit cannot be submitted as it is, and which input to go to. */
export interface RaiseRefusal {
  sentence: string;
  form: RaisedForm;
  /** The input's name. */
  input: string;
}

interface Checked {
  form: RaisedForm;
  checked: CheckedSubmission;
}

function firstInput({ template }: RaisedForm): string {
  return inputsOf(template.content)[0]?.name ?? '';
}

function refusalOf(problems: readonly Problem[], askingForMore: string = message.fillRequiredBeforeSubmitting): string {
  const wrong = problems.find((problem) => problem.kind !== 'required');
  if (!wrong) return askingForMore;
  return wrong.label ? `${wrong.label}: ${wrong.message}` : wrong.message;
}

/**
 * What is said of a form that lacks something goes by what was entered on it: one that holds nothing but what it took
 * from elsewhere is empty to whoever looks at it. A form that lacks nothing is judged by all that stands on it.
 */
function judgedAnswers({ form, checked: { problems, submission } }: Checked): Submission {
  const onlyLacks = problems.length > 0 && problems.every((problem) => problem.kind === 'required');
  return onlyLacks && hasOnlyPrefill(form) ? {} : submission;
}

function ownRefusal({ form, checked }: Checked): RaiseRefusal | undefined {
  const { problems } = checked;
  const said = judgedAnswers({ form, checked });
  const sentence =
    isEmptySubmission(form.template.content, said) && problems.every((problem) => problem.kind === 'required')
      ? message.emptyPermit
      : refusalOf(problems);
  if (problems.length === 0 && sentence !== message.emptyPermit) return undefined;
  return { sentence, form, input: problems[0]?.name ?? firstInput(form) };
}

function attachedRefusal({ form, checked }: Checked): RaiseRefusal | undefined {
  const { problems } = checked;
  const empty = attachedFormRefusal(form.template.content, judgedAnswers({ form, checked }));
  if (empty) return { sentence: empty, form, input: problems[0]?.name ?? firstInput(form) };
  if (problems.length === 0) return undefined;
  return {
    sentence: `${form.template.title}: ${refusalOf(problems, message.fillRequiredBeforeSaving)}`,
    form,
    input: problems[0]?.name ?? '',
  };
}

/** The forms as they are sent, or the first reason not to send them. */
export type RaiseCheck =
  { refusal: RaiseRefusal } | { refusal?: undefined; own: CheckedSubmission; attached: readonly Checked[] };

/** Checks every form of the permit, shows all problems at their inputs, and answers the first. */
export function checkRaise(own: RaisedForm, state: Pick<RaiseState, 'attached'>): RaiseCheck {
  const checkedOwn = { form: own, checked: own.edited.store.check() };
  const attached = state.attached.map((form) => ({ form, checked: form.edited.store.check() }));
  const refusal = ownRefusal(checkedOwn);
  if (refusal) return { refusal };
  const [missing] = missingRequiredForms(
    checkedOwn.checked.submission,
    attached.map(({ form }) => form.template.code),
  );
  if (missing) return { refusal: { sentence: missing, form: own, input: impactInput } };
  for (const one of attached) {
    const refused = attachedRefusal(one);
    if (refused) return { refusal: refused };
  }
  return { own: checkedOwn.checked, attached };
}

/** Where to go on with a form on which too little is filled in. */
function firstEmptyInput(form: RaisedForm, submission: Submission): string {
  const { content } = form.template;
  return inputsOf(content).find((input) => !isFilled(input, submission))?.name ?? firstInput(form);
}

/** Checks the form of a child permit likewise; it has no other. */
export function checkChildPermit(own: RaisedForm): RaiseCheck {
  const { content } = own.template;
  const checked = own.edited.store.check();
  const { problems, submission } = checked;
  const isWrong = problems.some((problem) => problem.kind !== 'required');
  const asked =
    problems.length > 0
      ? refusalOf(problems, message.fillRequiredBeforeSaving)
      : sparseChildProblem(content, submission);
  const said = asked === undefined ? own.edited.store.submission() : enteredValues(own);
  const sentence = (isWrong ? undefined : emptyChildProblem(content, said)) ?? asked;
  if (!sentence) return { own: checked, attached: [] };
  return { refusal: { sentence, form: own, input: problems[0]?.name ?? firstEmptyInput(own, submission) } };
}
