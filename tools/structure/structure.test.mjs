import { expect, test } from 'vitest';
import { conformanceProblems } from './conformance.mjs';
import { circleProblems } from './cycles.mjs';
import { importProblems } from './import-rules.mjs';
import { dateProblems } from './date-rules.mjs';
import { kitProblems } from './kit-rules.mjs';
import { parseModule } from './modules.mjs';
import { layerProblems } from './permit-layers.mjs';
import { placeProblems } from './place-rules.mjs';
import { roomFileProblems } from './room-files.mjs';
import { findRoomCycles, roomCycleProblems, subRoomLevel, topLevel } from './room-cycles.mjs';

const importsOf = (file, text) => importProblems(parseModule(file, text));
const kitOf = (file, text) => kitProblems(parseModule(file, text));
const placeOf = (file, text = 'export const gap = 1;\n') =>
  placeProblems(parseModule(file, text), { server: new Set(['users']), web: new Set(['users', 'profile']) });

test('finds imports of every form, recognises type imports and skips comments and strings', () => {
  const { imports } = parseModule(
    'web/src/lib/one.ts',
    `import type { A } from './a.ts';
import { type B } from '@eptw/domain/permit/status';
import c, { d } from '../c.ts';
import * as e from "ignored-quotes";
import './effect.css';
export { f } from './f.ts';
const g = await import('./g.ts');
// import h from './h.ts';
const address = 'https://example.org'; /* import i from './i.ts'; */`,
  );
  expect(imports.map(({ target, typeOnly }) => [target, typeOnly])).toEqual([
    ['web/src/lib/a.ts', true],
    ['domain/src/permit/status.ts', true],
    ['web/src/c.ts', false],
    ['web/src/lib/effect.css', false],
    ['web/src/lib/f.ts', false],
    ['web/src/lib/g.ts', false],
  ]);
});

