import { expect, test } from 'vitest';
import { settingBounds, settingProblem, usualSettings, type SettingNumber } from './settings.ts';

const names = Object.keys(settingBounds) as SettingNumber[];

test.each(names)('%s takes whole numbers within its bounds', (name) => {
  const { least, greatest } = settingBounds[name];
  for (const value of [least, greatest]) expect(settingProblem(name, value)).toBeUndefined();
  for (const value of [least - 1, greatest + 1, least + 0.5, Number.NaN, Infinity])
    expect(settingProblem(name, value)).toContain(`from ${least} to ${greatest}`);
});

test('the usual settings are sound', () => {
  const { idleSeconds, passwordLength, quota } = usualSettings;
  const values = { idleSeconds, passwordLength, ...quota };
  for (const name of names) expect(settingProblem(name, values[name])).toBeUndefined();
});
