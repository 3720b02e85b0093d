import { describe, expect, it } from 'vitest';
import { periodLimitsOfEdit } from './edited-period.ts';

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const march = period('2026-03-02', '2026-03-04');
const april = period('2026-04-02', '2026-04-04');
const now = new Date('2026-03-03');
const edit = { now, timeZone: 'UTC', isResubmitted: false };
const kept = { before: march, after: march };
const moved = { before: march, after: april };
const attached = { before: undefined, after: march };

describe('what the period of a form is held against when its permit is edited', () => {
  it('is nothing where neither it nor the period of its permit moves', () => {
    expect(periodLimitsOfEdit(kept, kept, edit)).toBeUndefined();
    expect(periodLimitsOfEdit({ ...kept }, kept, edit)).toBeUndefined();
  });

  it('is the clock and the parent permit for the own form of a permit', () => {
    expect(periodLimitsOfEdit(moved, moved, { ...edit, parent: march })).toEqual({
      now,
      timeZone: 'UTC',
      permit: march,
    });
  });

  it('is the clock and the permit, as it is being edited, for a form that moves or is attached anew', () => {
    expect(periodLimitsOfEdit({ ...moved }, kept, edit)).toMatchObject({ now, permit: march });
    expect(periodLimitsOfEdit(attached, moved, edit)).toMatchObject({ now, permit: april });
  });

  it('is the permit alone for a form that stays while its permit moves', () => {
    expect(periodLimitsOfEdit({ ...kept }, moved, edit)).toEqual({ now: new Date(0), timeZone: 'UTC', permit: april });
  });

  it('is everything for all forms of a permit that is resubmitted', () => {
    expect(periodLimitsOfEdit({ ...kept }, kept, { ...edit, isResubmitted: true })).toMatchObject({
      now,
      permit: march,
    });
  });
});
