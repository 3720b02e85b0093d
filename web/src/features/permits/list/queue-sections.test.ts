import type { QueueGroup } from '@eptw/domain/permit/work-queue';
import { expect, it } from 'vitest';
import type { PermitRow } from './list-document.ts';
import { toQueueSections } from './queue-sections.ts';

const row = (code: string, queueGroup: QueueGroup) => ({ code, queueGroup }) as PermitRow;
const counts = [
  { group: 'overdue', count: 3 },
  { group: 'later', count: 2 },
] as const;
const shown = (rows: PermitRow[], before: number) =>
  toQueueSections(rows, counts, before).map(({ title, count, rows: own }) => [
    title,
    count,
    own.map(({ code }) => code),
  ]);

it('groups a page under headings, the most urgent first', () => {
  expect(shown([row('a', 'overdue'), row('b', 'overdue'), row('c', 'overdue'), row('d', 'later')], 0)).toEqual([
    ['Overdue', 3, ['a', 'b', 'c']],
    ['Later', 2, ['d']],
  ]);
});

it.each([
  ['that began on a page before', 2, [row('c', 'overdue'), row('d', 'later')], ['Overdue, continued', 'Later']],
  ['that begins this page', 3, [row('d', 'later')], ['Later']],
  ['that went on through the page before', 4, [row('e', 'later')], ['Later, continued']],
] as const)('titles a group %s', (_, before, rows, titles) => {
  expect(shown([...rows], before).map(([title]) => title)).toEqual(titles);
});
