import { validateBlockedWord } from '@eptw/domain/administration/blocked-word';
import type { StreamedList } from '../../database/batches.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { loadPage, type PageArguments } from '../../graphql/paging.ts';
import { administerNoun } from '../audit-log/administer.ts';
import { requireFound, refuseProblem, refuseDuplicate } from '../../graphql/refusals.ts';
import { deleteWord, findWord, insertWord, listWords, updateWord } from './store.ts';
import type { BlockedWord } from './types.ts';

/** Words that are refused as a manager's name. */
export async function listBlockedWords({ db }: AppContext, page: PageArguments): Promise<Page<BlockedWord>> {
  return loadPage(page, listWords(db));
}

/** All of the same words. */
export async function streamBlockedWords({ db }: AppContext): Promise<StreamedList<BlockedWord>> {
  return listWords(db).stream();
}

/** One blocked word. Throws NOT_FOUND. */
export async function getBlockedWord({ db }: AppContext, id: string): Promise<BlockedWord> {
  return requireFound(await findWord(db, id));
}

const administration = administerNoun<BlockedWord>({
  kind: 'blockedWord',
  lock: ({ db }, id) => findWord(db, id, true),
  getName: ({ _word }) => _word,
  toAuditFields: ({ _word }) => ({ Word: _word }),
});

function parseWord(input: string): string {
  refuseProblem(validateBlockedWord(input));
  return input.trim();
}

async function refuseDuplicateWord<Result>(word: string, write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('blocked_word_once', `'${word}' is already blocked.`, write);
}

/** Blocks a word from now on; permits that already contain it keep it. */
export async function addBlockedWord(context: ActorContext, input: string): Promise<BlockedWord> {
  const word = parseWord(input);
  return administration.create(context, async ({ db }) => {
    const id = await refuseDuplicateWord(word, () => insertWord(db, word));
    return { _id: id, _word: word };
  });
}

/** Replaces a blocked word. */
export async function updateBlockedWord(context: ActorContext, id: string, input: string): Promise<BlockedWord> {
  const word = parseWord(input);
  return administration.update(context, id, async ({ db }, { _id }) => {
    await refuseDuplicateWord(word, () => updateWord(db, _id, word));
    return { _id, _word: word };
  });
}

/** Allows a word again. */
export async function deleteBlockedWord(context: ActorContext, id: string): Promise<void> {
  await administration.delete(context, id, ({ db }, { _id }) => deleteWord(db, _id));
}
