import { sql } from 'kysely';
import { readInBatches, type StreamedList } from '../../database/batches.ts';
import type { Database } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import type { BlockedWord } from './types.ts';

const columns = ['id as _id', 'word as _word'] as const;

/** Blocked words in alphabetical order. */
function selectInOrder(db: Database) {
  return db
    .selectFrom('blocked_word')
    .select(columns)
    .orderBy(sql`lower(word)`);
}

/** A page of blocked words. */
export async function listWords(db: Database, take: number, skip: number): Promise<BlockedWord[]> {
  return selectInOrder(db).limit(take).offset(skip).execute();
}

/** All blocked words. */
export async function streamWords(db: Database): Promise<StreamedList<BlockedWord>> {
  return { count: await countWords(db), batches: readInBatches(db, selectInOrder(db)) };
}

export async function countWords(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('blocked_word')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** `lock` locks it until the transaction ends. */
export async function findWord(db: Database, id: string, lock = false): Promise<BlockedWord | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('blocked_word')
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function insertWord(db: Database, word: string): Promise<string> {
  const { id } = await db.insertInto('blocked_word').values({ word }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateWord(db: Database, id: string, word: string): Promise<void> {
  await db.updateTable('blocked_word').set({ word }).where('id', '=', id).execute();
}

export async function deleteWord(db: Database, id: string): Promise<void> {
  await db.deleteFrom('blocked_word').where('id', '=', id).execute();
}
