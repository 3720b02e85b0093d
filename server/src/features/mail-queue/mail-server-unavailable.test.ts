import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect as openPool } from '../../database/connect.ts';
import { MailError } from '../../mail/mailer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { mailRenderers } from '../../app/mail-renderers.ts';
import { deliverMail } from './deliver.ts';
import { findMail, insertMails } from './store.ts';

let server: TestApp;
/** Listens on the mail server's port from beginning to end, so that nothing else can take it. */
let relay: Server;
let mailServer: SMTPServer | undefined;
const received: string[] = [];

function getPort(listener: Server): number {
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address.port;
}

/** Closes every connection while no mail server runs behind it. */
beforeAll(async () => {
  relay = createServer((caller) => {
    caller.on('error', () => {});
    if (!mailServer) {
      caller.destroy();
      return;
    }
    const behind = connect(getPort(mailServer.server), '127.0.0.1');
    behind.on('error', () => caller.destroy());
    behind.on('close', () => caller.destroy());
    caller.on('close', () => behind.destroy());
    caller.pipe(behind).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${getPort(relay)}`;
  server = await startTestApp({ smtpUrl, publicUrl: 'https://permits.example', logLevel: 'silent' });
});

afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => (mailServer ? mailServer.close(() => resolve()) : resolve()));
  relay.close();
  await once(relay, 'close');
});

async function startMailServer(): Promise<void> {
  const started = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      stream.resume();
      stream.on('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  started.listen(0, '127.0.0.1');
  await once(started.server, 'listening');
  mailServer = started;
}

/** The queue waits longer after each attempt; this makes the jobs due now. */
async function tryAgain(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.database.db);
  await server.mails();
}

test('a mail server that is down for an hour blocks nobody, and the mail arrives once with a valid code', async () => {
  const { email } = testUsers.pm;
  const { data } = await server
    .client()
    .query('mutation ($email: String!) { forgetPassword(email: $email) { success } }', { email });
  expect(data).toEqual({ forgetPassword: { success: true } });
  for (let time = 0; time < 5; time += 1) await tryAgain();
  const { db } = server.database;
  const mail = () => db.selectFrom('mail').select(['state', 'problem']).executeTakeFirstOrThrow();
  expect(await mail()).toEqual({ state: 'waiting', problem: expect.stringMatching(/./) });

  const anHourLater = new Date(Date.now() + 3_600_000);
  server.setClock(anHourLater);
  await startMailServer();
  await tryAgain();
  await tryAgain();
  expect(received).toEqual([email]);
  expect(await mail()).toEqual({ state: 'sent', problem: null });
  const codes = await db
    .selectFrom('security_code')
    .select('expires_at')
    .where('expires_at', '>', anHourLater)
    .execute();
  expect(codes).toHaveLength(1);
});

test('a mail waits for retry even if the database is down together with the mail server', async () => {
  const { db: around, settings } = server.database;
  const details = { kind: 'passwordChanged', personId: server.ids.users.manager } as const;
  const [id = ''] = await insertMails(around, [details], new Date());
  const { db, pool, close } = openPool(settings, () => {}, 1);
  // Open before the timeout gets short: it also limits the opening, which takes longer on a busy machine.
  await sql`select 1`.execute(db);
  pool.options.connectionTimeoutMillis = 50;
  const mailer = {
    async send() {
      const held = await pool.connect();
      void delay(500).then(() => held.release());
      throw new MailError('try again', new Error('The network is away.'));
    },
    close() {},
  };
  const { clock } = server.context;
  const deliveryContext = {
    db,
    clock,
    mailer,
    renderers: mailRenderers,
    linkBase: 'https://permits.example',
    hostName: 'Fab',
    log: server.app.log,
  };
  await expect(deliverMail(deliveryContext, id)).rejects.toThrow('The network is away.');
  expect(await findMail(around, id)).toMatchObject({ state: 'waiting' });
  await close();
});
