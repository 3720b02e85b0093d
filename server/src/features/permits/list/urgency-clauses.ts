import { findQueueDays, queueGroups, type QueueGroup } from '@eptw/domain/permit/work-queue';
import { sql, type RawBuilder } from 'kysely';
import type { ListSource } from '../../../database/list-source.ts';
import type { FilterCodes } from './code-rows.ts';

const toRank = (group: QueueGroup) => sql.lit(queueGroups.indexOf(group));

/**
 * The index in `queueGroups` of a permit's group as of now: the SQL counterpart of the domain's `findQueueGroup`.
 * Days are those of each site; a test keeps the two in step.
 */
export function toUrgency(source: ListSource, { siteIdsOfZone }: Pick<FilterCodes, 'siteIdsOfZone'>, now: Date) {
  const { startsAt, siteId } = source;
  const days = [...siteIdsOfZone].map(([zone, siteIds]): RawBuilder<unknown> => {
    const { todayEnds, tomorrowEnds } = findQueueDays(now, zone);
    const isInZone = siteIdsOfZone.size === 1 ? sql`true` : sql`${siteId} = any(${siteIds}::uuid[])`;
    return sql`when ${isInZone} and ${startsAt} < ${todayEnds} then ${toRank('today')}
      when ${isInZone} and ${startsAt} < ${tomorrowEnds} then ${toRank('tomorrow')}`;
  });
  return sql<number>`case when ${source.overdueAfter} < ${now} then ${toRank('overdue')}
    ${sql.join(days, sql` `)} else ${toRank('later')} end`;
}
