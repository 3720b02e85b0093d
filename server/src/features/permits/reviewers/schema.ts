import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { addedReviewers, changeArguments } from '../change-arguments.ts';
import { toChangedPermitPayload, permitPayloadType } from '../detail/permit-payload.ts';
import { addReviewers, confirmApproval, removeReviewer } from './service.ts';

builder.mutationField('updatePermitReviewers', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'Adds reviewers, each of whom has to approve from then on.',
    args: {
      ...changeArguments,
      ...addedReviewers,
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => addReviewers(actorContext, args));
    },
  }),
);

builder.mutationField('updateRemoveIndividualReviewer', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'When nobody else is left to approve the permit, it becomes Approved.',
    args: {
      ...changeArguments,
      userId: t.arg.id({ required: true }),
    },
    resolve: (_root, { userId, ...input }, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => removeReviewer(actorContext, input, { userId }));
    },
  }),
);

builder.mutationField('updateRemoveMTGroupReviewer', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'When nobody else is left to approve the permit, it becomes Approved.',
    args: {
      ...changeArguments,
      mtGroupId: t.arg.id({ required: true }),
    },
    resolve: (_root, { mtGroupId: groupId, ...input }, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => removeReviewer(actorContext, input, { groupId }));
    },
  }),
);

builder.mutationField('approvePermitWhenLastReviewerIsRemoved', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'Answers for a permit that became Approved by the removal; refuses one that still waits for somebody.',
    args: {
      ...changeArguments,
      status: t.arg.string({ description: "'Approved'." }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => confirmApproval(actorContext, args));
    },
  }),
);
