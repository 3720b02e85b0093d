import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { toChangedPermitPayload, permitPayloadType } from '../detail/permit-payload.ts';
import { definePermitInputFields } from './permit-input-fields.ts';
import { createPermit, formatPermitSubmitted } from './service.ts';

const createPermitInput = builder.inputType('CreatePermitInput', {
  fields: (t) => ({
    ...definePermitInputFields(t),
    draft: t.id({ description: 'The own draft that becomes this permit.' }),
  }),
});

builder.mutationField('createPermit', (t) =>
  t.field({
    type: permitPayloadType,
    args: {
      data: t.arg({ type: createPermitInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key returns the first result.' }),
    },
    resolve: (_root, { data, idempotencyKey }, context) => {
      const actorContext = requireActor(context);
      return toChangedPermitPayload(actorContext, async () => {
        const { id, number } = await createPermit(actorContext, data, idempotencyKey || null);
        return { id, message: formatPermitSubmitted(number) };
      });
    },
  }),
);
