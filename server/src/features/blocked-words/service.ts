import { fieldChanges, type AdministrativeAction } from '@eptw/domain/administration/act';
import { blockedWordProblem } from '@eptw/domain/administration/blocked-word';
import type { WholeList } from '../../database/batches.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope, Services } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import { recordAct } from '../administration/history/record.ts';
import { found, refuseProblem, refusingTaken } from '../administration/refusals.ts';
import { countWords, deleteWord, findWord, insertWord, listWords, updateWord, wholeWordList } from './store.ts';
import type { BlockedWord } from './types.ts';

/** Words that no input for a manager's name takes. */
export async function getBlockedWords({ db }: Services, page: PageArguments): Promise<Page<BlockedWord>> {
  const { take, skip } = pageOf(page);
  const [count, items] = await Promise.all([countWords(db), listWords(db, take, skip)]);
  return { count, items };
}

/** The same words, all of them. */
export async function everyBlockedWord({ db }: Services): Promise<WholeList<BlockedWord>> {
  return wholeWordList(db);
}

/** One blocked word. Refuses with NOT_FOUND. */
export async function getBlockedWord({ db }: Services, id: string): Promise<BlockedWord> {
  return found(await findWord(db, id));
}

function wordOf(sent: string): string {
  refuseProblem(blockedWordProblem(sent));
  return sent.trim();
}

async function refusingTakenWord<Result>(word: string, write: () => Promise<Result>): Promise<Result> {
  return refusingTaken('blocked_word_once', `'${word}' is blocked already.`, write);
}

/** Blocks a word from now on; permits that hold it already keep it. */
export async function addBlockedWord(scope: Scope, sent: string): Promise<BlockedWord> {
  const word = wordOf(sent);
  return inTransaction(scope.db, async (db) => {
    const id = await refusingTakenWord(word, () => insertWord(db, word));
    await record({ ...scope, db }, 'create', id, undefined, word);
    return { _id: id, _word: word };
  });
}

/** Blocks another word in the place of this one. */
export async function changeBlockedWord(scope: Scope, id: string, sent: string): Promise<BlockedWord> {
  const word = wordOf(sent);
  return inTransaction(scope.db, async (db) => {
    const before = found(await findWord(db, id, true));
    await refusingTakenWord(word, () => updateWord(db, before._id, word));
    await record({ ...scope, db }, 'update', before._id, before._word, word);
    return { _id: before._id, _word: word };
  });
}

/** Lets a word be entered again. */
export async function deleteBlockedWord(scope: Scope, id: string): Promise<void> {
  await inTransaction(scope.db, async (db) => {
    const before = found(await findWord(db, id, true));
    await deleteWord(db, before._id);
    await record({ ...scope, db }, 'delete', before._id, before._word, undefined);
  });
}

async function record(
  scope: Scope,
  action: AdministrativeAction,
  subjectId: string,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const inWords = (word: string | undefined) => ({ Word: word ?? null });
  await recordAct(scope, scope.actor, {
    action,
    kind: 'blockedWord',
    subjectId,
    subjectName: after ?? before ?? '',
    changes: fieldChanges(inWords(before), inWords(after)),
  });
}
