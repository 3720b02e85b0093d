import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../mail/render-mail.ts';
import { mailRenderers } from '../../../app/mail-renderers.ts';
import { MailError } from '../../../mail/mailer.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import { deliverMail, type MailDeliveryContext } from '../../mail-queue/deliver.ts';
import { moveToStatus, samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';
import { waitForDispatch, readMailsAfterTask, minutesLater, updatePreferences } from '../testing/notifications.ts';
import { queueDueDigests } from './service.ts';

/** Ten in the morning at the site; the next day for each test, so that its mails are the newest. */
let morning = new Date('2026-02-01T02:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let clients: Partial<Record<TestUser, TestClient>>;
/** Every test starts with all notifications seen, so that none is left to mail. */
beforeEach(async () => {
  morning = minutesLater(morning, 24 * 60);
  app.setClock(morning);
  clients = {};
  await app.database.db.updateTable('notification').set({ seen_at: morning, mail_due_at: null }).execute();
  await app.database.db.deleteFrom('notification_preference').execute();
});

async function clientAs(person: TestUser): Promise<TestClient> {
  return (clients[person] ??= await app.as(person));
}

/** Raises a permit, which notifies the project manager. */
async function raise(): Promise<{ _id: string; code: string }> {
  const data = samplePermitData(app.ids, { hostSystemOwner: app.ids.users.supervisor });
  const permit = await createPermitOrThrow(await clientAs('requestor'), data);
  await waitForDispatch(app);
  return permit;
}

const mailsTo = async (person: TestUser) => readMailsAfterTask(app, 'notify', testUsers[person].email);
const setMinutesAfterMorning = (minutes: number) => app.setClock(minutesLater(morning, minutes));

it('mails notifications even while others cannot be dispatched', async () => {
  const { _id: permitId } = await raise();
  const before = (await app.mails()).length;
  const { db } = app.database;
  const broken = { permit_id: permitId, sequence: 999, at: morning, content: '{}' };
  await db.insertInto('permit_notice').values(broken).execute();
  setMinutesAfterMorning(10);
  await mailsTo('pm');
  await db.deleteFrom('permit_notice').execute();
  await app.mails();
  expect((await app.mails()).length).toBeGreaterThan(before);
});

describe('a mail', () => {
  it('collects what happens within half a minute, and is sent once', async () => {
    const before = (await mailsTo('pm')).length;
    const first = await raise();
    setMinutesAfterMorning(1 / 4);
    const second = await raise();
    setMinutesAfterMorning(29 / 60);
    expect(await mailsTo('pm')).toHaveLength(before);
    setMinutesAfterMorning(1 / 2);
    const [mail, ...others] = await mailsTo('pm');
    expect(others).toHaveLength(before);
    expect(mail?.subject).toMatch(/^Approve by .* \(and 1 more\)$/);
    const text = mail?.text ?? '';
    for (const { code } of [first, second]) expect(text).toContain(`${code}. Requestor Acme submitted the permit.`);
    expect(text).toContain('/notifications');
    setMinutesAfterMorning(60);
    expect(await mailsTo('pm')).toHaveLength(before + 1);
  });

  it('about one permit links to it', async () => {
    const { _id, code } = await raise();
    setMinutesAfterMorning(10);
    const [mail] = await mailsTo('pm');
    expect(mail?.subject).toMatch(/^Approve by .*, ACME Works$/);
    expect(mail?.text).toContain(`${code}. Requestor Acme submitted`);
    expect(mail?.text).toContain(`/permits/review/${_id}`);
  });

  it('leaves out what was seen in the application, and what another user has already done', async () => {
    const before = [(await mailsTo('pm')).length, (await mailsTo('supervisor')).length];
    const { _id } = await raise();
    await (
      await clientAs('pm')
    ).query('mutation ($id: ID) { markNotificationsSeen(permitId: $id) { success } }', { id: _id });
    const second = await raise();
    await moveToStatus(await clientAs('pm'), second._id, 'PendingApproval');
    await moveToStatus(await clientAs('supervisor'), _id, 'PendingApproval');
    await waitForDispatch(app);
    setMinutesAfterMorning(10);
    expect([(await mailsTo('pm')).length, (await mailsTo('supervisor')).length]).toEqual(before);
  });

  it('sent daily arrives at seven in the morning of the site', async () => {
    await updatePreferences(await clientAs('pm'), 'daily');
    const before = (await mailsTo('pm')).length;
    await raise();
    setMinutesAfterMorning(21 * 60 - 1);
    expect(await mailsTo('pm')).toHaveLength(before);
    setMinutesAfterMorning(21 * 60);
    expect(await mailsTo('pm')).toHaveLength(before + 1);
  });

  it('is not sent to users who want none, nor about earlier notifications', async () => {
    const before = (await mailsTo('pm')).length;
    await raise();
    await updatePreferences(await clientAs('pm'), 'never');
    await raise();
    setMinutesAfterMorning(24 * 60);
    expect(await mailsTo('pm')).toHaveLength(before);
  });

  it('omits a permit that the user can no longer see', async () => {
    const before = (await mailsTo('pm')).length;
    await raise();
    const company = (name: string) =>
      app.database.db.updateTable('person').set({ company: name }).where('id', '=', app.ids.users.pm).execute();
    await company('Another company');
    setMinutesAfterMorning(10);
    expect(await mailsTo('pm')).toHaveLength(before);
    await company(testUsers.pm.company);
  });

  it('is not sent to a suspended account or an unverified address', async () => {
    const before = (await mailsTo('pm')).length;
    const change = (values: { status?: 'Pending' | 'Approved'; email_verified_at?: Date | null }) =>
      app.database.db.updateTable('person').set(values).where('id', '=', app.ids.users.pm).execute();
    await raise();
    await change({ status: 'Pending' });
    setMinutesAfterMorning(10);
    await mailsTo('pm');
    await change({ status: 'Approved', email_verified_at: null });
    await raise();
    setMinutesAfterMorning(30);
    await mailsTo('pm');
    await change({ email_verified_at: morning });
    expect(await mailsTo('pm')).toHaveLength(before);
  });
});

it('two processes that queue mails concurrently queue one', async () => {
  await raise();
  const later = { ...app.context, clock: () => minutesLater(morning, 10) };
  await Promise.all([queueDueDigests(later), queueDueDigests(later)]);
  const rows = await app.database.db.selectFrom('mail').select('details').where('created_at', '>=', morning).execute();
  const readers = rows.flatMap(({ details }) => (details.kind === 'notifications' ? [details.personId] : []));
  expect(readers.toSorted()).toEqual([app.ids.users.pm, app.ids.users.supervisor].toSorted());
});

/** A delivery context whose mail server is down until changed, and the mails it has sent. */
function createUnavailableContext() {
  const server = { isDown: true, sent: [] as Mail[] };
  const mailer = {
    async send(mail: Mail) {
      if (server.isDown) throw new MailError('try again', new Error('away'));
      server.sent.push(mail);
    },
    close() {},
  };
  const { db, clock } = app.context;
  const around = { linkBase: 'https://permits.example', hostName: 'Fab', log: app.app.log };
  const deliveryContext: MailDeliveryContext = { db, clock, mailer, renderers: mailRenderers, ...around };
  return { server, office: deliveryContext };
}

/** The waiting digest mails created since this test started, newest first. */
async function listWaitingMails(): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('created_at', '>=', morning)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Queues what is due, tries to deliver it, and returns the mail that then waits. */
async function queueUndeliverableMail(deliveryContext: MailDeliveryContext): Promise<string> {
  await queueDueDigests(app.context);
  const [id = ''] = await listWaitingMails();
  await expect(deliverMail(deliveryContext, id)).rejects.toThrow('away');
  return id;
}

describe('while the mail server is down', () => {
  it('one mail waits, and contains what is unseen when it is sent', async () => {
    const { server, office: deliveryContext } = createUnavailableContext();
    const [first, second] = [await raise(), await raise()];
    await updatePreferences(await clientAs('supervisor'), 'never');
    setMinutesAfterMorning(10);
    const id = await queueUndeliverableMail(deliveryContext);
    await (
      await clientAs('pm')
    ).query('mutation ($id: ID) { markNotificationsSeen(permitId: $id) { success } }', {
      id: first._id,
    });
    setMinutesAfterMorning(70);
    server.isDown = false;
    await deliverMail(deliveryContext, id);
    await deliverMail(deliveryContext, id);
    expect(server.sent.map(({ text }) => / (\S+)\. Requestor Acme/.exec(text.replaceAll('\n', ' '))?.[1])).toEqual([
      second.code,
    ]);
    expect(server.sent[0]?.subject).not.toContain('more');
  });

  it('everything that happens in the meantime is collected for the next one', async () => {
    const { server, office: deliveryContext } = createUnavailableContext();
    await updatePreferences(await clientAs('supervisor'), 'never');
    await raise();
    setMinutesAfterMorning(10);
    const id = await queueUndeliverableMail(deliveryContext);
    for (const minutes of [15, 30, 45]) {
      setMinutesAfterMorning(minutes);
      await raise();
    }
    setMinutesAfterMorning(60);
    await queueDueDigests(app.context);
    expect(await listWaitingMails()).toEqual([id]);
    server.isDown = false;
    await deliverMail(deliveryContext, id);
    await queueDueDigests(app.context);
    for (const next of await listWaitingMails()) await deliverMail(deliveryContext, next);
    expect(server.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Approve by .*, ACME Works$/),
      expect.stringMatching(/^Approve by .*, ACME Works \(and 2 more\)$/),
    ]);
  });

  it('a mail that is not sent for a day does not hold up the next', async () => {
    await updatePreferences(await clientAs('supervisor'), 'never');
    await raise();
    setMinutesAfterMorning(10);
    await queueDueDigests(app.context);
    setMinutesAfterMorning(24 * 60);
    clients = {};
    await raise();
    setMinutesAfterMorning(24 * 60 + 10);
    await queueDueDigests(app.context);
    expect(await listWaitingMails()).toHaveLength(2);
    morning = minutesLater(morning, 24 * 60);
  });

  it('a user who then chooses no mails gets none', async () => {
    const { server, office: deliveryContext } = createUnavailableContext();
    await updatePreferences(await clientAs('supervisor'), 'never');
    await raise();
    setMinutesAfterMorning(10);
    const id = await queueUndeliverableMail(deliveryContext);
    await updatePreferences(await clientAs('pm'), 'never');
    server.isDown = false;
    await deliverMail(deliveryContext, id);
    expect(server.sent).toEqual([]);
  });
});

it("leaves notifications of a newer version's kinds to that version, which can word them", async () => {
  const { _id } = await raise();
  const { db } = app.database;
  const newer = { kind: 'fromANewerVersion' as 'approved' };
  await db.updateTable('notification').set(newer).where('permit_id', '=', _id).execute();
  setMinutesAfterMorning(10);
  await queueDueDigests(app.context);
  expect(await listWaitingMails()).toEqual([]);
  const left = db.selectFrom('notification').select('id').where('permit_id', '=', _id);
  expect(await left.where('mail_due_at', 'is not', null).execute()).not.toEqual([]);
  await db.deleteFrom('notification').where('permit_id', '=', _id).execute();
});
