import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getLocalTime, toInstant } from './time-zone.ts';

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

test('a local time that clocks skip is read as if they had changed already', () => {
  const skipped = { year: 2026, month: 3, day: 8, hour: 2, minute: 30 };
  expect(toInstant(skipped, 'America/New_York').toISOString()).toBe('2026-03-08T06:30:00.000Z');
});
