import { answering, mutationAnswer } from '../../../../graphql/answers.ts';
import { builder } from '../../../../graphql/builder.ts';
import { blockEmailChange } from './service.ts';

builder.mutationField('blockEmailChange', (t) =>
  t.field({
    type: mutationAnswer,
    args: { securityCode: t.arg.string({ required: true }) },
    resolve: async (_root, { securityCode }, context) => {
      const answer = await answering('', () => blockEmailChange(context, securityCode));
      return { ...answer, message: answer.item ?? answer.message, item: null };
    },
  }),
);
