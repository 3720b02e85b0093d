import { expect, test } from 'vitest';
import {
  formatSettings,
  settingLimits,
  validateFeedbackUrl,
  validateSetting,
  defaultSettings,
  type NumericSetting,
} from './settings.ts';

const names = Object.keys(settingLimits) as NumericSetting[];

test.each(names)('%s takes whole numbers within its bounds', (name) => {
  const { minimum, maximum } = settingLimits[name];
  for (const value of [minimum, maximum]) expect(validateSetting(name, value)).toBeUndefined();
  for (const value of [minimum - 1, maximum + 1, minimum + 0.5, Number.NaN, Infinity])
    expect(validateSetting(name, value)).toContain(`from ${minimum} to ${maximum}`);
});

test('the default settings are valid', () => {
  const { idleSeconds, passwordLength, quota } = defaultSettings;
  const values = { idleSeconds, passwordLength, ...quota };
  for (const name of names) expect(validateSetting(name, values[name])).toBeUndefined();
});

test('the audit log shows every setting', () => {
  expect(
    formatSettings({ ...defaultSettings, quota: { enabled: true, pendingClosureLimit: 3, unclosedLimit: 5 } }),
  ).toEqual({
    'Permit quota': true,
    'Maximum permits pending closure': 3,
    'Maximum unclosed permits': 5,
    'Sign out after (seconds)': 10_800,
    'Minimum password length': 6,
    'Block common passwords': true,
    'Approve accounts automatically': false,
    'Feedback form': null,
  });
});

test('the address of the feedback form is one of the web, or empty', () => {
  for (const address of ['', 'https://forms.example/eptw', 'http://forms.example'])
    expect(validateFeedbackUrl(address)).toBeUndefined();
  for (const address of ['forms.example', 'javascript:alert(1)', 'https://a b', 'https://user@forms.example/'])
    expect(validateFeedbackUrl(address)).toMatch(/^Feedback form: enter an address/);
});
