import { expect, it } from 'vitest';
import { listOwnTasks } from './own-tasks.ts';

const nothing = {
  pendingMyApproval: 0,
  overdueMyApproval: 0,
  childPermitsPendingMyApproval: 0,
  toFinish: 0,
};
const listTexts = (counts: Partial<typeof nothing>) => listOwnTasks({ ...nothing, ...counts }).map(({ text }) => text);

it('says how many permits need an approval, and how many are overdue', () => {
  expect(listTexts({ pendingMyApproval: 10, overdueMyApproval: 5 })).toEqual([
    '10 permits need your approval, 5 are overdue',
  ]);
  expect(listTexts({ pendingMyApproval: 1, overdueMyApproval: 1 })).toEqual([
    '1 permit needs your approval, 1 is overdue',
  ]);
  expect(listTexts({ pendingMyApproval: 2 })).toEqual(['2 permits need your approval']);
});

it('names child permits and what is to be closed after them, each with its list', () => {
  const tasks = listOwnTasks({
    pendingMyApproval: 1,
    overdueMyApproval: 0,
    childPermitsPendingMyApproval: 1,
    toFinish: 3,
  });
  expect(tasks).toEqual([
    { text: '1 permit needs your approval', path: '/my-pending-approval-permits' },
    { text: '1 child permit needs your approval', path: '/my-child-permits-pending-approval' },
    { text: '3 permits need you to close or cancel them', path: '/permits-pending-close-cancel' },
  ]);
});

it('is nothing where nothing needs the person', () => {
  expect(listTexts({})).toEqual([]);
});
