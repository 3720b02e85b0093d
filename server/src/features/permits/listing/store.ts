import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { inBatches, type WholeList } from '../../../database/batches.ts';
import type { Database } from '../../../database/connect.ts';
import type { PermitSource } from '../narrow-rows.ts';

/** Sites by code, name and id, disciplines by code and id, and which sites share a time zone. Archived ones too. */
export interface Codes {
  sites: ReadonlyMap<string, string>;
  disciplines: ReadonlyMap<string, string>;
  siteIdsOfZone: ReadonlyMap<string, string[]>;
}

export async function loadCodes(db: Database): Promise<Codes> {
  const [sites, disciplines] = await Promise.all([
    // Living ones come last and win where an archived one bears the same code.
    db
      .selectFrom('site')
      .select(['id', 'code', 'name', 'time_zone'])
      .orderBy(sql`archived_at is null`)
      .execute(),
    db
      .selectFrom('discipline')
      .select(['id', 'code'])
      .orderBy(sql`archived_at is null`)
      .execute(),
  ]);
  const siteIdsOfZone = new Map<string, string[]>();
  for (const { id, time_zone } of sites) siteIdsOfZone.set(time_zone, [...(siteIdsOfZone.get(time_zone) ?? []), id]);
  return {
    sites: new Map(
      sites.flatMap(({ id, code, name }) => [[name, id] as const, [code, id] as const, [id, id] as const]),
    ),
    disciplines: new Map(disciplines.flatMap(({ id, code }) => [[code, id] as const, [id, id] as const])),
    siteIdsOfZone,
  };
}

const sortColumns = {
  createdAt: 'created_at',
  startDate: 'starts_at',
  endDate: 'ends_at',
  code: 'number',
} as const;

export type SortKey = keyof typeof sortColumns;

export function isSortKey(text: string): text is SortKey {
  return Object.hasOwn(sortColumns, text);
}

export interface ListOrder {
  by: SortKey;
  descending: boolean;
}

export interface Slice {
  take: number;
  skip: number;
}

/** How many permits a clause lets through, and one page of them. */
export interface FoundPermits {
  count: number;
  page: { id: string; number: string }[];
}

/** Permits to be counted and listed. */
export interface Sought {
  source: PermitSource;
  clause: RawBuilder<SqlBool>;
  /** Whether no index gives them in order. */
  gatherFirst: boolean;
}

function placeIn(source: PermitSource, by: SortKey): RawBuilder<unknown> {
  return by === 'createdAt' ? source.createdAt : sql.ref(`permit.${sortColumns[by]}`);
}

/** Times may repeat; ids then keep the pages from overlapping. */
function inOrder(descending: boolean): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`place ${direction}, id ${direction}`;
}

/** The ids of all permits that a clause lets through. */
export async function wholePermitList(
  db: Database,
  { source, clause }: Pick<Sought, 'source' | 'clause'>,
  { by, descending }: ListOrder,
): Promise<WholeList<{ id: string }>> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${source.from} where ${clause}`.execute(db);
  const ids = sql<{ id: string }>`
    select ${source.id} as id, ${placeIn(source, by)} as place from ${source.from} where ${clause}
    order by ${inOrder(descending)}`;
  return { count: rows[0]?.count ?? 0, batches: inBatches(db, ids) };
}

/**
 * Counts and finds in one statement, and looks at no more of each permit than is asked for, which mostly stands in an
 * index. What is in no order is gathered before it is counted and put in order: the planner takes texts, above all, for
 * more common than they are, and would walk the whole table in order.
 */
export async function findPermits(
  db: Database,
  { source, clause, gatherFirst }: Sought,
  { by, descending }: ListOrder,
  { take, skip }: Slice,
): Promise<FoundPermits> {
  const place = placeIn(source, by);
  const order = inOrder(descending);
  const { rows } = await sql<FoundPermits>`
    with found as ${gatherFirst ? sql`materialized` : sql`not materialized`} (
      select ${source.id} as id, ${place} as place from ${source.from} where ${clause})
    select (select count(*) from found) as count,
      (select coalesce(json_agg(json_build_object('id', id, 'number', number) order by ${order}), '[]') from (
        select id, place, (select permit.number from permit where permit.id = page.id) as number
        from (select id, place from found order by ${order} limit ${take} offset ${skip}) page
      ) numbered) as page`.execute(db);
  return rows[0] ?? { count: 0, page: [] };
}

/** Whether somebody gave the last approval of a permit that is still Approved, and so could recall it. */
export async function isFinalApprover(db: Database, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('permit')
    .select('id')
    .where('final_approver_id', '=', personId)
    .where('status', '=', 'Approved')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
