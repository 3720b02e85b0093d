import { expect, test } from 'vitest';
import { settingLimits, validateSetting, defaultSettings, type NumericSetting } from './settings.ts';

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
