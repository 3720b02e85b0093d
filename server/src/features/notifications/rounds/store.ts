import { statusesDuring, type NotificationKind } from '@eptw/domain/notification/kinds';
import { rounds, type DaysAround } from '@eptw/domain/notification/times';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** The time zones that sites lie in. */
export async function timeZonesOfSites(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('site').select('time_zone').distinct().execute();
  return rows.map((row) => row.time_zone);
}

/** A permit that people are told of because of the day. */
export interface FoundPermit {
  kind: NotificationKind;
  permitId: string;
  submitterId: string;
  ownerId: string;
}

/** What starts and ends around a day at the sites of a time zone. */
export async function permitsAround(db: Database, timeZone: string, days: DaysAround): Promise<FoundPermit[]> {
  // Permits and child permits each have indexes of their own.
  const kinds = [sql`parent_permit_id is null`, sql`parent_permit_id is not null`];
  const found = rounds.flatMap(({ kind, end, from, until }) =>
    kinds.map((ofKind) => {
      const instant = sql.ref(end === 'starts' ? 'starts_at' : 'ends_at');
      return sql`
        select ${kind}::text as kind, id as "permitId", submitter_id as "submitterId", owner_id as "ownerId"
        from permit where ${ofKind} and ${instant} >= ${days[from]} and ${instant} < ${days[until]}
          and status = any(${statusesDuring(kind) ?? []}::text[])
          and site_id in (select site.id from site where site.time_zone = ${timeZone})`;
    }),
  );
  const { rows } = await sql<FoundPermit>`${sql.join(found, sql` union all `)}`.execute(db);
  return rows;
}
