import { defineListType, definePayloadType, mutationPayload, toPayload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { addBlockedWord, updateBlockedWord, deleteBlockedWord, getBlockedWord, listBlockedWords } from './service.ts';
import type { BlockedWord } from './types.ts';

const blockedWordType = builder.objectRef<BlockedWord>('BlockedWord').implement({
  fields: (t) => ({ _id: t.exposeID('_id'), _word: t.exposeString('_word') }),
});

const blockedWordList = defineListType('BlockedWordList', blockedWordType);

const blockedWordPayload = definePayloadType('BlockedWordAnswer', 'blockedWord', blockedWordType);

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
    resolve: (_root, args, context) => listBlockedWords(context, args),
  }),
);

builder.queryField('getSingleBlockedWord', (t) =>
  t.field({
    type: blockedWordPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => getBlockedWord(context, id)),
  }),
);

builder.mutationField('addBlockedWord', (t) =>
  t.field({
    type: blockedWordPayload,
    args: { data: t.arg({ type: addBlockedWordInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('The word is blocked.', () => addBlockedWord(requireActor(context), data._word)),
  }),
);

builder.mutationField('updateBlockedWord', (t) =>
  t.field({
    type: blockedWordPayload,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateBlockedWordInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      toPayload('The blocked word was saved.', () => updateBlockedWord(requireActor(context), id, data._word)),
  }),
);

builder.mutationField('deleteBlockedWord', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('The blocked word was deleted.', async () => {
        await deleteBlockedWord(requireActor(context), id);
        return null;
      }),
  }),
);
