import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { defaultWorkPolicies } from '@eptw/domain/work-policy/work-policy-defaults';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../database/connect.ts';
import { openTestWorkspace } from '@eptw/local-postgres/testing/workspace';
import { migrateToLatest } from '../database/migrate.ts';
import { verifyHistory } from '../features/history/service.ts';
import { createPermitOrThrow, fillForm, moveToStatus, samplePermitData } from '../features/permits/testing/permits.ts';
import { createRandom } from '../features/permits/testing/population.ts';
import { act, readWork, signature } from '../features/work/testing/work.ts';
import { hashToken } from '../features/sessions/session-registry.ts';
import { insertSession } from '../features/sessions/store.ts';
import { fillDatabase, type TestIds } from '../testing/fill-database.ts';
import { killPrograms, startProgram, type Program } from '../testing/program.ts';
import type { TestUser } from '../testing/test-users.ts';

const workplace = openTestWorkspace();
const settings = { DATA_DIR: workplace.dataDirectory };
const tokens = new Map<TestUser, string>();
let ids: TestIds;
let connection: Connection;
let program: Program;
const permitIds: string[] = [];

const getClient = (person: TestUser) => program.client(tokens.get(person) ?? '');

/** A database whose General Permit has a work policy, and permits whose work is live. */
beforeAll(async () => {
  const postgres = await workplace.start();
  connection = connect(postgres.connection, () => {});
  await migrateToLatest(connection);
  const { db } = connection;
  ids = await fillDatabase(db);
  // Nobody has to sign on before the start: this is about what the program has confirmed.
  const policy = JSON.stringify({ ...defaultWorkPolicies.general, roles: [] });
  await db.updateTable('template_version').set({ work_policy: policy }).where('code', '=', 'GP').execute();
  for (const person of ['requestor', 'pm', 'manager', 'facilities', 'host', 'supervisor'] as const) {
    const token = randomBytes(16).toString('hex');
    await insertSession(db, ids.users[person], hashToken(token), new Date());
    tokens.set(person, token);
  }
  await postgres.stop();
  program = await startProgram(settings);
  for (let count = 0; count < 4; count += 1) permitIds.push(await startWork());
});

afterAll(async () => {
  killPrograms();
  await workplace.close();
  await connection.close();
});

async function startWork(): Promise<string> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const submission = fillForm('GP', { start: day(-1), end: day(3) });
  const { _id: id } = await createPermitOrThrow(getClient('requestor'), samplePermitData(ids, { submission }));
  await moveToStatus(getClient('pm'), id, 'PendingApproval');
  await moveToStatus(getClient('manager'), id, 'Approved');
  await moveToStatus(getClient('facilities'), id, 'Approved');
  const { success, message } = await act(getClient('requestor'), 'startWork', id, { signature });
  if (!success) throw new Error(message);
  return id;
}

/** An action that was sent; its reason is also its idempotency key. */
interface SentAction {
  permitId: string;
  action: 'stopWork' | 'resumeWork';
  reason: string;
  isConfirmed: boolean;
}

function send({ permitId, action, reason }: SentAction) {
  const client = getClient(action === 'stopWork' ? 'host' : 'supervisor');
  // Every stop has a cause of its own, which the one after it answers.
  if (action === 'stopWork') return act(client, action, permitId, { kind: 'unsafe', reason, idempotencyKey: reason });
  return act(client, action, permitId, { inspection: true, reason, idempotencyKey: reason });
}

/** Stops and resumes the work of a permit by turns until the program is killed. */
async function actUntilKilled(permitId: string, isStopped: boolean, sent: SentAction[]): Promise<void> {
  for (let next: SentAction['action'] = isStopped ? 'resumeWork' : 'stopWork'; ;) {
    const action: SentAction = { permitId, action: next, reason: randomBytes(8).toString('hex'), isConfirmed: false };
    sent.push(action);
    try {
      const { success, message } = await send(action);
      if (!success) throw new Error(message);
    } catch (error) {
      // No complete response, for which `fetch` throws a TypeError.
      if (error instanceof TypeError) return;
      throw error;
    }
    action.isConfirmed = true;
    next = next === 'stopWork' ? 'resumeWork' : 'stopWork';
  }
}

async function listReasons(permitId: string): Promise<string[]> {
  const { rows } = await connection.pool.query<{ reason: string }>(
    'select reason from history_entry where permit_id = $1 and work is not null and reason is not null',
    [permitId],
  );
  return rows.map(({ reason }) => reason);
}

const random = createRandom(20_261_126);
const kills = Array.from({ length: 5 }, (_, index) => ({ round: index + 1, after: 80 + random() * 250 }));

test.each(kills)('every confirmed action on the work exists once after kill $round', async ({ after }) => {
  const sent: SentAction[] = [];
  const conditions = await Promise.all(permitIds.map((id) => readWork(getClient('host'), id)));
  const acting = permitIds.map((id, index) =>
    actUntilKilled(id, conditions[index]?.item?.condition === 'suspended', sent),
  );
  await delay(after);
  while (!sent.some(({ isConfirmed }) => isConfirmed)) await delay(5);
  await Promise.all([program.kill(), ...acting]);
  program = await startProgram(settings);

  for (const permitId of permitIds) {
    const reasons = await listReasons(permitId);
    const ofPermit = sent.filter((action) => action.permitId === permitId);
    for (const { reason, isConfirmed } of ofPermit) {
      const count = reasons.filter((one) => one === reason).length;
      expect(isConfirmed ? [1] : [0, 1]).toContain(count);
    }
    // Repeated without knowing whether it was performed before the kill.
    const last = ofPermit.at(-1);
    if (last) expect(await send(last)).toMatchObject({ success: true });
    expect((await listReasons(permitId)).filter((reason) => reason === last?.reason)).toHaveLength(1);
  }
  expect((await verifyHistory(connection.db)).broken).toEqual([]);
});
