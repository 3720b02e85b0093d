import { describe, expect, it } from 'vitest';
import { message } from '../message.ts';
import { defaultQuota, listPermitsNearQuota, formatQuotaAdvice, checkQuota } from './quota.ts';

describe('the quota', () => {
  const numbers = ['F10N-GP-000001', 'F10N-GP-000002', 'F10N-GP-000003'];

  it('blocks at three pending closure and names them', () => {
    const refusal = checkQuota({ pendingClosure: numbers, unclosed: [] }, defaultQuota);
    expect(refusal).toBe(`${message.tooManyPendingClosure(3)} Permits to close: ${numbers.join(', ')}.`);
  });

  it('blocks at two unclosed and names them', () => {
    const refusal = checkQuota({ pendingClosure: [], unclosed: numbers.slice(0, 2) }, defaultQuota);
    expect(refusal).toBe(`${message.tooManyUnclosed(2)} Permits to close: ${numbers.slice(0, 2).join(', ')}.`);
  });

  it('does not block below the limits, or when switched off', () => {
    expect(
      checkQuota({ pendingClosure: numbers.slice(0, 2), unclosed: numbers.slice(0, 1) }, defaultQuota),
    ).toBeUndefined();
    expect(
      checkQuota({ pendingClosure: numbers, unclosed: numbers }, { ...defaultQuota, enabled: false }),
    ).toBeUndefined();
  });
});

describe('the permits near a limit', () => {
  const numbers = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index}`);

  it.each<[pending: number, unclosed: number, string[]]>([
    [0, 0, []],
    [1, 0, []],
    [2, 0, ['pending 0', 'pending 1']],
    [0, 1, ['unclosed 0']],
    [1, 1, ['unclosed 0']],
    [2, 1, ['pending 0', 'pending 1', 'unclosed 0']],
    [3, 1, []],
    [2, 2, []],
  ])('with %i pending closure and %i unclosed', (pendingClosure, unclosed, near) => {
    const use = { pendingClosure: numbers('pending', pendingClosure), unclosed: numbers('unclosed', unclosed) };
    expect(listPermitsNearQuota(use, defaultQuota)).toEqual(near);
    expect(listPermitsNearQuota(use, { ...defaultQuota, enabled: false })).toEqual([]);
  });

  it('are none when none count, whatever the limit', () => {
    const strict = { enabled: true, pendingClosureLimit: 1, unclosedLimit: 1 };
    expect(listPermitsNearQuota({ pendingClosure: [], unclosed: [] }, strict)).toEqual([]);
  });
});

describe('the quota advice before sign-in', () => {
  it('names the limits in force', () => {
    expect(formatQuotaAdvice({ enabled: true, pendingClosureLimit: 5, unclosedLimit: 4 })).toBe(
      'Close your permits as soon as the work is done. With 5 or more permits pending closure, or 4 or more unclosed permits, you cannot create new ones.',
    );
  });

  it('names none when switched off or not yet loaded', () => {
    const advice = 'Close your permits as soon as the work is done.';
    expect(formatQuotaAdvice({ ...defaultQuota, enabled: false })).toBe(advice);
    expect(formatQuotaAdvice(undefined)).toBe(advice);
  });
});
