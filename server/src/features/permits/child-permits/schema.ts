import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { toChangedPermitPayload, toPermitPayload, permitPayloadType } from '../detail/permit-payload.ts';
import { addedReviewers, changeArguments, reasonDescription } from '../../../graphql/change-arguments.ts';
import { defineReviewerAndOwnerFields } from '../create/permit-input-fields.ts';
import { formatPermitSubmitted } from '../create/service.ts';
import { createChildPermit } from './create.ts';
import {
  addChildReviewers,
  loadChildPermit,
  recallChildPermit,
  removeChildReviewer,
  updateChildPermit,
  updateChildPermitStatus,
} from './service.ts';

const createChildPermitInput = builder.inputType('CreateChildPermitInput', {
  fields: (t) => ({
    form: t.id({ required: true, description: "The template's id." }),
    parentPermit: t.id({ required: true, description: 'The parent permit; the child permit has the same site.' }),
    submission: t.field({ type: 'JSON', required: true, description: 'Input name to value.' }),
    ...defineReviewerAndOwnerFields(t),
    follows: t.id({ description: 'The expired child permit whose work it continues, of which it is then a copy.' }),
  }),
});

builder.mutationField('createChildPermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: {
      data: t.arg({ type: createChildPermitInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key returns the first result.' }),
    },
    resolve: (_root, { data, idempotencyKey }, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, async () => {
        const { id, number } = await createChildPermit(actorContext, data, idempotencyKey || null);
        return { id, message: formatPermitSubmitted(number) };
      });
    },
  }),
);

const identityArguments = builder.args((t) => ({
  parentID: t.id({ description: "The parent's id, to be verified when given." }),
  formId: t.id({ description: "The template's id, to be verified when given." }),
}));

builder.mutationField('updateChildPermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: {
      ...changeArguments,
      ...identityArguments,
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => updateChildPermit(actorContext, args));
    },
  }),
);

builder.mutationField('recallChildPermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: { ...changeArguments, ...identityArguments, status: t.arg.string({ description: "'PendingApproval'." }) },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => recallChildPermit(actorContext, args));
    },
  }),
);

builder.mutationField('updateChildPermitStatus', (t) =>
  t.field({
    type: permitPayloadType,
    args: { ...changeArguments, status: t.arg.string({ required: true }), reason: t.arg.string() },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => updateChildPermitStatus(actorContext, args));
    },
  }),
);

builder.mutationField('updateChildPermitReviewers', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'Adds reviewers, each of whom must then approve.',
    args: { ...changeArguments, ...addedReviewers },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => addChildReviewers(actorContext, args));
    },
  }),
);

const removalDescription = 'When no one else has to approve the child permit, it becomes Approved.';

builder.mutationField('updateRemoveChildIndividualReviewer', (t) =>
  t.field({
    type: permitPayloadType,
    description: removalDescription,
    args: { ...changeArguments, userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId, ...input }, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => removeChildReviewer(actorContext, input, { userId }));
    },
  }),
);

builder.mutationField('updateRemoveChildMTGroupReviewer', (t) =>
  t.field({
    type: permitPayloadType,
    description: removalDescription,
    args: { ...changeArguments, mtGroupId: t.arg.id({ required: true }) },
    resolve: (_root, { mtGroupId: groupId, ...input }, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => removeChildReviewer(actorContext, input, { groupId }));
    },
  }),
);

builder.queryField('getChildPermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPermitPayload(() => loadChildPermit(requireActor(context), id)),
  }),
);
