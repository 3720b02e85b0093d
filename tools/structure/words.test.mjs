import { expect, test } from 'vitest';
import { parseModule } from './modules.mjs';
import { wordProblems } from './words.mjs';

const problemsOf = (file, text = '') => wordProblems(parseModule(file, text));

test.each([
  ['server/src/features/notifications/telling/service.ts', '', /'telling'.*dispatch/],
  ['web/src/features/users/kept-users.tsx', '', /'kept'/],
  ['domain/src/permit/status.ts', 'export const keptState = 1;', /'keptState'/],
  ['domain/src/permit/status.ts', 'function f(told: string) {}', /'told'/],
  ['domain/src/permit/status.ts', 'type Wish = `${Deed}`;', /'Wish'.*request/],
  ['server/src/config.ts', 'const LOGIN_TRIES = 3;', /'LOGIN_TRIES'.*attempts/],
  ['web/src/app/root.tsx', 'const page = <p>{told}</p>;', /'told'/],
  ['web/src/app/root.ts', 'const overtaken = [];', /superseded/],
])('%s may not contain %s', (file, text, problem) => {
  expect(problemsOf(file, text)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
});

test.each([
  ['domain/src/permit/status.ts', 'const skeptical = upholder;'],
  ['domain/src/permit/status.ts', "throw new Error('You are told what was meant'); // asked"],
  ['domain/src/permit/status.ts', 'const text = `It was kept by ${name}`;'],
  ['domain/src/permit/status.ts', 'expect(message).toMatch(/cannot be kept/);'],
  ['web/src/app/root.tsx', 'const page = <p>What you asked <b>{name}</b> to tell us</p>;'],
  ['server/src/features/settings/schema.ts', 'const { refuseGuessable } = settings;'],
  ['bench/list.bench.ts', 'const rounds = 15;'],
])('%s may contain %s', (file, text) => {
  expect(problemsOf(file, text)).toEqual([]);
});

test('an exception applies only to its place', () => {
  expect(problemsOf('server/src/jobs/rounds.ts', 'const rounds = 1;')).toHaveLength(2);
});
