import { expect, test } from 'vitest';
import { findPasswordWeakness } from './password-strength.ts';

const passwordContext = {
  hostName: 'Northern Fab',
  email: 'mei.lin@acme-works.example',
  fullName: 'Mei Lin Tan',
  company: 'ACME Works',
};

test.each(['password', 'Password', 'iloveyou', 'trustno1'])('%s is too common', async (password) => {
  expect(await findPasswordWeakness(password, passwordContext)).toContain('too common');
});

test.each(['abcdef', 'aaaaaa', '123abc', 'qwertyuiop', '123456'])('%s is a pattern', async (password) => {
  expect(await findPasswordWeakness(password, passwordContext)).toContain('a row of keys, a sequence or a repeat');
});

test.each([
  'Permit-to-Work',
  'permittowork2026!',
  'northern fab 1',
  'acme.works',
  'Mei.Lin',
  'meilintan99',
  'ePTW-2026',
])('%s is a name that is easy to guess', async (password) => {
  expect(await findPasswordWeakness(password, passwordContext)).toContain('a name that is easy to guess');
});

test.each([
  'a permit for the crane',
  'four green valves on level two',
  '日本語のながい合言葉',
  '8137-2264-9055',
  ' correct horse ',
])('%s is allowed', async (password) => {
  expect(await findPasswordWeakness(password, passwordContext)).toBeUndefined();
});

test('empty context forbids nothing', async () => {
  const nameless = { hostName: '', email: '', fullName: '', company: '' };
  expect(await findPasswordWeakness('#!?-7261', nameless)).toBeUndefined();
});
