import type { FormProblem, PermitFormProblem } from '@eptw/domain/template/submission/problem';
import { listInputs } from '@eptw/domain/template/model/template';
import type { EditedForm } from '../../templates/components/edited-form.ts';
import { revealInput } from '../../templates/components/reveal-input.ts';
import { listForms, type PermitFormState } from './permit-form-store.ts';

/** A payload with the answers that the server refused; without any when the call failed. */
export interface RefusingPayload {
  problems?: readonly PermitFormProblem[];
}

/** A form that was sent, by its template's id. */
interface SentForm {
  templateId: string;
  edited: EditedForm;
}

/** Lists the forms of a permit that is being raised, by the names the server uses. */
export function listSentForms(state: PermitFormState): SentForm[] {
  return listForms(state).map(({ template, edited }) => ({ templateId: template.id, edited }));
}

/**
 * Shows the server's messages at the inputs that it refused. Returns the first of these inputs on screen, if any.
 */
export function markRefusedInputs(
  forms: readonly SentForm[],
  problems: readonly PermitFormProblem[] = [],
): { form: EditedForm; name: string } | undefined {
  const refusedInputs = forms.flatMap(({ templateId, edited }) => {
    const formProblems = problems.filter(({ form }) => form === templateId);
    const inputProblems = listInputs(edited.template).flatMap(({ name, label }): FormProblem[] => {
      const problem = formProblems.find(({ input }) => input === name);
      return problem ? [{ name, label, section: '', kind: problem.kind, message: problem.message }] : [];
    });
    if (inputProblems.length > 0) edited.store.showProblems(inputProblems);
    return inputProblems.map(({ name }) => ({ form: edited, name }));
  });
  return refusedInputs[0];
}

/** Marks the inputs that the server refused, and moves to the first of them. */
export function showRefusedInputs(forms: readonly SentForm[], problems: readonly PermitFormProblem[] = []): void {
  const first = markRefusedInputs(forms, problems);
  if (first) revealInput(first.form, first.name);
}
