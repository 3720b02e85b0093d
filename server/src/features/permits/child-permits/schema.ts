import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { answeringChange, answeringRead, permitAnswerType } from '../answer.ts';
import { addedReviewers, changeArguments, reasonDescription } from '../change-arguments.ts';
import { reviewersAndHost } from '../raising/filled-in-permit.ts';
import { permitSubmitted } from '../raising/service.ts';
import { createChildPermit } from './raising.ts';
import {
  addChildReviewers,
  readChildPermit,
  recallChildPermit,
  removeChildReviewer,
  updateChildPermit,
  updateChildPermitStatus,
} from './service.ts';

const createChildPermitInput = builder.inputType('CreateChildPermitInput', {
  fields: (t) => ({
    form: t.id({ required: true, description: "The template's id." }),
    parentPermit: t.id({ required: true, description: 'The permit that it is raised on, whose site it takes.' }),
    submission: t.field({ type: 'JSON', required: true, description: 'Input name to value.' }),
    ...reviewersAndHost(t),
  }),
});

builder.mutationField('createChildPermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: {
      data: t.arg({ type: createChildPermitInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key answers the first result.' }),
    },
    resolve: (_root, { data, idempotencyKey }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, async () => {
        const { id, number } = await createChildPermit(scope, data, idempotencyKey || null);
        return { id, message: permitSubmitted(number) };
      });
    },
  }),
);

const itsOwn = builder.args((t) => ({
  parentID: t.id({ description: "The parent's id, where it is to be checked." }),
  formId: t.id({ description: "The template's id, where it is to be checked." }),
}));

builder.mutationField('updateChildPermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: {
      ...changeArguments,
      ...itsOwn,
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updateChildPermit(scope, args));
    },
  }),
);

builder.mutationField('recallChildPermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: { ...changeArguments, ...itsOwn, status: t.arg.string({ description: "'PendingApproval'." }) },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => recallChildPermit(scope, args));
    },
  }),
);

builder.mutationField('updateChildPermitStatus', (t) =>
  t.field({
    type: permitAnswerType,
    args: { ...changeArguments, status: t.arg.string({ required: true }), reason: t.arg.string() },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updateChildPermitStatus(scope, args));
    },
  }),
);

builder.mutationField('updateChildPermitReviewers', (t) =>
  t.field({
    type: permitAnswerType,
    description: 'Adds reviewers, each of whom has to approve from then on.',
    args: { ...changeArguments, ...addedReviewers },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => addChildReviewers(scope, args));
    },
  }),
);

const removalDescription = 'When nobody else is left to approve the child permit, it becomes Approved.';

builder.mutationField('updateRemoveChildIndividualReviewer', (t) =>
  t.field({
    type: permitAnswerType,
    description: removalDescription,
    args: { ...changeArguments, userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId, ...sent }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => removeChildReviewer(scope, sent, { userId }));
    },
  }),
);

builder.mutationField('updateRemoveChildMTGroupReviewer', (t) =>
  t.field({
    type: permitAnswerType,
    description: removalDescription,
    args: { ...changeArguments, mtGroupId: t.arg.id({ required: true }) },
    resolve: (_root, { mtGroupId: groupId, ...sent }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => removeChildReviewer(scope, sent, { groupId }));
    },
  }),
);

builder.queryField('getChildPermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answeringRead(() => readChildPermit(scopeOf(context), id)),
  }),
);
