import { describe, expect, it } from 'vitest';
import { liveStatuses, placeOf } from './live.ts';
import { statuses } from './status.ts';

describe('live permits', () => {
  it('are those under which somebody may be at work', () => {
    expect(statuses.filter((status) => liveStatuses.includes(status))).toEqual([
      'Approved',
      'PendingClosure',
      'PendingCancel',
    ]);
  });
});

describe('where the work is', () => {
  it.each([
    [{ workLocation: ' Bay 12 ', buildingLevel: 'Level 3' }, 'Bay 12, Level 3'],
    [{ workLocation: 'Bay 12', buildingLevel: '' }, 'Bay 12'],
    [{ buildingLevel: 'Level 3' }, 'Level 3'],
    [{ workLocation: ['Bay 12'] }, ''],
    [{}, ''],
  ])('%j is at "%s"', (submission, place) => {
    expect(placeOf(submission)).toBe(place);
  });
});
