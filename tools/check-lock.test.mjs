import { expect, test } from 'vitest';
import { lockProblems } from './check-lock.mjs';

const complete = {
  '': { dependencies: { drill: '1.2.3' } },
  'node_modules/drill': { version: '1.2.3', integrity: 'sha512-a', optionalDependencies: { 'drill-linux': '1.2.3' } },
  'node_modules/drill-linux': { version: '1.2.3', integrity: 'sha512-b', optional: true },
  'node_modules/@eptw/domain': { link: true, resolved: 'domain' },
};

test('a complete lock file passes', () => {
  expect(lockProblems(complete)).toEqual([]);
});

test.each([
  ['an optional part is missing', { 'node_modules/drill-linux': undefined }, /needs drill-linux/],
  [
    'a host is named',
    { 'node_modules/bit': { version: '1.0.0', integrity: 'sha512-c', resolved: 'https://registry.example/bit.tgz' } },
    /Remove "resolved"/,
  ],
  ['a hash is missing', { 'node_modules/bit': { version: '1.0.0' } }, /no integrity hash/],
  ['a version is a range', { '': { devDependencies: { drill: '^1.2.3' } } }, /Pin one exact version/],
])('is refused when %s', (_fault, changed, problem) => {
  const packages = Object.fromEntries(Object.entries({ ...complete, ...changed }).filter(([, entry]) => entry));
  expect(lockProblems(packages)).toEqual([expect.stringMatching(problem)]);
});
