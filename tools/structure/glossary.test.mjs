import { expect, test } from 'vitest';
import { architectureProblems, glossaryProblems, namedFolders } from './glossary.mjs';

const files = [
  'domain/src/message.ts',
  'domain/src/template/inputs/date.ts',
  'server/src/app/http-server.ts',
  'server/src/features/permits/actions/service.ts',
  'web/src/features/permits/screens/list.tsx',
  'web/src/features/mt-groups/members/testing/users.ts',
];

test('features, their sub-rooms and the rooms of the domain need a word', () => {
  expect(namedFolders(files)).toEqual(['actions', 'inputs', 'members', 'mt-groups', 'permits', 'template']);
});

test('a folder that the glossary does not name in code is refused', () => {
  const glossary = '| MT group | `mt-groups` | … |\n`permits`, `actions`, `template`, `inputs`\n\nmembers';
  expect(glossaryProblems(files, glossary)).toEqual([expect.stringMatching(/^does not explain `members`/)]);
});

test('a room that the architecture does not name is refused, whether it is there or may be', () => {
  const architecture = '`template`, `app`, `features`, `permits`';
  expect(architectureProblems(['permits', 'sites'], files, architecture)).toEqual([
    expect.stringMatching(/the room `sites`/),
  ]);
  expect(architectureProblems([], ['web/src/lib/use-now.ts'], architecture)).toHaveLength(1);
});
