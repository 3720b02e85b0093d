import { getRelevantStatuses, type NotificationKind } from '@eptw/domain/notification/kinds';
import { dayReminders, type SurroundingDays } from '@eptw/domain/notification/schedule';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** The time zones of all sites. */
export async function listSiteTimeZones(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('site').select('time_zone').distinct().execute();
  return rows.map((row) => row.time_zone);
}

/** A permit that a reminder is due for. */
export interface PermitReminder {
  kind: NotificationKind;
  permitId: string;
  submitterId: string;
  ownerId: string;
}

/** The permits that start and end around a day at the sites of a time zone. */
export async function findPermitReminders(
  db: Database,
  timeZone: string,
  days: SurroundingDays,
): Promise<PermitReminder[]> {
  // Permits and child permits have separate indexes.
  const kinds = [sql`parent_permit_id is null`, sql`parent_permit_id is not null`];
  const queries = dayReminders.flatMap(({ kind, end, from, until }) =>
    kinds.map((kindClause) => {
      const instant = sql.ref(end === 'starts' ? 'starts_at' : 'ends_at');
      return sql`
        select ${kind}::text as kind, id as "permitId", submitter_id as "submitterId", owner_id as "ownerId"
        from permit where ${kindClause} and ${instant} >= ${days[from]} and ${instant} < ${days[until]}
          and status = any(${getRelevantStatuses(kind) ?? []}::text[])
          and site_id in (select site.id from site where site.time_zone = ${timeZone})`;
    }),
  );
  const { rows } = await sql<PermitReminder>`${sql.join(queries, sql` union all `)}`.execute(db);
  return rows;
}
