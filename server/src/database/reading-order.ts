import { sql, type RawBuilder } from 'kysely';

/**
 * A text column to sort by as people read it: accents and capitals beside their letters, numbers by their value. The
 * web's `compareAsRead` has the same order. An index that serves a list has this collation too.
 */
export function asRead(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate reading_order`;
}
