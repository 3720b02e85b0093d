import type { RecordedAction } from '@eptw/domain/permit/actions';
import { formRemoved } from '@eptw/domain/template/submission/answer-changes';
import { describe, expect, it } from 'vitest';
import {
  findChangesSinceDecision,
  findChangesSinceApproval,
  findCorrection,
  listReadableChanges,
  type HistoryEntry,
} from './changes-since.ts';

const person = (fullname: string) => ({ _id: fullname, fullname, email: '', role: 'User' as const, company: '' });

function entry(
  sequence: number,
  action: RecordedAction,
  by: string,
  changes: [name: string, before: string, after: string][],
): HistoryEntry {
  return {
    sequence,
    action,
    at: `2026-11-0${sequence}T00:00:00Z`,
    by: person(by),
    text: '',
    from: null,
    to: 'PendingApproval',
    reason: null,
    group: null,
    changes: changes.map(([name, before, after]) => ({ form: 'GENERAL PERMIT', name, label: name, before, after })),
    lapsed: [],
  };
}

describe('the changes since the last submission', () => {
  it('are empty for a permit that was only submitted', () => {
    const { changes, since } = findChangesSinceDecision([entry(1, 'create', 'Daniel', [])]);
    expect(changes).toEqual([]);
    expect(since?.action).toBe('create');
  });

  it('are all differences from its source for a copy, until it is resubmitted', () => {
    const copy = [
      entry(1, 'create', 'Daniel', [['place', 'bay 1', 'bay 2']]),
      entry(2, 'edit', 'Priya', [['place', 'bay 2', 'bay 3']]),
    ];
    const { changes, isCopy } = findChangesSinceDecision(copy);
    expect(isCopy).toBe(true);
    expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([['place', 'bay 1', 'bay 3']]);
    const resubmitted = [...copy, entry(3, 'reject', 'Aisha', []), entry(4, 'resubmit', 'Daniel', [])];
    expect(findChangesSinceDecision(resubmitted)).toMatchObject({ isCopy: false, changes: [] });
  });

  it('omit changes of reviewers', () => {
    const { changes } = findChangesSinceDecision([
      entry(1, 'create', 'Daniel', []),
      entry(2, 'changeReviewers', 'Daniel', [['individual', 'Priya', 'Priya, Aisha']]),
    ]);
    expect(changes).toEqual([]);
  });

  it('merge the resubmission and later corrections', () => {
    const { changes, since, by } = findChangesSinceDecision([
      entry(1, 'create', 'Daniel', []),
      entry(2, 'edit', 'Priya', [['tool', 'saw', 'drill']]),
      entry(3, 'reject', 'Aisha', []),
      entry(4, 'resubmit', 'Daniel', [['place', 'bay 1', 'bay 2']]),
      entry(5, 'edit', 'Priya', [['place', 'bay 2', 'bay 3']]),
    ]);
    expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([['place', 'bay 1', 'bay 3']]);
    expect(since?.by?.fullname).toBe('Aisha');
    expect(by).toEqual(['Daniel', 'Priya']);
  });

  it('omit values that are back at their first value, in any order of the entries', () => {
    const { changes } = findChangesSinceDecision([
      entry(3, 'edit', 'Priya', [['tool', 'drill', 'saw']]),
      entry(2, 'edit', 'Priya', [['tool', 'saw', 'drill']]),
      entry(1, 'create', 'Daniel', []),
    ]);
    expect(changes).toEqual([]);
  });
});

describe('the changes since a lapsed approval', () => {
  const lapsed = [{ name: 'Aisha', capacity: 'individual reviewer' }];
  const forGroup = { ...entry(3, 'approve', 'Gus', []), group: 'Facilities' };
  const history = [
    entry(1, 'create', 'Daniel', []),
    entry(2, 'approve', 'Aisha', []),
    forGroup,
    { ...entry(4, 'editApproved', 'Daniel', [['work', 'strainer', 'cutting']]), lapsed },
    entry(5, 'edit', 'Gus', [
      ['work', 'cutting', 'open flame cutting'],
      ['end', '2 Mar', '9 Mar'],
    ]),
  ];
  const describeChanges = (viewer: { id: string; groups: string[] }, entries: HistoryEntry[] = history) => {
    const since = findChangesSinceApproval(entries, viewer);
    return since && [since.isOwn, ...since.changes.map(({ before, after }) => `${before} → ${after}`)];
  };

  it('are shown to the approver with first and last value', () => {
    expect(describeChanges({ id: 'Aisha', groups: [] })).toEqual([
      true,
      'strainer → open flame cutting',
      '2 Mar → 9 Mar',
    ]);
  });

  it('are shown to other members of the group it was given for', () => {
    expect(describeChanges({ id: 'Gert', groups: ['Facilities'] })?.[0]).toBe(false);
    expect(describeChanges({ id: 'Gert', groups: ['Safety'] })).toBeUndefined();
  });

  it('are undefined while the approval counts, or after it was given again', () => {
    expect(describeChanges({ id: 'Aisha', groups: [] }, history.slice(0, 3))).toBeUndefined();
    expect(
      describeChanges({ id: 'Aisha', groups: [] }, [...history, entry(6, 'approve', 'Aisha', [])]),
    ).toBeUndefined();
  });

  it('ignore approvals before a resubmission', () => {
    const again = [...history, entry(6, 'reject', 'Max', []), entry(7, 'resubmit', 'Daniel', [])];
    expect(describeChanges({ id: 'Aisha', groups: [] }, again)).toBeUndefined();
  });
});

describe('the correction of a rejected permit', () => {
  it('has the rejection, the resubmission and all changes since, also later ones', () => {
    const correction = findCorrection([
      entry(1, 'create', 'Daniel', []),
      entry(2, 'reject', 'Aisha', []),
      entry(3, 'resubmit', 'Daniel', [['place', 'bay 1', 'bay 2']]),
      entry(4, 'edit', 'Priya', [['place', 'bay 2', 'bay 3']]),
    ]);
    expect(correction?.rejection.by?.fullname).toBe('Aisha');
    expect(correction?.resubmission.sequence).toBe(3);
    expect(correction?.changes).toMatchObject([{ before: 'bay 1', after: 'bay 3' }]);
  });

  it('is none for a permit that was never rejected', () => {
    expect(findCorrection([entry(1, 'create', 'Daniel', []), entry(2, 'edit', 'Priya', [])])).toBeUndefined();
  });
});

it('a form that was taken off stands for its answers', () => {
  const change = { name: 'tool', label: 'Tool', before: 'Torch', after: '' };
  const removed = { form: 'HOT WORK', ...formRemoved };
  const other = { form: 'GENERAL PERMIT', ...change };
  expect(listReadableChanges([removed, { form: 'HOT WORK', ...change }, other])).toEqual([removed, other]);
});
