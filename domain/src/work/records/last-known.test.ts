import { describe, expect, it } from 'vitest';
import { workConditions, type WorkCondition } from '../log/conditions.ts';
import { findHeadTone, findLaterCondition, findShownTone, formatShownCondition } from './last-known.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const times = { stopsAt: at('16:07'), expiresAt: at('18:00'), fireWatchUntil: null };
const watch = { stopsAt: null, expiresAt: null, fireWatchUntil: at('17:20') };
const open: readonly WorkCondition[] = ['planned', 'notReady', 'ready', 'live', 'suspended'];

describe('a condition at a later time', () => {
  it.each([
    ['live', '16:06', 'live'],
    ['live', '16:07', 'suspended'],
    ['live', '17:59', 'suspended'],
    ['planned', '17:59', 'planned'],
    ['ready', '17:59', 'ready'],
    ...open.map((condition) => [condition, '18:00', 'expired'] as const),
    ['expired', '16:00', 'expired'],
  ] as const)('%s is at %s %s', (condition, time, later) => {
    expect(findLaterCondition(condition, times, at(time))).toBe(later);
  });

  it('a fire watch ends at its time, and what is finished stays so', () => {
    expect(findLaterCondition('fireWatch', watch, at('17:19'))).toBe('fireWatch');
    expect(findLaterCondition('fireWatch', watch, at('17:20'))).toBe('finished');
    expect(findLaterCondition('finished', times, at('18:00'))).toBe('finished');
  });

  it('nothing changes by itself without a time', () => {
    const never = { stopsAt: null, expiresAt: null, fireWatchUntil: null };
    for (const condition of workConditions) expect(findLaterCondition(condition, never, at('23:59'))).toBe(condition);
  });
});

it('what is only last known says so, except that work has expired', () => {
  expect(formatShownCondition('live', false)).toBe('Live');
  expect(formatShownCondition('live', true)).toBe('Last known: Live');
  expect(formatShownCondition('expired', true)).toBe('Expired');
});

it('what is only last known is never green, and keeps every other tone', () => {
  expect(findShownTone('live', false)).toBe('green');
  expect(findShownTone('live', true)).toBe('orange');
  expect(findShownTone('expired', true)).toBe('red');
  expect(workConditions.map((condition) => findShownTone(condition, true))).not.toContain('green');
});

it('the head is red while the gravest open cause is, whatever the condition', () => {
  expect(findHeadTone('suspended', false, 'noHolder')).toBe('orange');
  expect(findHeadTone('suspended', true, 'gasFailed')).toBe('red');
  expect(findHeadTone('finished', false, 'dangerStop')).toBe('red');
  expect(findHeadTone('live', false, undefined)).toBe('green');
});
