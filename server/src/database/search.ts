import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Whether one of the texts contains the search text, ignoring case. An empty search matches everything. */
export function matchesSearch(
  texts: readonly Expression<string>[],
  searchText: string | null | undefined,
): RawBuilder<SqlBool> {
  const trimmedText = searchText?.trim();
  if (!trimmedText) return sql<SqlBool>`true`;
  const pattern = `%${trimmedText.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(${sql.join(
    texts.map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  )})`;
}
