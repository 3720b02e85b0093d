import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { changeArguments, reasonDescription } from '../../../graphql/change-arguments.ts';
import { toChangedPermitPayload, permitPayloadType } from '../detail/permit-payload.ts';
import { updateApprovedPermit, updatePermit, updatePermitStatus } from './service.ts';

builder.mutationField('updatePermitStatus', (t) =>
  t.field({
    type: permitPayloadType,
    args: {
      ...changeArguments,
      status: t.arg.string({ required: true }),
      reason: t.arg.string(),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => updatePermitStatus(actorContext, args));
    },
  }),
);

builder.mutationField('updatePermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: {
      ...changeArguments,
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => updatePermit(actorContext, args));
    },
  }),
);

builder.mutationField('updatesOnApprovedPermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: {
      ...changeArguments,
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => updateApprovedPermit(actorContext, args));
    },
  }),
);

builder.mutationField('saveChildPermit', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'Saves the attached forms of a permit and leaves its own form unchanged.',
    args: {
      ...changeArguments,
      childrenState: t.arg({ type: 'JSON', required: true }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => updatePermit(actorContext, args));
    },
  }),
);
