import { toPayload, mutationPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { blockEmailChange } from './service.ts';

builder.mutationField('blockEmailChange', (t) =>
  t.field({
    type: mutationPayload,
    args: { securityCode: t.arg.string({ required: true }) },
    resolve: async (_root, { securityCode }, context) => {
      const answer = await toPayload('', () => blockEmailChange(context, securityCode));
      return { ...answer, message: answer.item ?? answer.message, item: null };
    },
  }),
);
