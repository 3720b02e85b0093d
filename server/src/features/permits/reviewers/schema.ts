import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { addedReviewers, changeArguments } from '../change-arguments.ts';
import { answeringChange, permitAnswerType } from '../answer.ts';
import { addReviewers, confirmApproval, removeReviewer } from './service.ts';

builder.mutationField('updatePermitReviewers', (t) =>
  t.field({
    type: permitAnswerType,
    description: 'Adds reviewers, each of whom has to approve from then on.',
    args: {
      ...changeArguments,
      ...addedReviewers,
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => addReviewers(scope, args));
    },
  }),
);

builder.mutationField('updateRemoveIndividualReviewer', (t) =>
  t.field({
    type: permitAnswerType,
    description: 'When nobody else is left to approve the permit, it becomes Approved.',
    args: {
      ...changeArguments,
      userId: t.arg.id({ required: true }),
    },
    resolve: (_root, { userId, ...sent }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => removeReviewer(scope, sent, { userId }));
    },
  }),
);

builder.mutationField('updateRemoveMTGroupReviewer', (t) =>
  t.field({
    type: permitAnswerType,
    description: 'When nobody else is left to approve the permit, it becomes Approved.',
    args: {
      ...changeArguments,
      mtGroupId: t.arg.id({ required: true }),
    },
    resolve: (_root, { mtGroupId: groupId, ...sent }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => removeReviewer(scope, sent, { groupId }));
    },
  }),
);

builder.mutationField('approvePermitWhenLastReviewerIsRemoved', (t) =>
  t.field({
    type: permitAnswerType,
    description: 'Answers for a permit that became Approved by the removal; refuses one that still waits for somebody.',
    args: {
      ...changeArguments,
      status: t.arg.string({ description: "'Approved'." }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => confirmApproval(scope, args));
    },
  }),
);
