import { builder } from './builder.ts';

/** The arguments that name the permit or draft to change, and the version that the change is based on. */
export const changeArguments = builder.args((t) => ({
  id: t.id({ required: true }),
  version: t.int({ description: 'The version that the user saw; an outdated one is refused.' }),
}));

/** The arguments that name the reviewers to add. */
export const addedReviewers = builder.args((t) => ({
  newIndividualReviewers: t.idList(),
  newMTGroups: t.idList(),
}));

/** Description of the reason argument of mutations that save answers. */
export const reasonDescription = 'Why the answers change. Required when approvals lapse.';
