import type { AttachedForm, Submission } from '@eptw/domain/template/model/submission';
import type { PermitChoices, FormOptions } from './permit-choices.ts';
import type { PermitFormState } from './permit-form-store.ts';
import type { EditedPermitForm } from './edited-permit-form.ts';

/** The values of the permit's own form, and of each attached one with its template. */
export interface FormsInput {
  submission: Submission;
  childrenState: AttachedForm[];
}

/** Returns all current values, valid or not. */
export function toFormsInput(own: EditedPermitForm, { attached }: Pick<PermitFormState, 'attached'>): FormsInput {
  return {
    submission: own.edited.store.getSubmission(),
    childrenState: attached.map(({ template, edited }) => ({
      form: template.id,
      submission: edited.store.getSubmission(),
    })),
  };
}

function listMemberIds(groups: readonly string[], formOptions: FormOptions): string[] {
  const members = formOptions.groups.filter((group) => groups.includes(group._id)).flatMap((group) => group.members);
  return [...new Set(members.map((member) => member._id))];
}

function toReviewersInput(choices: PermitChoices, formOptions: FormOptions) {
  return {
    selectedUser: choices.individuals,
    selectedMTGroupUsers: listMemberIds(choices.groups, formOptions),
    selectedMTGroup: choices.groups,
    hostSystemOwner: choices.owner,
    discipline: choices.discipline,
  };
}

export type PermitInput = ReturnType<typeof toPermitInput>;

/** Returns the API's input for raising a permit or saving it as a draft. */
export function toPermitInput(choices: PermitChoices, formOptions: FormOptions, forms: FormsInput) {
  return { ...forms, form: choices.template, site: choices.site, ...toReviewersInput(choices, formOptions) };
}

/** Returns the API's input for raising a child permit. */
export function toChildPermitInput(choices: PermitChoices, formOptions: FormOptions, submission: Submission) {
  return {
    form: choices.template,
    parentPermit: choices.parent,
    submission,
    ...toReviewersInput(choices, formOptions),
    ...(choices.follows !== '' && { follows: choices.follows }),
  };
}
