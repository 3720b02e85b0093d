import { queueGroups, queueGroupTitles } from '@eptw/domain/permit/work-queue';
import type { ListSection } from '../../../components/list/list-types.ts';
import type { PermitRow, QueueGroupCount } from './list-document.ts';

/**
 * Groups a page of a work queue under headings. `before` is the number of rows on the previous pages: a group that
 * started there continues. Each heading shows the number of permits in the group on all pages.
 */
export function toQueueSections(
  rows: readonly PermitRow[],
  counts: readonly QueueGroupCount[],
  before: number,
): ListSection<PermitRow>[] {
  const getCount = (group: string) => counts.find((groupCount) => groupCount.group === group)?.count ?? 0;
  return queueGroups.flatMap((group, index) => {
    const groupRows = rows.filter((row) => row.queueGroup === group);
    if (groupRows.length === 0) return [];
    const groupStart = queueGroups.slice(0, index).reduce((sum, earlier) => sum + getCount(earlier), 0);
    const title = queueGroupTitles[group];
    return [
      {
        key: group,
        title: before > groupStart ? `${title}, continued` : title,
        count: Math.max(getCount(group), groupRows.length),
        rows: groupRows,
      },
    ];
  });
}
