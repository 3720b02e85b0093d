import { builder } from '../../graphql/builder.ts';

/** What names the permit or draft that a mutation changes, and the version of it that the change was made on. */
export const changeArguments = builder.args((t) => ({
  id: t.id({ required: true }),
  version: t.int({ description: 'The version that the user saw; an outdated one is refused.' }),
}));

/** Whom a mutation adds to the reviewers. */
export const addedReviewers = builder.args((t) => ({
  newIndividualReviewers: t.idList(),
  newMTGroups: t.idList(),
}));

/** Of the reason that a mutation gives which saves what is filled in. */
export const reasonDescription = 'Why the answers change. Required when approvals lapse.';
