import type { Database } from '../../database/connect.ts';
import { toRowList, type RowList } from '../../database/row-list.ts';
import { isUuid } from '../../database/uuid.ts';
import type { BlockedWord } from './types.ts';
import { asRead } from '../../database/reading-order.ts';

const columns = ['id as _id', 'word as _word'] as const;

/** Blocked words in alphabetical order. */
export function listWords(db: Database): RowList<BlockedWord> {
  const words = db.selectFrom('blocked_word').select(columns);
  return toRowList(db, words.orderBy(asRead('word')));
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
