import { afterEach, expect, test, vi } from 'vitest';
import { readDeviceValue, saveDeviceValue } from './device-values.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('eptw.test');
});

test('a value is stored under its name, and removed', () => {
  expect(saveDeviceValue('eptw.test', ['status'])).toBe(true);
  expect(readDeviceValue('eptw.test')).toEqual(['status']);
  expect(saveDeviceValue('eptw.test', undefined)).toBe(true);
  expect(readDeviceValue('eptw.test')).toBeUndefined();
});

test('an unreadable one counts as none, and a refusal is no fault', () => {
  localStorage.setItem('eptw.test', '{');
  expect(readDeviceValue('eptw.test')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(saveDeviceValue('eptw.test', ['status'])).toBe(false);
});
