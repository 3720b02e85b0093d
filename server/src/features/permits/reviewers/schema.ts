import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { answeringChange, permitAnswerType } from '../answer.ts';
import { addReviewers, confirmApproval, removeReviewer } from './service.ts';

const versionNote = 'The version that the person was looking at; a stale one is refused.';

builder.mutationField('updatePermitReviewers', (t) =>
  t.field({
    type: permitAnswerType,
    description: 'Adds reviewers, each of whom has to approve from then on.',
    args: {
      id: t.arg.id({ required: true }),
      newIndividualReviewers: t.arg.idList(),
      newMTGroups: t.arg.idList(),
      version: t.arg.int({ description: versionNote }),
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
      id: t.arg.id({ required: true }),
      userId: t.arg.id({ required: true }),
      version: t.arg.int({ description: versionNote }),
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
      id: t.arg.id({ required: true }),
      mtGroupId: t.arg.id({ required: true }),
      version: t.arg.int({ description: versionNote }),
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
      id: t.arg.id({ required: true }),
      status: t.arg.string({ description: "'Approved'." }),
      version: t.arg.int({ description: versionNote }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => confirmApproval(scope, args));
    },
  }),
);
