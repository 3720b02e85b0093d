import { expect, test } from 'vitest';
import { absentRoomProblems, architectureProblems, glossaryProblems, namedFolders, parseRooms } from './glossary.mjs';

const files = [
  'domain/src/message.ts',
  'domain/src/template/inputs/date.ts',
  'server/src/app/http-server.ts',
  'server/src/features/permits/actions/service.ts',
  'web/src/features/permits/screens/list.tsx',
  'web/src/features/mt-groups/members/testing/users.ts',
];

test('features, their sub-rooms and the rooms of the domain must be in the glossary', () => {
  expect(namedFolders(files)).toEqual(['actions', 'inputs', 'members', 'mt-groups', 'permits', 'template']);
});

test('refuses a folder that the glossary does not list as code', () => {
  const glossary = '| MT group | `mt-groups` | … |\n`permits`, `actions`, `template`, `inputs`\n\nmembers';
  expect(glossaryProblems(files, glossary)).toEqual([expect.stringMatching(/^does not explain `members`/)]);
});

test('reads the rooms of each side from the table of the architecture', () => {
  const table =
    '| side   | rooms |\n| both   | `users`, `sites` |\n| server | `sign-in` (above users) |\n| web    | `profile` |';
  expect(parseRooms(table)).toEqual({
    server: new Set(['users', 'sites', 'sign-in']),
    web: new Set(['users', 'sites', 'profile']),
  });
});

test('refuses a folder beside the features that the architecture does not list', () => {
  const architecture = '`template`, `app`, `features`, `permits`';
  expect(architectureProblems(files, architecture)).toEqual([]);
  expect(architectureProblems(['web/src/lib/use-now.ts'], architecture)).toHaveLength(1);
});

test('refuses a room of the table that its side does not have', () => {
  const rooms = { server: new Set(['permits', 'drafts']), web: new Set(['permits']) };
  expect(absentRoomProblems(files, rooms)).toEqual([expect.stringMatching(/^names a room `drafts` that server does/)]);
});
