import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toConnectionString } from '../database/testing/server.ts';
import { createFilledDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { killPrograms, startProgram } from '../testing/program.ts';

let database: TestDatabase;
beforeAll(async () => {
  // With existing users the demo is not seeded, and the start is quick.
  database = await createFilledDatabase();
});
afterEach(() => killPrograms());
afterAll(() => database.close());

test('warns when a demo is reachable from other machines', async () => {
  const program = await startProgram({
    DATABASE_URL: toConnectionString(database.settings),
    LOG_LEVEL: 'warn',
    HOST: '0.0.0.0',
    DEMO: 'on',
  });
  const warned = program.startupLines.filter((line) => line.includes('The demo is reachable from other machines'));
  expect(warned).toHaveLength(1);
  await program.stop();
});
