import { definePayloadType, defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';

/** A blocked word as the API returns it. */
export interface BlockedWord {
  _id: string;
  _word: string;
}

const blockedWordType = builder.objectRef<BlockedWord>('BlockedWord').implement({
  fields: (t) => ({ _id: t.exposeID('_id'), _word: t.exposeString('_word') }),
});

export const blockedWordList = defineListType('BlockedWordList', blockedWordType);

export const blockedWordPayload = definePayloadType('BlockedWordAnswer', 'blockedWord', blockedWordType);
