import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailRenderers } from '../app/mail-renderers.ts';
import { connect, type Connection } from '../database/connect.ts';
import type { LocalPostgres } from '@eptw/local-postgres/start';
import { openTestWorkspace } from '@eptw/local-postgres/testing/workspace';
import { migrateToLatest } from '../database/migrate.ts';
import { inTransaction } from '../database/transaction.ts';
import { deliverMail } from '../features/mail-queue/deliver.ts';
import { queueMails } from '../features/mail-queue/service.ts';
import { noObservability } from '../observability/observability.ts';
import { createJobs, type Jobs } from './jobs.ts';

const workplace = openTestWorkspace();
const log = pino({ level: 'silent' });
const clock = () => new Date();
const recipients = Array.from({ length: 7 }, (_, index) => `person-${index}@acme-works.example`);
let postgres: LocalPostgres;
let connection: Connection;
let jobs: Jobs;
/** The recipients of e-mails, in order. */
const sent: string[] = [];
/** On a busy machine PostgreSQL alone may take ten seconds to start. */
const testTimeoutMs = 120_000;
let openGate = () => {};
const gate = new Promise<void>((resolve) => (openGate = resolve));

/** E-mails being sent wait until the test opens the gate. */
beforeAll(async () => {
  postgres = await workplace.start();
  connection = connect(postgres.connection, () => {});
  await migrateToLatest(connection);
  const { db } = connection;
  const mailer = {
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      await gate;
    },
    close: () => {},
  };
  const office = {
    db,
    clock,
    mailer,
    renderers: mailRenderers,
    linkBase: 'https://permits.example',
    hostName: 'Fab',
    log,
  };
  const tasks = {
    deliverMail: ({ mailId }: { mailId: string }) => deliverMail(office, mailId),
    deliverTextMessage: async () => {},
    followCertificates: async () => {},
    notifyOfWrongPins: async () => {},
    removeFile: async () => {},
    tidyUp: async () => {},
    runWorkClock: async () => {},
    foldPermitCounts: async () => {},
    notify: async () => {},
    tellOfAnnouncements: async () => {},
    makeRounds: async () => {},
    releaseJobs: async () => {},
  };
  jobs = createJobs({ settings: postgres.connection, tasks, log, watch: noObservability });
  await jobs.start();
}, testTimeoutMs);

afterAll(async () => {
  await jobs.stop();
  await connection.close();
  await workplace.close();
});

test('recurring tasks are in the crontab', async () => {
  const listKnown = () =>
    sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs order by 1`.execute(
      connection.db,
    );
  await expect
    .poll(async () => (await listKnown()).rows.map(({ identifier }) => identifier))
    .toEqual([
      'foldPermitCounts',
      'makeRounds',
      'notify',
      'releaseJobs',
      'runWorkClock',
      'tellOfAnnouncements',
      'tidyUp',
    ]);
});

test(
  'jobs whose completion could not be saved run again after a database outage, and no mail is sent twice',
  async () => {
    const { db } = connection;
    const approved = recipients.map(
      (email) => ({ email, full_name: 'Ravi Kumar', role: 'User', status: 'Approved' }) as const,
    );
    const added = await db.insertInto('person').values(approved).returning('id').execute();
    const mails = added.map(({ id }) => ({ kind: 'accountApproved', personId: id }) as const);
    await inTransaction(db, (transaction) => queueMails({ db: transaction, clock }, mails));
    await expect.poll(() => sent.length, { timeout: 45_000 }).toBe(4);
    await postgres.stop();
    openGate();
    postgres = await workplace.start();
    const waiting = async () =>
      (await sql<{ count: number }>`select count(*)::integer as count from graphile_worker._private_jobs`.execute(db))
        .rows[0]?.count;
    await expect.poll(waiting, { timeout: 45_000 }).toBe(0);
    expect(sent.toSorted()).toEqual(recipients);
    const states = await db.selectFrom('mail').select('state').execute();
    // It is unknown what became of those that were being sent.
    expect(states.map(({ state }) => state).toSorted()).toEqual([
      ...Array<string>(4).fill('interrupted'),
      ...Array<string>(3).fill('sent'),
    ]);
  },
  testTimeoutMs,
);
