import { describe, expect, it } from 'vitest';
import { changesSince, type HistoryEntry } from './changes-since.ts';

const person = (fullname: string) => ({ _id: fullname, fullname, email: '', role: 'User', company: '' });

function entry(sequence: number, action: string, by: string, changes: [name: string, before: string, after: string][]) {
  return {
    sequence,
    action,
    at: `2026-11-0${sequence}T00:00:00Z`,
    by: person(by),
    text: '',
    from: null,
    to: '',
    reason: null,
    group: null,
    changes: changes.map(([name, before, after]) => ({ form: 'GENERAL PERMIT', name, label: name, before, after })),
  } satisfies HistoryEntry;
}

describe('what has changed since the last submission', () => {
  it('is nothing for a permit that was only submitted', () => {
    const { changes, since } = changesSince([entry(1, 'create', 'Daniel', [])]);
    expect(changes).toEqual([]);
    expect(since?.action).toBe('create');
  });

  it('is all that differs from its source for a copy, until it is resubmitted', () => {
    const copy = [
      entry(1, 'create', 'Daniel', [['place', 'bay 1', 'bay 2']]),
      entry(2, 'edit', 'Priya', [['place', 'bay 2', 'bay 3']]),
    ];
    const { changes, isCopy } = changesSince(copy);
    expect(isCopy).toBe(true);
    expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([['place', 'bay 1', 'bay 3']]);
    const resubmitted = [...copy, entry(3, 'reject', 'Aisha', []), entry(4, 'resubmit', 'Daniel', [])];
    expect(changesSince(resubmitted)).toMatchObject({ isCopy: false, changes: [] });
  });

  it('leaves out who reviews', () => {
    const { changes } = changesSince([
      entry(1, 'create', 'Daniel', []),
      entry(2, 'changeReviewers', 'Daniel', [['individual', 'Priya', 'Priya, Aisha']]),
    ]);
    expect(changes).toEqual([]);
  });

  it('is what the resubmission brought and what was corrected after it, told once', () => {
    const { changes, since, by } = changesSince([
      entry(1, 'create', 'Daniel', []),
      entry(2, 'edit', 'Priya', [['tool', 'saw', 'drill']]),
      entry(3, 'reject', 'Aisha', []),
      entry(4, 'resubmit', 'Daniel', [['place', 'bay 1', 'bay 2']]),
      entry(5, 'edit', 'Priya', [['place', 'bay 2', 'bay 3']]),
    ]);
    expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([['place', 'bay 1', 'bay 3']]);
    expect(since?.by.fullname).toBe('Aisha');
    expect(by).toEqual(['Daniel', 'Priya']);
  });

  it('leaves out what is back at its first value, whatever the order of the entries', () => {
    const { changes } = changesSince([
      entry(3, 'edit', 'Priya', [['tool', 'drill', 'saw']]),
      entry(2, 'edit', 'Priya', [['tool', 'saw', 'drill']]),
      entry(1, 'create', 'Daniel', []),
    ]);
    expect(changes).toEqual([]);
  });
});
