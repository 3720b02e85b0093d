import { diffFields } from '@eptw/domain/text/field-changes';
import { type AdminAction } from '@eptw/domain/administration/audit-entry';
import { validateBlockedWord } from '@eptw/domain/administration/blocked-word';
import type { StreamedList } from '../../database/batches.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { toRowRange, type PageArguments } from '../../graphql/paging.ts';
import { recordAuditEntry } from '../audit-log/record.ts';
import { requireFound, refuseProblem, refuseDuplicate } from '../../graphql/refusals.ts';
import { countWords, deleteWord, findWord, insertWord, listWords, updateWord, streamWords } from './store.ts';
import type { BlockedWord } from './types.ts';

/** Words that no input for a manager's name takes. */
export async function listBlockedWords({ db }: AppContext, page: PageArguments): Promise<Page<BlockedWord>> {
  const { take, skip } = toRowRange(page);
  const [count, items] = await Promise.all([countWords(db), listWords(db, take, skip)]);
  return { count, items };
}

/** The same words, all of them. */
export async function streamBlockedWords({ db }: AppContext): Promise<StreamedList<BlockedWord>> {
  return streamWords(db);
}

/** One blocked word. Refuses with NOT_FOUND. */
export async function getBlockedWord({ db }: AppContext, id: string): Promise<BlockedWord> {
  return requireFound(await findWord(db, id));
}

function parseWord(input: string): string {
  refuseProblem(validateBlockedWord(input));
  return input.trim();
}

async function refuseDuplicateWord<Result>(word: string, write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('blocked_word_once', `'${word}' is already blocked.`, write);
}

/** Blocks a word from now on; permits that hold it already keep it. */
export async function addBlockedWord(context: ActorContext, input: string): Promise<BlockedWord> {
  const word = parseWord(input);
  return inTransaction(context.db, async (db) => {
    const id = await refuseDuplicateWord(word, () => insertWord(db, word));
    await recordWordChange({ ...context, db }, 'create', id, undefined, word);
    return { _id: id, _word: word };
  });
}

/** Blocks another word in the place of this one. */
export async function updateBlockedWord(context: ActorContext, id: string, input: string): Promise<BlockedWord> {
  const word = parseWord(input);
  return inTransaction(context.db, async (db) => {
    const before = requireFound(await findWord(db, id, true));
    await refuseDuplicateWord(word, () => updateWord(db, before._id, word));
    await recordWordChange({ ...context, db }, 'update', before._id, before._word, word);
    return { _id: before._id, _word: word };
  });
}

/** Lets a word be entered again. */
export async function deleteBlockedWord(context: ActorContext, id: string): Promise<void> {
  await inTransaction(context.db, async (db) => {
    const before = requireFound(await findWord(db, id, true));
    await deleteWord(db, before._id);
    await recordWordChange({ ...context, db }, 'delete', before._id, before._word, undefined);
  });
}

async function recordWordChange(
  context: ActorContext,
  action: AdminAction,
  subjectId: string,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const toAuditFields = (word: string | undefined) => ({ Word: word ?? null });
  await recordAuditEntry(context, context.actor, {
    action,
    kind: 'blockedWord',
    subjectId,
    subjectName: after ?? before ?? '',
    changes: diffFields(toAuditFields(before), toAuditFields(after)),
  });
}
