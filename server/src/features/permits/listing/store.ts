import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../database/connect.ts';

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

function orderOf({ by, descending }: ListOrder): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const column = sql.ref(`permit.${sortColumns[by]}`);
  // Numbers never repeat; anything else may, and ids then keep the pages from overlapping.
  return by === 'code' ? sql`${column} ${direction}` : sql`${column} ${direction}, permit.id ${direction}`;
}

/** How many permits a clause lets through, and one page of them. */
export interface FoundPermits {
  count: number;
  page: { id: string; number: string }[];
}

/**
 * Counts and finds in one statement. All permits are gathered before they are counted and put in order where the clause
 * looks for text: the planner takes text for more common than it is, and would walk the whole table in order.
 */
export async function findPermits(
  db: Database,
  clause: RawBuilder<SqlBool>,
  order: ListOrder,
  { take, skip }: Slice,
  gatherFirst: boolean,
): Promise<FoundPermits> {
  const gathered = gatherFirst
    ? sql`with found as materialized (
        select permit.id, permit.number, permit.created_at, permit.starts_at, permit.ends_at from permit where ${clause})`
    : sql``;
  const permits = gatherFirst ? sql`found permit` : sql`permit where ${clause}`;
  const { rows } = await sql<FoundPermits>`${gathered}
    select (select count(*) from ${permits}) as count,
      (select coalesce(json_agg(slice), '[]') from (
        select permit.id, permit.number from ${permits} order by ${orderOf(order)} limit ${take} offset ${skip}
      ) slice) as page`.execute(db);
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
