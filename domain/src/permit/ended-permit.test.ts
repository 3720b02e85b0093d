import { describe, expect, it } from 'vitest';
import { checkEndedPermitEdit, type EditedPermit } from './ended-permit.ts';

const now = new Date('2026-03-10T00:00:00Z');
const start = new Date('2026-03-01T16:00:00Z');
const period = (end: string | null) => ({ start, end: end === null ? null : new Date(end) });

const past = period('2026-03-04T15:59:59.999Z');
const moved = period('2027-03-04T15:59:59.999Z');
const future = period('2026-03-12T15:59:59.999Z');

function checkEdit(edited: Partial<EditedPermit>): string | undefined {
  const usual: EditedPermit = { status: 'Approved', before: past, after: past, changesCovered: true };
  return checkEndedPermitEdit({ ...usual, ...edited }, now, 'Asia/Singapore');
}

describe('a permit that has ended', () => {
  it.each(['Approved', 'PendingClosure'] as const)('keeps its end while it is %s', (status) => {
    expect(checkEdit({ status, after: moved })).toMatch(
      /^This permit ended on 4 Mar 2026, 23:59\. Its end can no longer be changed/,
    );
    expect(checkEdit({ status, after: period(null) })).toMatch(/can no longer be changed/);
  });

  it('keeps every covered answer while it is Approved, because an edit would take it out of the quota', () => {
    expect(checkEdit({})).toMatch(/You can still change only uploads and the sections filled in after the work/);
    expect(checkEdit({ status: 'PendingApproval' })).toBeUndefined();
  });

  it('can still be filled in after the work', () => {
    expect(checkEdit({ changesCovered: false })).toBeUndefined();
  });

  it.each(['Rejected', 'PendingPMApproval', 'PendingApproval'] as const)(
    'may get a new period while it is %s, because it needs approval',
    (status) => {
      expect(checkEdit({ status, after: moved })).toBeUndefined();
    },
  );
});

it('a permit that has not ended, or has no end, may end on another day', () => {
  expect(checkEdit({ before: future, after: moved })).toBeUndefined();
  expect(checkEdit({ before: period(null), after: moved })).toBeUndefined();
});
