import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toConnectionString } from '../database/testing/server.ts';
import { createEmptyDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { samplePermitData, createPermitOrThrow } from '../features/permits/testing/permits.ts';
import { findScript } from '../testing/program.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Two processes that load the whole program one after the other, on a machine that may be busy. */
const timeoutMs = 180_000;

let server: TestApp;
let empty: TestDatabase;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-backup-'));
  server = await startTestApp();
  empty = await createEmptyDatabase();
  const requestor = await server.as('requestor');
  await requestor.upload('method.txt', 'First the lock, then the work.');
  await createPermitOrThrow(requestor, samplePermitData(server.ids));
});

afterAll(async () => {
  await server.close();
  await empty.close();
  await rm(directory, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command in a separate process, on this database and data directory. */
function run(command: string, folder: string, database: TestDatabase, dataDirectory: string): Promise<Ended> {
  const program = [...findScript(command), folder];
  const env = { ...process.env, DATABASE_URL: toConnectionString(database.settings), DATA_DIR: dataDirectory };
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd: import.meta.dirname, env }, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors }),
    );
  });
}

it(
  'backs up to a folder, and restores from it into an empty database and data directory',
  async () => {
    const folder = path.join(directory, 'monday');
    const backedUp = await run('backup', folder, server.database, server.dataDirectory);
    expect(backedUp).toMatchObject({ code: 0, errors: '' });
    expect(backedUp.output).toMatch(/^Backed up \d+ rows of \d+ tables and 1 files to .+monday\n$/);

    const elsewhere = path.join(directory, 'elsewhere');
    const restored = await run('restore', folder, empty, elsewhere);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toMatch(
      /^Restored \d+ rows and 1 files as they were at .+\nThe next permit gets the number 10002, .+\n1 permits, 1 entries: all chains intact\nAdministration, 0 entries: chain intact\n$/,
    );
    expect(await readdir(path.join(elsewhere, 'files'))).toEqual(
      await readdir(path.join(server.dataDirectory, 'files')),
    );
  },
  timeoutMs,
);

it(
  'ends with 1 and names the file when the store has lost one, and backs up the rest',
  async () => {
    const folder = path.join(directory, 'lossy');
    const nowhere = path.join(directory, 'nowhere');
    const { code, output } = await run('backup', folder, server.database, nowhere);
    expect(code).toBe(1);
    expect(output).toMatch(/ and 0 files to .+lossy\nFiles missing from the file store: \S+\n$/);
    expect(await readdir(folder)).toContain('manifest.json');
  },
  timeoutMs,
);

it('says which folder it needs when the path is not absolute', async () => {
  const { code, errors } = await run('backup', 'monday', server.database, server.dataDirectory);
  expect(code).toBe(2);
  expect(errors).toMatch(/absolute path of a folder: npm run backup/);
});
