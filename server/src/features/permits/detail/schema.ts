import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { toPermitPayload, permitPayloadType } from './permit-payload.ts';
import { loadPermit } from './service.ts';

builder.queryField('getPermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPermitPayload(() => loadPermit(requireActor(context), id)),
  }),
);
