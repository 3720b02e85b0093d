import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailDetails } from '../../database/mail-tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { getOutboxPath } from '../../http/outbox-route.ts';
import type { Mail } from '../../mail/render-mail.ts';
import { MailError, type MailFault } from '../../mail/mailer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers } from '../../testing/test-users.ts';
import { mailRenderers } from '../../app/mail-renderers.ts';
import { deliverMail, type MailDeliveryContext } from './deliver.ts';
import { queueMail } from './service.ts';
import { insertMails } from './store.ts';

let server: TestApp;
let deliveryContext: MailDeliveryContext;
let sent: Mail[];
let fault: MailFault | undefined;

beforeAll(async () => {
  server = await startTestApp({ logLevel: 'silent' });
  const { db, clock } = server.context;
  const mailer = {
    async send(mail: Mail) {
      if (fault) throw new MailError(fault, new Error('not now'));
      sent.push(mail);
    },
    close() {},
  };
  deliveryContext = {
    db,
    clock,
    mailer,
    renderers: mailRenderers,
    linkBase: 'https://permits.example',
    hostName: 'Fab',
    log: server.app.log,
  };
});
beforeEach(() => {
  sent = [];
  fault = undefined;
});
afterAll(() => server.close());

const reset = (): MailDetails => ({ kind: 'resetAsked', email: testUsers.pm.email });

const insertWaitingMail = async (details: MailDetails) =>
  (await insertMails(server.context.db, [details], new Date()))[0] ?? '';

async function readMailState(id: string) {
  const { db } = server.database;
  return db.selectFrom('mail').select(['state', 'problem']).where('id', '=', id).executeTakeFirstOrThrow();
}

test('a mail is sent when the transaction commits, and never when it rolls back', async () => {
  const before = (await server.mails()).length;
  const failing = inTransaction(server.context.db, async (db) => {
    await queueMail({ ...server.context, db }, reset());
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await server.mails()).toHaveLength(before);
  await inTransaction(server.context.db, (db) => queueMail({ ...server.context, db }, reset()));
  const [mail, ...others] = await server.mails();
  expect(mail).toMatchObject({ to: testUsers.pm.email, subject: 'Choose a new password' });
  expect(others).toHaveLength(before);
});

test('a mail that was sent is not sent again', async () => {
  const id = await insertWaitingMail(reset());
  await deliverMail(deliveryContext, id);
  await deliverMail(deliveryContext, id);
  expect(sent).toHaveLength(1);
  expect(await readMailState(id)).toEqual({ state: 'sent', problem: null });
});

test('two processes that take the same mail send it at most once', async () => {
  const id = await insertWaitingMail(reset());
  await Promise.all([deliverMail(deliveryContext, id), deliverMail(deliveryContext, id)]);
  expect(sent.length).toBeLessThanOrEqual(1);
});

test('a mail whose server is down is retried, and then sent once', async () => {
  const id = await insertWaitingMail(reset());
  fault = 'try again';
  await expect(deliverMail(deliveryContext, id)).rejects.toThrow('not now');
  expect(await readMailState(id)).toEqual({ state: 'waiting', problem: 'not now' });
  fault = undefined;
  await deliverMail(deliveryContext, id);
  expect(sent).toHaveLength(1);
});

test.each<[MailFault, string]>([
  ['refused', 'failed'],
  ['unknown', 'interrupted'],
])('a mail that is %s counts as %s and is not sent again', async (kind, state) => {
  const id = await insertWaitingMail(reset());
  fault = kind;
  await deliverMail(deliveryContext, id);
  fault = undefined;
  await deliverMail(deliveryContext, id);
  expect(await readMailState(id)).toEqual({ state, problem: 'not now' });
  expect(sent).toEqual([]);
});

test('a mail whose process was killed while sending is reported and not sent again', async () => {
  const id = await insertWaitingMail(reset());
  await server.database.db.updateTable('mail').set({ state: 'sending' }).where('id', '=', id).execute();
  await deliverMail(deliveryContext, id);
  expect(sent).toEqual([]);
  expect(await readMailState(id)).toMatchObject({ state: 'interrupted' });
});

test('a request from an unknown address sends no mail', async () => {
  const id = await insertWaitingMail({ kind: 'resetAsked', email: 'nobody@fab.example' });
  await deliverMail(deliveryContext, id);
  expect(sent).toEqual([]);
  expect((await readMailState(id)).state).toBe('dropped');
});

test('a verified user is not sent another verification, and a new address is sent its own', async () => {
  const { db } = server.database;
  const verified = await insertWaitingMail({ kind: 'verificationAsked', email: testUsers.lss.email });
  await deliverMail(deliveryContext, verified);
  expect(sent).toEqual([]);
  await db
    .updateTable('person')
    .set({ pending_email: 'lss.new@fab.example' })
    .where('email', '=', testUsers.lss.email)
    .execute();
  await deliverMail(
    deliveryContext,
    await insertWaitingMail({ kind: 'verificationAsked', email: testUsers.lss.email }),
  );
  expect(sent.map(({ to }) => to)).toEqual(['lss.new@fab.example']);
});

test('codes are neither in the queue nor in the database', async () => {
  const id = await insertWaitingMail(reset());
  await deliverMail(deliveryContext, id);
  const code = /security_code=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  expect(code).toHaveLength(43);
  const { db } = server.database;
  const everything = JSON.stringify([
    await db.selectFrom('mail').selectAll().execute(),
    await db.selectFrom('security_code').selectAll().execute(),
  ]);
  expect(everything).not.toContain(code);
});

test('the outbox can be read only under its secret path', async () => {
  await inTransaction(server.context.db, (db) => queueMail({ ...server.context, db }, reset()));
  const [mail] = await server.mails();
  const address = await getOutboxPath(server.context);
  const page = await server.app.inject(address);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`${address}/${mail?.id}`);
  const opened = await server.app.inject(`${address}/${mail?.id}`);
  expect(opened.body).toContain('Choose a new password');
  expect(opened.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await server.app.inject('/outbox/guessed')).statusCode).toBe(404);
  expect((await server.app.inject(`/outbox/guessed/${mail?.id}`)).statusCode).toBe(404);
});
