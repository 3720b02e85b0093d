import type { builder } from '../../../graphql/builder.ts';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

/** The input fields shared by a permit to raise and a draft. */
export function definePermitInputFields(t: InputFields) {
  return {
    form: t.id({ required: true, description: "The template's id." }),
    submission: t.field({ type: 'JSON', required: true, description: 'Input name to value.' }),
    childrenState: t.field({ type: 'JSON', description: 'Attached forms: a list of {form, submission}.' }),
    site: t.id({ required: true }),
    ...defineReviewerAndOwnerFields(t),
  };
}

/** The input fields for site, discipline, owner and reviewers of a permit or child permit. */
export function defineReviewerAndOwnerFields(t: InputFields) {
  return {
    selectedUser: t.idList({ required: true, description: 'Individual reviewers, and members of the groups.' }),
    selectedMTGroupUsers: t.idList({ description: 'Members of the groups.' }),
    selectedMTGroup: t.idList({ required: true }),
    hostSystemOwner: t.id({ required: true }),
    discipline: t.id({ required: true }),
  };
}

/** The same fields for a draft: what is left out counts as not chosen yet. */
export function defineDraftInputFields(t: InputFields) {
  return {
    form: t.id({ required: true, description: "The template's id." }),
    submission: t.field({ type: 'JSON', description: 'Input name to value.' }),
    childrenState: t.field({ type: 'JSON', description: 'Attached forms: a list of {form, submission}.' }),
    site: t.id(),
    selectedUser: t.idList({ description: 'Individual reviewers, and members of the groups.' }),
    selectedMTGroupUsers: t.idList({ description: 'Members of the groups.' }),
    selectedMTGroup: t.idList(),
    hostSystemOwner: t.id(),
    discipline: t.id(),
  };
}
