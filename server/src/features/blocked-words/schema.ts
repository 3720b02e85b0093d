import { answering, mutationAnswer } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { addBlockedWord, changeBlockedWord, deleteBlockedWord, getBlockedWord, getBlockedWords } from './service.ts';
import { blockedWordAnswer, blockedWordList } from './types.ts';

const addBlockedWordInput = builder.inputType('AddBlockedWordInput', {
  fields: (t) => ({ _word: t.string({ required: true }) }),
});

const updateBlockedWordInput = builder.inputType('UpdateBlockedWordInput', {
  fields: (t) => ({ _word: t.string({ required: true }) }),
});

builder.queryField('getBlockedWords', (t) =>
  t.field({
    type: blockedWordList,
    args: { limit: t.arg.int(), offset: t.arg.int() },
    resolve: (_root, args, context) => getBlockedWords(context, args),
  }),
);

builder.queryField('getSingleBlockedWord', (t) =>
  t.field({
    type: blockedWordAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answering('', () => getBlockedWord(context, id)),
  }),
);

builder.mutationField('addBlockedWord', (t) =>
  t.field({
    type: blockedWordAnswer,
    args: { data: t.arg({ type: addBlockedWordInput, required: true }) },
    resolve: (_root, { data }, context) =>
      answering('The word is blocked.', () => addBlockedWord(scopeOf(context), data._word)),
  }),
);

builder.mutationField('updateBlockedWord', (t) =>
  t.field({
    type: blockedWordAnswer,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateBlockedWordInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      answering('The blocked word was saved.', () => changeBlockedWord(scopeOf(context), id, data._word)),
  }),
);

builder.mutationField('deleteBlockedWord', (t) =>
  t.field({
    type: mutationAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answering('The blocked word was deleted.', async () => {
        await deleteBlockedWord(scopeOf(context), id);
        return null;
      }),
  }),
);
