import { toPayload, mutationPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { remindPermitClosers } from './service.ts';

builder.mutationField('remindPermitClosers', (t) =>
  t.field({
    type: mutationPayload,
    description: 'Reminds the permit closers of its site of a permit pending closure or cancellation, once a day.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const result: { sentence: string } = { sentence: '' };
      const answer = await toPayload('', async () => {
        result.sentence = await remindPermitClosers(requireActor(context), id);
        return null;
      });
      return answer.success ? { ...answer, message: result.sentence } : answer;
    },
  }),
);