test.each([
  ['domain/src/permit/quota.ts', "import pg from 'pg';", /The domain imports only itself/],
  ['domain/src/permit/quota.ts', 'export const now = () => new Date();', /asks for the time or for chance/],
  [
    'server/src/app/http-server.ts',
    "import { theme } from '../../../web/src/app/theme.ts';",
    /knows only itself, the domain/,
  ],
  [
    'compiled-queries/src/compile-query.ts',
    "import { message } from '@eptw/domain/message';",
    /knows nothing of permits/,
  ],
  ['local-postgres/src/start.ts', "import { sql } from 'kysely';", /knows nothing of permits/],
  ['web/src/features/sign-on-page/send.ts', "import { useState } from 'react';", /nothing but Preact/],
  [
    'web/src/main.tsx',
    "import { compileQuery } from '@eptw/compiled-queries/compile-query';",
    /share only server\/schema.graphql/,
  ],
  [
    'web/src/main.tsx',
    "import { app } from '../../server/src/app/http-server.ts';",
    /share only server\/schema.graphql/,
  ],
  ['e2e/create-permit.spec.ts', "import { app } from '../server/src/app/http-server.ts';", /from outside/],
  [
    'server/src/features/users/schema.ts',
    "import { load } from './store.ts';",
    /belongs in store.ts, behind service.ts/,
  ],
  ['server/src/features/users/schema.ts', "import { sites } from '../sites/service.ts';", /another feature's service/],
  ['server/src/features/users/service.ts', "import { load } from '../sites/store.ts';", /another feature's store/],
  ['server/src/features/users/password.ts', "import { load } from '../sites/store.ts';", /another feature's store/],
  ['server/src/features/users/service.ts', 'await db.selectFrom(table);', /That belongs in store.ts/],
  ['server/src/features/users/store.ts', "import { load } from './service.ts';", /decisions belong in service.ts/],
  ['server/src/features/users/service.ts', "throw badInput('No such role.');", /Throw a Refusal/],
  ['server/src/app/http-server.ts', 'process.env.PORT;', /Only config.ts does/],
  ['web/src/lib/one.ts', "import { raise } from '../features/permits/raise.ts';", /know no feature/],
  ['web/src/features/users/list.tsx', "import { theme } from '../../app/theme.ts';", /not the other way round/],
  [
    'web/src/features/users/list.tsx',
    "import { one } from '../sites/screens/one.tsx';",
    /only what lies in its components/,
  ],
  ['web/src/features/users/list.tsx', "import { gql } from '@apollo/client';", /knows the GraphQL client/],
  ['web/src/app/root.tsx', "import { useQuery } from '@apollo/client/react';", /knows the GraphQL client/],
  ['web/src/components/list.tsx', "import { map } from 'rxjs';", /knows the GraphQL client/],
  ['web/src/app/root.tsx', "import { useQuery } from '@tanstack/react-query';", /knows the GraphQL client/],
  ['web/src/features/users/list.tsx', "import { transports } from '../../lib/api/transports.ts';", /use its hooks/],
])('%s may not contain %s', (file, text, refusal) => {
  expect(importsOf(file, text)).toEqual([expect.stringMatching(refusal)]);
});

test.each([
  ['domain/src/permit/quota.ts', "import { status } from './status.ts';"],
  ['domain/src/permit/quota.test.ts', "import { test } from 'vitest';"],
  ['server/src/features/users/store.ts', "import { sql } from 'kysely'; await db.selectFrom(table);"],
  ['server/src/features/users/service.ts', "import { load } from './store.ts';"],
  ['server/src/graphql/prepare-document.ts', "import { compileQuery } from '@eptw/compiled-queries/compile-query';"],
  ['compiled-queries/src/compile-query.ts', "import { visit } from 'graphql';"],
  ['web/src/features/sign-on-page/send.ts', "import type { ReactNode } from 'react';"],
  ['web/src/features/sign-on-page/use-checks.ts', "import { useState } from 'preact/hooks';"],
  ['local-postgres/src/start.ts', "import path from 'node:path'; import pg from 'pg';"],
  ['bench/program/cluster.ts', "import { startLocalPostgres } from '@eptw/local-postgres/start';"],
  ['web/src/features/users/list.tsx', "import { one } from '../sites/components/one.tsx';"],
  ['web/src/features/users/list.tsx', "import { useQuery } from '../../lib/api/use-query.ts';"],
  ['web/src/features/users/list.browser.test.tsx', "import { transports } from '../../lib/api/transports.ts';"],
  ['web/src/lib/api/socket.ts', "import { createClient } from 'graphql-ws';"],
  ['web/src/lib/api/use-query.ts', "import { useQuery } from '@tanstack/react-query';"],
  ['web/src/testing/api.ts', "import { parse } from 'graphql';"],
])('%s may contain %s', (file, text) => {
  expect(importsOf(file, text)).toEqual([]);
});

test.each([
  ['web/src/lib/date-utils.ts', /says nothing/],
  ['web/src/lib/helpers/date.ts', /says nothing/],
  ['web/src/lib/index.ts', /only re-exports/],
  ['web/src/lib/DatePicker.tsx', /small letters/],
  ['server/src/features/contractors/store.ts', /not in the table/],
  ['server/src/features/profile/store.ts', /not in the table/],
  ['server/src/features/users/user-service.ts', /is called service.ts/],
  ['server/src/features/users/queries.ts', /is called store.ts/],
])('%s is misplaced', (file, problem) => {
  expect(placeOf(file)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ['review/action-bar.tsx', "import { Permit } from '../model/permit.ts';", []],
  ['review/action-bar.tsx', "import { Permit } from '../../../generated/permits/model.ts';", []],
  ['model/permit.ts', "import type { Bar } from '../review/action-bar.tsx';", [/'model' comes before 'review'/]],
  ['detail/permit.tsx', "import { List } from '../list/list.tsx';", [/'detail' comes before 'list' or stands beside/]],
  ['detail/permit.tsx', "import { Row } from '../../../generated/permits/list.ts';", [/'detail' comes before 'list'/]],
  ['elsewhere/start.tsx', 'export const gap = 1;', [/that has no layer/]],
])('a room of permits may or may not import: %s, %s', (file, text, problems) => {
  expect(layerProblems(parseModule(`web/src/features/permits/${file}`, text))).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  );
});

test.each([
  ['web/src/features/users/form.tsx', "import { Button, Input } from 'antd';", /antd's Input.*Use TextField/],
  ['web/src/features/users/form.tsx', "import { Select as List } from 'antd';", /antd's Select. Only .*field\/ does/],
  ['web/src/components/field/tree.tsx', "import { TreeSelect } from 'antd';", /Decide first whose job it is/],
  ['web/src/features/users/form.tsx', "import Input from 'antd/es/input';", /from 'antd'/],
  ['web/src/features/users/form.tsx', 'const field = <textarea rows={3} />;', /Use TextArea/],
])('the kit refuses that %s says %s', (file, text, refusal) => {
  expect(kitOf(file, text)).toEqual([expect.stringMatching(refusal)]);
});

test.each([
  ['web/src/features/users/form.tsx', "import { Button, Modal, type SelectProps } from 'antd';"],
  ['web/src/components/field/select.tsx', "import { Select as AntSelect } from 'antd';"],
  ['web/src/app/providers.tsx', "import enGB from 'antd/locale/en_GB';"],
  ['web/src/components/field/text-input.tsx', 'const control = <input type="text" />;'],
  ['web/src/features/users/import.tsx', 'const file = <input {...chooser.inputProps} accept=".csv" />;'],
  ['web/src/features/sign-on-page/form.tsx', 'const field = <input value="" />;'],
])('the kit lets %s say %s', (file, text) => {
  expect(kitOf(file, text)).toEqual([]);
});

test.each([
  ['web/src/features/users/form.tsx', 'const field = <TextInput type="date" />;', /Use a picker/],
  ['web/src/features/users/form.tsx', "import dayjs from 'dayjs';", /Use a picker/],
  ['web/src/features/users/row.tsx', "const day = at.toLocaleDateString('en-SG');", /formats a date/],
  ['server/src/pdf/draw.ts', "const format = new Intl.DateTimeFormat('en-SG', { month: 'short' });", /formats a date/],
])('refuses a date of its own: %s says %s', (file, text, refusal) => {
  expect(dateProblems(parseModule(file, text))).toEqual([expect.stringMatching(refusal)]);
});

test.each([
  ['web/src/lib/device-time.ts', 'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;'],
  ['web/src/features/sign-on-page/check-sheet.tsx', '<TextField type="date" />'],
  ['domain/src/time/format.ts', "new Intl.DateTimeFormat('en-US')"],
  ['web/src/features/users/row.test.ts', "at.toLocaleDateString('en-SG')"],
])('lets %s say %s', (file, text) => {
  expect(dateProblems(parseModule(file, text))).toEqual([]);
});

test('refuses a long file, but not a long migration', () => {
  const long = 'export const gap = 1;\n'.repeat(401);
  expect(placeOf('domain/src/permit/quota.ts', long)).toEqual([expect.stringMatching(/401 lines/)]);
  expect(placeOf('server/src/database/migrations/0001-foundation.ts', long)).toEqual([]);
});

test('refuses each circle of files that import each other, types included', () => {
  const modules = [
    parseModule('web/src/a.ts', "import type { b } from './b.ts';"),
    parseModule('web/src/b.ts', "import { c } from './c.ts';"),
    parseModule('web/src/c.ts', "import { a } from './a.ts'; import { d } from './d.ts';"),
    parseModule('web/src/d.ts', "import type { e } from './e.ts';"),
    parseModule('web/src/e.ts', "import { d } from './d.ts'; import { f } from './f.ts';"),
    parseModule('web/src/f.ts', "import { z } from 'zod';"),
  ];
  expect(circleProblems(modules)).toEqual([
    expect.stringMatching(/^web\/src\/a\.ts, web\/src\/b\.ts, web\/src\/c\.ts import each other in a circle/),
    expect.stringMatching(/^web\/src\/d\.ts, web\/src\/e\.ts import each other in a circle/),
  ]);
});

test.each([
  ['users/schema.ts', [], []],
  ['users/admin/person-rows.ts', [], []],
  ['users/password.test.ts', [], []],
  ['users/testing/passwords.ts', [], []],
  ['users/password.ts', ['users/password.ts'], []],
  ['users/password.ts', [], [/users\/password\.ts has a name that no other room has/]],
  ['users/store.ts', ['users/password.ts'], [/users\/password\.ts is not there any more/]],
  ['users/store.ts', ['users/store.ts'], [/users\/store\.ts is not there any more, or has a usual name/]],
])('the name of %s, with %j known', (file, known, problems) => {
  expect(roomFileProblems([`server/src/features/${file}`], known)).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  );
});

const users = 'server/src/features/users';
const sites = 'server/src/features/sites';
const module = (file, ...targets) =>
  parseModule(file, targets.map((target) => `import { one } from '${target}';`).join('\n'));

test('finds a cycle of features, types included, and lists the imports behind it', () => {
  const cycle = [
    parseModule(`${users}/types.ts`, "import type { Site } from '../sites/types.ts';"),
    module(`${sites}/service.ts`, '../../mail/outbox.ts', '../users/admin/service.ts'),
    module(`${sites}/store.ts`, '../users/types.ts'),
    module('server/src/mail/outbox.ts', '../config.ts'),
  ];
  expect(findRoomCycles(cycle, topLevel)).toEqual([
    [
      { from: users, to: sites, imports: [`${users}/types.ts imports ${sites}/types.ts`] },
      {
        from: sites,
        to: users,
        imports: [
          `${sites}/service.ts imports ${users}/admin/service.ts`,
          `${sites}/store.ts imports ${users}/types.ts`,
        ],
      },
    ],
  ]);
  expect(roomCycleProblems(cycle, topLevel)).toEqual([
    expect.stringMatching(
      /users → .*sites → .*users is a cycle[^]*users\/types\.ts imports[^]*service\.ts imports .*, and 1 more$/,
    ),
  ]);
});

test('finds the shortest of several cycles, and each that shares no room with another', () => {
  const rooms = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a', 'b'],
    ['d', 'e', 'a'],
    ['e', 'd'],
  ].map(([name, ...others]) => module(`domain/src/${name}/one.ts`, ...others.map((other) => `../${other}/one.ts`)));
  const cycles = findRoomCycles(rooms, topLevel).map((cycle) => cycle.map(({ from }) => from.slice(-1)).join(''));
  expect(cycles).toEqual(['bc', 'de']);
});

test('finds a cycle between the top-level files of a feature and a sub-room', () => {
  const feature = (...targets) => [
    module(`${users}/service.ts`, ...targets),
    module(`${users}/admin/service.ts`, '../service.ts', '../types.ts'),
    module(`${users}/types.ts`),
  ];
  const cycles = (...targets) => findRoomCycles(feature(...targets), subRoomLevel);
  expect(cycles('./types.ts')).toEqual([]);
  expect(cycles('./admin/service.ts').map((cycle) => cycle.map(({ from }) => from))).toEqual([
    [`${users}/*`, `${users}/admin`],
  ]);
});

test('ignores imports of tests in cycles of rooms', () => {
  const modules = (name) => [
    module(`${users}/service.ts`, '../sites/service.ts'),
    module(`${sites}/${name}.ts`, '../users/service.ts'),
  ];
  expect(findRoomCycles(modules('service'), topLevel)).toHaveLength(1);
  expect(findRoomCycles(modules('service.test'), topLevel)).toEqual([]);
  expect(findRoomCycles(modules('testing/users'), topLevel)).toEqual([]);
});

const files = {
  'e2e/create-permit.spec.ts': "test('a permit', …); test('another; permit', …);",
  'docs/decisions/0001-one.md': '# 1. One',
};

test.each([
  ['| it is there | `e2e/create-permit.spec.ts` |', []],
  ["| proven | `e2e/create-permit.spec.ts` › 'a permit', 'another; permit'; `e2e/create-permit.spec.ts` |  |", []],
  ['| routes and calls are no files | `/permits/:id`, `getPermits`, `docs` |  |', []],
  ['| moved | `e2e/raising.spec.ts` |  |', [/^names e2e\/raising\.spec\.ts, which does not exist/]],
  [
    "| renamed | `e2e/create-permit.spec.ts` › 'a permit', 'a child'; `e2e/create-permit.spec.ts` › 'permit' |  |",
    [/names a test 'a child'/, /names a test 'permit'/],
  ],
  ["| padded | `e2e/create-permit.spec.ts` › 'a child'   |  |", [/names a test 'a child'/]],
  [
    "| with something behind it | `e2e/create-permit.spec.ts` › 'a permit' ~ |  |",
    [/^names a test in an unreadable form/],
  ],
  ['| a folder | `docs/decisions` |  |', [/^names docs\/decisions/]],
  ['| recorded | [1](decisions/0001-one.md) and [2](decisions/0002-two.md) |', [/^links to decisions\/0002-two\.md/]],
  ['| built | `Dockerfile`, `deploy/none.yaml` |', [/^names Dockerfile/, /^names deploy\/none\.yaml/]],
  ['| open | `e2e/create-permit.spec.ts` | — |  |', [/nothing proves/]],
  ['| empty | `e2e/create-permit.spec.ts` |  | ruled |', [/nothing proves/]],
  ['| to come | `e2e/pdf.spec.ts` | NOT YET MET: the export |', []],
])('the list of requirements may or may not say %s', (row, problems) => {
  expect(conformanceProblems(row, (file) => files[file])).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  );
});
