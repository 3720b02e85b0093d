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
  const countOf = (group: string) => counts.find((one) => one.group === group)?.count ?? 0;
  return queueGroups.flatMap((group, index) => {
    const inGroup = rows.filter((row) => row.queueGroup === group);
    if (inGroup.length === 0) return [];
    const begins = queueGroups.slice(0, index).reduce((sum, earlier) => sum + countOf(earlier), 0);
    const title = queueGroupTitles[group];
    return [
      {
        key: group,
        title: before > begins ? `${title}, continued` : title,
        count: Math.max(countOf(group), inGroup.length),
        rows: inGroup,
      },
    ];
  });
}
