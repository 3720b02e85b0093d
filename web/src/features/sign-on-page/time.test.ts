import { describe, expect, it } from 'vitest';
import { countLeft, formatSiteDay, formatSiteTime } from './time.ts';

const now = new Date('2026-11-23T08:00:00Z').getTime();

describe('a time at the site', () => {
  it.each([
    ['2026-11-23T10:00:00Z', 'en', '18:00'],
    ['2026-11-24T10:00:00Z', 'en', 'Tue 18:00'],
    ['2026-11-24T10:00:00Z', 'zh', '周二 18:00'],
    ['2026-12-24T10:00:00Z', 'en', '24 Dec 2026 18:00'],
    // Digits are those of a clock, in every language.
    ['2026-12-24T10:00:00Z', 'bn', expect.stringMatching(/^24 \S+,? 2026 18:00$/)],
  ] as const)('%s in %s is %s', (at, language, text) => {
    expect(formatSiteTime(at, now, 'Asia/Singapore', language)).toEqual(text);
  });
});

it('a day is written in the language of the page', () => {
  expect(formatSiteDay(new Date('2026-11-20'), 'UTC', 'ms')).toBe('20 Nov 2026');
});

it('what is left is in whole minutes, and never less than none', () => {
  expect(countLeft('2026-11-23T10:14:59Z', now)).toEqual({ hours: 2, minutes: 14 });
  expect(countLeft('2026-11-23T07:00:00Z', now)).toEqual({ hours: 0, minutes: 0 });
});
