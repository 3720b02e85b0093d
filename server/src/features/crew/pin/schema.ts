import { builder } from '../../../graphql/builder.ts';
import { toPayload } from '../../../graphql/payloads.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { workerPayload } from '../types.ts';
import { setWorkerPin } from './service.ts';

builder.mutationField('setWorkerPin', (t) =>
  t.field({
    type: workerPayload,
    description: 'Sets or resets the PIN with which a worker signs on. It is never returned.',
    args: {
      id: t.arg.id({ required: true }),
      pin: t.arg.string({ required: true, description: '4 to 8 digits without a pattern.' }),
    },
    resolve: (_root, { id, pin }, context) =>
      toPayload('The PIN was set.', () => setWorkerPin(requireActor(context), id, pin)),
  }),
);
