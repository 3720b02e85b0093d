import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { listAllReleases } from './service.ts';

interface Answer {
  count: number;
  changelogs: string;
  items: { dateDeployed: string; logs: string[] }[];
}

const releases = Array.from({ length: 25 }, (_, index) => ({
  dateDeployed: `2026-01-${String(25 - index).padStart(2, '0')}`,
  logs: [`Line of release ${25 - index}`],
}));
const fields = '{ count changelogs items { dateDeployed logs } }';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eptw-change-log-'));
  const file = path.join(folder, 'CHANGELOG.md');
  const written = releases.map(({ dateDeployed, logs }) => `## 0.1 - ${dateDeployed}\n\n- ${logs.join('\n- ')}\n`);
  await writeFile(file, `# Change log\n\n## Unreleased\n\n- Not yet\n\n${written.join('\n')}`);
  server = await startTestApp({ changeLogFile: file });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('all change logs contain every release, typed and as JSON text', async () => {
  const requestor = await server.as('requestor');
  const { data } = await requestor.query<{ getAllChangeLogs: Answer }>(`{ getAllChangeLogs ${fields} }`);
  expect(data.getAllChangeLogs).toMatchObject({ count: 25, items: releases });
  expect(JSON.parse(data.getAllChangeLogs.changelogs)).toEqual(releases);
});

test('change logs are paged, newest first', async () => {
  const requestor = await server.as('requestor');
  const query = `query ($limit: Int, $offset: Int) { getChangeLogs(limit: $limit, offset: $offset) ${fields} }`;
  const newest = await requestor.query<{ getChangeLogs: Answer }>(query);
  expect(newest.data.getChangeLogs).toMatchObject({ count: 25, items: releases.slice(0, 20) });
  const second = await requestor.query<{ getChangeLogs: Answer }>(query, { limit: 10, offset: 1 });
  expect(second.data.getChangeLogs.items).toEqual(releases.slice(10, 20));
  const { errors } = await requestor.query(query, { limit: -1 });
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_INPUT');
});

test('without a change log there are no releases', async () => {
  const context = { ...server.context, changeLogFile: path.join(folder, 'gone.md') };
  expect(await listAllReleases(context)).toEqual({ count: 0, items: [] });
});
