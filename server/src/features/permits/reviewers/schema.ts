import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { addedReviewers, changeArguments } from '../../../graphql/change-arguments.ts';
import { toChangedPermitPayload, permitPayloadType } from '../detail/permit-payload.ts';
import { addReviewers, confirmApproval, removeReviewer } from './service.ts';

builder.mutationField('updatePermitReviewers', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'Adds reviewers, each of whom must then approve.',
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
    description: 'When no one else has to approve the permit, it becomes Approved.',
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
    description: 'When no one else has to approve the permit, it becomes Approved.',
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
    description: 'Confirms a permit that became Approved by the removal; refuses one that still needs approvals.',
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
