import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { TestClient } from '../../../testing/client.ts';

/** For tests: the payload of an administrative mutation. */
export interface MutationPayload<Item> {
  success: boolean;
  code: string;
  message: string;
  item: Item;
}

/**
 * For tests: calls one field and returns its payload. `args` are the arguments with their GraphQL types and values.
 */
export async function callField<Item = unknown>(
  client: Pick<TestClient, 'query'>,
  kind: 'query' | 'mutation',
  field: string,
  args: Record<string, { type: string; value: unknown }>,
  item?: string,
): Promise<MutationPayload<Item>> {
  const declared = Object.entries(args).map(([name, { type }]) => `$${name}: ${type}`);
  const passed = Object.keys(args).map((name) => `${name}: $${name}`);
  const { data, errors } = await client.query<Record<string, MutationPayload<Item>>>(
    `${kind} (${declared.join(', ')}) {
      answer: ${field}(${passed.join(', ')}) { success code message ${item ? `item { ${item} }` : ''} } }`,
    Object.fromEntries(Object.entries(args).map(([name, { value }]) => [name, value])),
  );
  if (errors || !data['answer']) throw new Error(JSON.stringify(errors));
  return data['answer'];
}

/** For tests: the newest audit entry, as 'action kind name: field before → after, …'. */
export async function findLastAuditEntry(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ summary: string }>`
    select action || ' ' || subject_kind || ' ' || subject_name || ': ' || coalesce((
      select string_agg(change->>'field' || ' ' || coalesce(change->>'before', '–') || ' → '
        || coalesce(change->>'after', '–'), ', ' order by place)
      from jsonb_array_elements(changes) with ordinality as one (change, place)), '') as summary
    from administration_entry order by sequence desc limit 1`.execute(db);
  return rows[0]?.summary;
}

/** For tests: how many audit entries there are. */
export async function countAuditEntries(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from administration_entry`.execute(db);
  return rows[0]?.count ?? 0;
}
