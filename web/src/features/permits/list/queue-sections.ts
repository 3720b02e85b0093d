import { queueGroups, queueGroupTitles } from '@eptw/domain/permit/work-queue';
import type { ListSection } from '../../../components/list/list-types.ts';
import type { PermitRow, QueueGroupCount } from './list-document.ts';

/**
 * A page of a work queue under the headings of its groups. `before` is how many rows the pages before have: a group that
 * began on one of them goes on. Each heading says how many permits the group has on all pages.
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
