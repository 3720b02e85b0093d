import { describe, expect, it } from 'vitest';
import { liveStatuses } from './live.ts';
import { permitStatuses } from './status.ts';

describe('live permits', () => {
  it('are those under which somebody may be at work', () => {
    expect(permitStatuses.filter((status) => liveStatuses.includes(status))).toEqual([
      'Approved',
      'PendingClosure',
      'PendingCancel',
    ]);
  });
});
