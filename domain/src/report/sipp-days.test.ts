import { expect, test } from 'vitest';
import { groupSippWorks, type SippWork } from './sipp-days.ts';
import { toSippSubmission } from './sipp-work.ts';

function work(code: string, startDate: string, stage: SippWork['stage'], title = 'B7 - SIPP PERMIT'): SippWork {
  const submission = toSippSubmission({ startDate }, { sections: [] });
  return {
    _id: `id of ${code}`,
    code,
    isChild: false,
    site: 'F10N',
    status: 'Approved',
    stage,
    startDate,
    title,
    submission,
    duration: 9,
  };
}

test('groups works by day and approval, in order', () => {
  const days = groupSippWorks([
    work('GP-2', '2026-03-02', 'pending'),
    work('GP-1', '2026-03-02', 'approved'),
    work('GP-3', '2026-03-02', 'approved'),
    work('GP-4', '2026-03-05', 'approved'),
  ]);
  const codes = days.map(({ startDate, pendingApprovalPermits, approvedPermits }) => [
    startDate,
    pendingApprovalPermits.map(({ code }) => code),
    approvedPermits.map(({ code }) => code),
  ]);
  expect(codes).toEqual([
    ['2026-03-02', ['GP-2'], ['GP-1', 'GP-3']],
    ['2026-03-05', [], ['GP-4']],
  ]);
});

test('groups two forms of one permit that start on the same day, but not on two days', () => {
  const together = groupSippWorks([
    work('GP-1', '2026-03-02', 'approved', 'first'),
    work('GP-1', '2026-03-02', 'approved', 'second'),
  ]);
  expect(together[0]?.approvedPermits.map(({ children }) => children.map(({ title }) => title))).toEqual([
    ['first', 'second'],
  ]);
  expect(groupSippWorks([work('GP-1', '2026-03-02', 'approved'), work('GP-1', '2026-03-03', 'approved')])).toHaveLength(
    2,
  );
});
