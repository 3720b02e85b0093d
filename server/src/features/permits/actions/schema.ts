import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { changeArguments } from '../../../graphql/change-arguments.ts';
import { toChangedPermitPayload, permitPayloadType } from '../detail/permit-payload.ts';
import { performNamedAction } from './service.ts';

builder.mutationField('performPermitAction', (t) =>
  t.field({
    type: permitPayloadType,
    description: 'Takes a lifecycle action on a permit or child permit, and saves the corrections sent along.',
    args: {
      ...changeArguments,
      action: t.arg.string({ required: true, description: 'One of the actions that the permit offers.' }),
      reason: t.arg.string({ description: 'Asked for by some actions, and wherever approvals lapse.' }),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key returns the first result.' }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, () => performNamedAction(actorContext, args));
    },
  }),
);
