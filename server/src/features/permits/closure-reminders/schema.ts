import { answering, mutationAnswer } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { remindPermitClosers } from './service.ts';

builder.mutationField('remindPermitClosers', (t) =>
  t.field({
    type: mutationAnswer,
    description: 'Reminds those who finish permits at its site of a permit that waits for them: once a day.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const sent: { sentence: string } = { sentence: '' };
      const answer = await answering('', async () => {
        sent.sentence = await remindPermitClosers(scopeOf(context), id);
        return null;
      });
      return answer.success ? { ...answer, message: sent.sentence } : answer;
    },
  }),
);
