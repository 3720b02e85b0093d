import { normalizeText } from '@eptw/domain/text/same-text';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** The pattern of normal texts that contain the search text; undefined without one. */
export function toLikePattern(searchText: string | null | undefined): string | undefined {
  const text = normalizeText(searchText ?? '');
  return text === '' ? undefined : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether a text, compared as people read it, matches a pattern of normal texts. Its index holds the normal text. */
export function isNormalLike(text: Expression<string>, like: string | RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`normal_text(${text}) like ${like}`;
}

/**
 * Whether one of the texts contains the search text, as people read them: whatever the case, accents, and kinds of
 * spaces, quotes and hyphens. An empty search matches everything.
 */
export function matchesSearch(
  texts: readonly Expression<string>[],
  searchText: string | null | undefined,
): RawBuilder<SqlBool> {
  const like = toLikePattern(searchText);
  if (like === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${sql.join(
    texts.map((text) => isNormalLike(text, like)),
    sql` or `,
  )})`;
}
