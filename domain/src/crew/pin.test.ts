import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type PinAttemptResult,
  type PinAttempts,
  countLockedMinutes,
  countPinAttempt,
  countSignOffAttempt,
  countWaitSeconds,
  formatPinLocked,
  formatSignOffWait,
  formatWrongPin,
  isWrongPinNoticed,
  maxPinAttempts,
  validatePin,
} from './pin.ts';

test.each(['2580', '1357', '90210', '12344321', '1123'])('%s can be a PIN', (pin) => {
  expect(validatePin(pin)).toBeUndefined();
});

test.each([
  ['123', /4 to 8 digits/],
  ['123456789', /4 to 8 digits/],
  ['', /4 to 8 digits/],
  ['12a4', /4 to 8 digits/],
  ['２５８０', /4 to 8 digits/],
  [' 2580', /4 to 8 digits/],
  ['1234', /too easy/],
  ['456789', /too easy/],
  ['4321', /too easy/],
  ['0000', /too easy/],
  ['77777777', /too easy/],
  ['1212', /too easy/],
  ['123123', /too easy/],
])('%j cannot be a PIN', (pin, sentence) => {
  expect(validatePin(pin)).toMatch(sentence);
});

const start = new Date('2026-11-23T08:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** Makes attempts at these minutes, and returns what became of each. */
function attemptAt(minutes: readonly number[]): PinAttemptResult[] {
  let attempts: PinAttempts | undefined;
  return minutes.map((minute) => {
    const result = countPinAttempt(attempts, after(minute));
    if ('attempts' in result) attempts = result.attempts;
    return result;
  });
}

describe('wrong attempts', () => {
  test('count down, and then lock for a quarter of an hour from the last one', () => {
    const results = attemptAt([0, 3, 6, 9, 12, 13, 26.9, 27]);
    expect(results.map((one) => ('attemptsLeft' in one ? one.attemptsLeft : one.lockedUntil))).toEqual([
      4,
      3,
      2,
      1,
      0,
      after(27),
      after(27),
      4,
    ]);
  });

  test('no longer count after a quarter of an hour without one', () => {
    expect(attemptAt([0, 15]).at(-1)).toMatchObject({ attemptsLeft: 4 });
    expect(attemptAt([0, 14]).at(-1)).toMatchObject({ attemptsLeft: 3 });
  });

  test('are compared at most five times in any quarter of an hour', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { maxLength: 60 }), (gaps) => {
        let minute = 0;
        const minutes = gaps.map((gap) => (minute += gap));
        const compared = minutes.filter((_minute, index) => 'attempts' in (attemptAt(minutes)[index] ?? {}));
        for (const from of compared)
          expect(compared.filter((one) => one >= from && one < from + 15).length).toBeLessThanOrEqual(maxPinAttempts);
      }),
      { numRuns: 40 },
    );
  });

  test('are answered in words', () => {
    expect(formatWrongPin(4)).toBe('Wrong pass number or PIN. 4 tries left.');
    expect(formatWrongPin(1)).toBe('Wrong pass number or PIN. 1 try left.');
    expect(formatWrongPin(0)).toBe('Wrong pass number or PIN. No tries left: try again in 15 minutes.');
    expect(formatPinLocked(countLockedMinutes(after(14.2), start))).toMatch(/in 15 minutes/);
    expect(formatPinLocked(countLockedMinutes(after(0.2), start))).toMatch(/in 1 minute,/);
  });
});

describe('wrong attempts to sign off', () => {
  /** The seconds that an attempt at each of these seconds has to wait, or those that the next one will have to. */
  function waitAt(seconds: readonly number[]): string[] {
    let attempts: PinAttempts | undefined;
    return seconds.map((second) => {
      const at = after(second / 60);
      const result = countSignOffAttempt(attempts, at);
      if ('lockedUntil' in result) return `locked ${(result.lockedUntil.getTime() - at.getTime()) / 1000}`;
      attempts = result.attempts;
      return `${result.attemptsLeft} left, then ${result.waitMs / 1000}`;
    });
  }

  test('wait after five, at first 30 seconds, then twice as long, up to a quarter of an hour', () => {
    expect(waitAt([0, 1, 2, 3])).toEqual(['4 left, then 0', '3 left, then 0', '2 left, then 0', '1 left, then 0']);
    const waits = waitAt([0, 0, 0, 0, 0, 10, 30, 90, 210, 450, 930]);
    expect(waits.slice(4)).toEqual([
      '0 left, then 30',
      'locked 20',
      '0 left, then 60',
      '0 left, then 120',
      '0 left, then 240',
      '0 left, then 480',
      '0 left, then 900',
    ]);
  });

  test('no longer count after a quarter of an hour without one', () => {
    expect(waitAt([0, 0, 0, 0, 0, 900]).at(-1)).toBe('4 left, then 0');
  });

  test('are answered in words that say who signs the worker off meanwhile', () => {
    expect(formatSignOffWait(30)).toBe(
      'Wrong pass number or PIN. Try again in 30 seconds, or ask the permit holder to sign you off.',
    );
    expect(formatSignOffWait(countWaitSeconds(900_000))).toMatch(/in 15 min,/);
  });
});

test('the holder is notified of the tenth wrong PIN, and again after ten more', () => {
  const noticed = Array.from({ length: 25 }, (_, index) => index).filter(isWrongPinNoticed);
  expect(noticed).toEqual([10, 20]);
});
