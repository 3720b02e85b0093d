import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../database/connect.ts';
import { killPostmaster, openTestWorkspace } from '@eptw/local-postgres/testing/workspace';
import { migrateToLatest } from '../database/migrate.ts';
import { verifyHistory } from '../features/history/service.ts';
import { moveToStatus, queryPermit } from '../features/permits/testing/permits.ts';
import { createRandom } from '../features/permits/testing/population.ts';
import { hashToken } from '../features/sessions/session-registry.ts';
import { insertSession } from '../features/sessions/store.ts';
import { fillDatabase, type TestIds } from '../testing/fill-database.ts';
import {
  decisions,
  createPermit,
  submitters,
  writeUntilKilled,
  type GetClient,
  type WrittenPermit,
} from '../testing/permit-writers.ts';
import { killPrograms, startProgram, type Program } from '../testing/program.ts';
import type { TestUser } from '../testing/test-users.ts';

const workplace = openTestWorkspace();
const settings = { DATA_DIR: workplace.dataDirectory };
const tokens = new Map<TestUser, string>();
let ids: TestIds;
let cluster: string;
let connection: Connection;
let program: Program;
/** How many permits all rounds so far have sent. */
let permitsSent = 0;

const getClient: GetClient = (person) => program.client(tokens.get(person) ?? '');

/** A database with signed-in users, which the program then finds as if it had stopped before. */
beforeAll(async () => {
  const postgres = await workplace.start();
  cluster = postgres.directory;
  connection = connect(postgres.connection, () => {});
  await migrateToLatest(connection);
  ids = await fillDatabase(connection.db);
  for (const person of [...submitters, ...decisions.map(({ by }) => by)]) {
    const token = randomBytes(16).toString('hex');
    await insertSession(connection.db, ids.users[person], hashToken(token), new Date());
    tokens.set(person, token);
  }
  await postgres.stop();
  program = await startProgram(settings);
});

afterAll(async () => {
  killPrograms();
  await workplace.close();
  await connection.close();
});

const random = createRandom(20_210_101);
const plans = Array.from({ length: 20 }, (_, index) => ({
  round: index + 1,
  killPostgres: index % 5 === 4,
  /** How many writes get a response before the kill. */
  answers: 4 + Math.floor(random() * 20),
  /** How much later the kill comes, in milliseconds, so that it hits every stage of a write. */
  later: random() * 12,
}));

interface Round {
  killPostgres: boolean;
  answers: number;
  later: number;
}

/** Kills during writes, starts again, and returns the requests sent and the responses received. */
async function killWhileWriting({ killPostgres, answers, later }: Round): Promise<WrittenPermit[]> {
  const sent: WrittenPermit[] = [];
  let answered = 0;
  let reach = () => {};
  const enough = new Promise<void>((resolve) => (reach = resolve));
  const writing = writeUntilKilled({
    getClient,
    ids,
    onSend: (permit) => sent.push(permit),
    onResponse: () => {
      answered += 1;
      if (answered === answers) reach();
    },
  });
  await Promise.race([
    enough,
    writing.then(() => Promise.reject(new Error('The program stopped answering by itself.'))),
  ]);
  await delay(later);
  const killed = program.kill();
  if (killPostgres) killPostmaster(cluster);
  await Promise.all([killed, writing]);
  program = await startProgram(settings);
  return sent;
}

/** The actions on a permit and their actors, as its history words them. */
async function listActions({ submitter }: WrittenPermit, id: string): Promise<string[]> {
  const { item } = await queryPermit(getClient(submitter), id, 'history { action by { _id } }');
  return (item['history'] as { action: string; by: { _id: string } }[]).map(({ action, by }) => `${action} ${by._id}`);
}

function listExpectedActions(permit: WrittenPermit, taken: WrittenPermit['decided']): string[] {
  const decided = taken.map(({ action, by }) => `${action} ${ids.users[by]}`);
  return [`create ${ids.users[permit.submitter]}`, ...decided];
}

test.each(plans)(
  'everything that was confirmed exists once after kill $round (PostgreSQL too: $killPostgres)',
  async (round) => {
    const sent = await killWhileWriting(round);

    for (const permit of sent) {
      if (!permit.created) continue;
      const { id, number } = permit.created;
      expect((await queryPermit(getClient(permit.submitter), id, 'code')).item).toEqual({ code: number });
      expect(await listActions(permit, id)).toEqual(
        expect.arrayContaining(listExpectedActions(permit, permit.decided)),
      );
    }

    // Every user repeats everything, without knowing what was done before the kill.
    for (const permit of sent) {
      const [raised, again] = await Promise.all([createPermit(getClient, permit), createPermit(getClient, permit)]);
      expect(again).toEqual(raised);
      if (permit.created) expect(raised).toEqual(permit.created);
      for (const { by, status } of decisions) await moveToStatus(getClient(by), raised.id, status);
      expect((await listActions(permit, raised.id)).sort()).toEqual(listExpectedActions(permit, [...decisions]).sort());
    }

    permitsSent += sent.length;
    expect(await verifyHistory(connection.db)).toEqual({ permits: permitsSent, entries: permitsSent * 4, broken: [] });
    const numbers = await connection.db.selectFrom('permit').select('number').distinct().execute();
    expect(numbers).toHaveLength(permitsSent);
  },
);
