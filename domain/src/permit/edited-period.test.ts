import { describe, expect, it } from 'vitest';
import { checkChildPeriods, findPeriodLimits } from './edited-period.ts';

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const march = period('2026-03-02', '2026-03-04');
const april = period('2026-04-02', '2026-04-04');
const now = new Date('2026-03-03');
const edit = { now, timeZone: 'UTC', isResubmitted: false };
const unchanged = { before: march, after: march };
const moved = { before: march, after: april };
const attached = { before: undefined, after: march };

describe('the limits for the period of a form when its permit is edited', () => {
  it("do not apply when neither it nor its permit's period moves", () => {
    expect(findPeriodLimits(unchanged, unchanged, edit)).toBeUndefined();
    expect(findPeriodLimits({ ...unchanged }, unchanged, edit)).toBeUndefined();
  });

  it("are the current time and the parent permit for the permit's own form", () => {
    expect(findPeriodLimits(moved, moved, { ...edit, parent: march })).toEqual({
      now,
      timeZone: 'UTC',
      permit: march,
    });
  });

  it('are the current time and the edited permit for a form that moves or is newly attached', () => {
    expect(findPeriodLimits({ ...moved }, unchanged, edit)).toMatchObject({ now, permit: march });
    expect(findPeriodLimits(attached, moved, edit)).toMatchObject({ now, permit: april });
  });

  it('are the permit alone for a form that stays while its permit moves', () => {
    expect(findPeriodLimits({ ...unchanged }, moved, edit)).toEqual({
      now: new Date(0),
      timeZone: 'UTC',
      permit: april,
    });
  });

  it('are all of these for every form of a resubmitted permit', () => {
    expect(findPeriodLimits({ ...unchanged }, unchanged, { ...edit, isResubmitted: true })).toMatchObject({
      now,
      permit: march,
    });
  });
});

describe('child permits outside a period', () => {
  const permit = period('2026-03-02T08:00Z', '2026-03-04T17:00Z');
  const child = (start: string, end: string) => ({ number: 'F10N-B2-000007', ...period(start, end) });

  it.each([
    ['the same time', child('2026-03-02T08:00Z', '2026-03-04T17:00Z')],
    ['whole days from the first to the last', child('2026-03-02', '2026-03-04T23:59:59.999Z')],
    ['no time at all', { number: 'F10N-B2-000007', start: null, end: null }],
  ])('do not exist where one runs %s', (_when, one) => {
    expect(checkChildPeriods([one], permit, 'UTC')).toBeUndefined();
  });

  it.each([
    ['an hour too early', child('2026-03-02T07:00Z', '2026-03-03T17:00Z')],
    ['a day too early', child('2026-03-01', '2026-03-03T17:00Z')],
    ['an hour too long', child('2026-03-03T08:00Z', '2026-03-04T18:00Z')],
    ['a day too long', child('2026-03-03T08:00Z', '2026-03-05T23:59:59.999Z')],
  ])('are found where one runs %s', (_when, one) => {
    expect(checkChildPeriods([one], permit, 'UTC')).toContain('F10N-B2-000007');
  });

  it('are listed with their periods and what to do', () => {
    const fifth = period('2026-03-05T08:00Z', '2026-03-05T17:00Z');
    const two = ['F10N-B2-000007', 'F10N-B5-000009'].map((number) => ({ number, ...fifth }));
    expect(checkChildPeriods(two.slice(0, 1), permit, 'UTC')).toBe(
      'Child permit F10N-B2-000007 (5 Mar 2026, 08:00 to 5 Mar 2026, 17:00) would fall outside this period. ' +
        'Change it first, or choose a period that covers it.',
    );
    expect(checkChildPeriods(two, permit, 'UTC')).toMatch(/^Child permits .*000007.*, F10N-B5-000009 .* them\.$/);
  });
});
