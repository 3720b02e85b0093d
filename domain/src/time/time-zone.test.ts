import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeClockChange, getLocalTime, toInstant, toStartOfDay } from './time-zone.ts';

const timeZones = [
  'Asia/Singapore',
  'Asia/Kathmandu',
  'Asia/Pyongyang',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Antarctica/Troll',
  'Africa/Monrovia',
  'Europe/Dublin',
] as const;

const formats = Object.fromEntries(
  timeZones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
) as Record<(typeof timeZones)[number], Intl.DateTimeFormat>;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** As the platform writes it: '2026-03-29 01:00:00'. */
function formatLocalTime(instant: number, timeZone: string): string {
  const { year, month, day, hour, minute, second } = getLocalTime(instant, timeZone);
  const date = [year, twoDigits(month), twoDigits(day)].join('-');
  return `${date} ${[hour, minute, second].map(twoDigits).join(':')}`;
}

test('a local time is that of the platform, at any moment in any time zone', () => {
  const instants = fc.integer({ min: Date.UTC(1965, 0, 1), max: Date.UTC(2060, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...timeZones), fc.array(instants, { minLength: 1 }), (zone, moments) => {
      for (const instant of moments) expect(formatLocalTime(instant, zone)).toBe(formats[zone].format(instant));
    }),
  );
});

test.each(timeZones)('the clocks of %s change to the second, whatever was asked before', (zone) => {
  for (const year of [1974, 2015])
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const instant = Date.UTC(year, 0, 1, hour) - 1000;
      if (formatLocalTime(instant, zone) !== formats[zone].format(instant))
        expect.fail(`${new Date(instant).toISOString()} in ${zone}`);
    }
});

/** London and New York go back at 02:00 on these days, to 01:00; New York forward on 8 March 2026, London on 29 March. */
test.each([
  ['Europe/London', '2027-10-31 01:30', 'end', '2027-10-31T00:30:00.000Z', 'comes twice on this day. The first'],
  ['Europe/London', '2027-10-31 01:30', 'start', '2027-10-31T01:30:00.000Z', 'comes twice on this day. The second'],
  ['America/New_York', '2027-11-07 01:30', 'end', '2027-11-07T05:30:00.000Z', 'comes twice on this day. The first'],
  ['America/New_York', '2027-11-07 01:30', 'start', '2027-11-07T06:30:00.000Z', 'comes twice on this day. The second'],
  ['Europe/London', '2026-03-29 01:30', 'end', '2026-03-29T00:30:00.000Z', 'does not come on this day. 00:30 counts.'],
  [
    'Europe/London',
    '2026-03-29 01:30',
    'start',
    '2026-03-29T01:30:00.000Z',
    'does not come on this day. 02:30 counts.',
  ],
  ['America/New_York', '2026-03-08 02:30', 'end', '2026-03-08T06:30:00.000Z', '01:30 counts.'],
  ['America/New_York', '2026-03-08 02:30', 'start', '2026-03-08T07:30:00.000Z', '03:30 counts.'],
  ['Europe/London', '2027-10-31 00:59', 'start', '2027-10-30T23:59:00.000Z', undefined],
  ['Europe/London', '2027-10-31 02:00', 'end', '2027-10-31T02:00:00.000Z', undefined],
  ['America/New_York', '2027-11-07 02:00', 'end', '2027-11-07T07:00:00.000Z', undefined],
  ['Asia/Singapore', '2027-10-31 01:30', 'end', '2027-10-30T17:30:00.000Z', undefined],
] as const)('in %s %s is as an %s %s', (zone, text, side, instant, note) => {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = text.split(/[- :]/).map(Number);
  const local = { year, month, day, hour, minute };
  expect(toInstant(local, zone, side).toISOString()).toBe(instant);
  const described = describeClockChange(local, zone, side);
  if (note === undefined) expect(described).toBeUndefined();
  else expect(described).toContain(note);
});

test.each([
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Asia/Singapore', '2026-03-08', '2026-03-07T16:00:00.000Z'],
])('in %s the %s begins at its first instant: %s', (zone, date, instant) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const start = toStartOfDay({ year, month, day }, zone);
  expect(start.toISOString()).toBe(instant);
  expect(getLocalTime(start.getTime(), zone)).toMatchObject({ year, month, day });
  expect(getLocalTime(start.getTime() - 1000, zone).day).not.toBe(day);
});

test('every instant is one of those that its local time may be', () => {
  const instants = fc.integer({ min: Date.UTC(1974, 0, 1) / 60_000, max: Date.UTC(2060, 0, 1) / 60_000 });
  fc.assert(
    fc.property(fc.constantFrom(...timeZones), instants, (zone, minute) => {
      const local = getLocalTime(minute * 60_000, zone);
      const [earlier, later] = [toInstant(local, zone, 'end').getTime(), toInstant(local, zone, 'start').getTime()];
      expect(earlier).toBeLessThanOrEqual(later);
      expect([earlier, later]).toContain(minute * 60_000);
    }),
    { numRuns: 2000 },
  );
});
