import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../../mail/letter.ts';
import { MailError } from '../../../mail/mailer.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testPeople, type TestPerson } from '../../../testing/test-people.ts';
import { deliverMail, type PostOffice } from '../../mails/deliver.ts';
import { move, permitData, raised } from '../../permits/testing/permits.ts';
import { everybodyTold, mailsAfter, minutesLater, prefer } from '../testing/notifications.ts';
import { mailWhatIsDue } from './service.ts';

/** Ten in the morning at the site; the next day for each test, so that its mails are the newest. */
let morning = new Date('2026-02-01T02:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let clients: Partial<Record<TestPerson, TestClient>>;
/** Every test begins with nothing to tell: what others left is seen by everybody. */
beforeEach(async () => {
  morning = minutesLater(morning, 24 * 60);
  app.setClock(morning);
  clients = {};
  await app.database.db.updateTable('notification').set({ seen_at: morning, mail_due_at: null }).execute();
  await app.database.db.deleteFrom('notification_preference').execute();
});

async function as(person: TestPerson): Promise<TestClient> {
  return (clients[person] ??= await app.as(person));
}

/** Raises a permit, which asks the project manager. */
async function raise(): Promise<{ _id: string; code: string }> {
  const data = permitData(app.ids, { hostSystemOwner: app.ids.people.supervisor });
  const permit = await raised(await as('requestor'), data);
  await everybodyTold(app);
  return permit;
}

const mailsTo = async (person: TestPerson) => mailsAfter(app, 'notify', testPeople[person].email);
const at = (minutes: number) => app.setClock(minutesLater(morning, minutes));

it('mails what was told also while something else cannot be told', async () => {
  const { _id: permitId } = await raise();
  const before = (await app.mails()).length;
  const { db } = app.database;
  const broken = { permit_id: permitId, sequence: 999, at: morning, content: '{}' };
  await db.insertInto('permit_notice').values(broken).execute();
  at(10);
  await mailsTo('pm');
  await db.deleteFrom('permit_notice').execute();
  await app.mails();
  expect((await app.mails()).length).toBeGreaterThan(before);
});

describe('a mail', () => {
  it('gathers what happens within ten minutes, and goes out once', async () => {
    const before = (await mailsTo('pm')).length;
    const first = await raise();
    at(5);
    const second = await raise();
    at(9);
    expect(await mailsTo('pm')).toHaveLength(before);
    at(10);
    const [mail, ...others] = await mailsTo('pm');
    expect(others).toHaveLength(before);
    expect(mail?.subject).toBe('2 notifications about your permits');
    const text = mail?.text ?? '';
    for (const { code } of [first, second])
      expect(text).toContain(`Permit ${code} waits for your decision. Requestor Acme`);
    expect(text).toContain('/notifications');
    at(60);
    expect(await mailsTo('pm')).toHaveLength(before + 1);
  });

  it('about one permit leads to it', async () => {
    const { _id, code } = await raise();
    at(10);
    const [mail] = await mailsTo('pm');
    expect(mail?.subject).toBe(`Permit ${code} waits for your decision`);
    expect(mail?.text).toContain(`/permits/review/${_id}`);
  });

  it('is not sent about what was seen in the application, nor about what somebody else did', async () => {
    const before = [(await mailsTo('pm')).length, (await mailsTo('supervisor')).length];
    const { _id } = await raise();
    await (
      await as('pm')
    ).query('mutation ($id: ID) { markNotificationsSeen(permitId: $id) { success } }', { id: _id });
    const second = await raise();
    await move(await as('pm'), second._id, 'PendingApproval');
    await move(await as('supervisor'), _id, 'PendingApproval');
    await everybodyTold(app);
    at(10);
    expect([(await mailsTo('pm')).length, (await mailsTo('supervisor')).length]).toEqual(before);
  });

  it('once a day comes at seven in the morning of the site', async () => {
    await prefer(await as('pm'), 'daily');
    const before = (await mailsTo('pm')).length;
    await raise();
    at(21 * 60 - 1);
    expect(await mailsTo('pm')).toHaveLength(before);
    at(21 * 60);
    expect(await mailsTo('pm')).toHaveLength(before + 1);
  });

  it('never comes to whoever wants none, also not about what waits already', async () => {
    const before = (await mailsTo('pm')).length;
    await raise();
    await prefer(await as('pm'), 'never');
    await raise();
    at(24 * 60);
    expect(await mailsTo('pm')).toHaveLength(before);
  });

  it('says nothing of a permit that the person no longer sees', async () => {
    const before = (await mailsTo('pm')).length;
    await raise();
    const company = (name: string) =>
      app.database.db.updateTable('person').set({ company: name }).where('id', '=', app.ids.people.pm).execute();
    await company('Another company');
    at(10);
    expect(await mailsTo('pm')).toHaveLength(before);
    await company(testPeople.pm.company);
  });

  it('does not go to an account that is suspended or whose address is not verified', async () => {
    const before = (await mailsTo('pm')).length;
    const change = (values: { status?: 'Pending' | 'Approved'; email_verified_at?: Date | null }) =>
      app.database.db.updateTable('person').set(values).where('id', '=', app.ids.people.pm).execute();
    await raise();
    await change({ status: 'Pending' });
    at(10);
    await mailsTo('pm');
    await change({ status: 'Approved', email_verified_at: null });
    await raise();
    at(30);
    await mailsTo('pm');
    await change({ email_verified_at: morning });
    expect(await mailsTo('pm')).toHaveLength(before);
  });
});

it('two processes that look for mails at once queue one', async () => {
  const queued = async () => {
    const rows = await app.database.db.selectFrom('mail').select('details').execute();
    return rows.flatMap(({ details }) => (details.kind === 'notifications' ? [details.personId] : []));
  };
  const before = (await queued()).length;
  await raise();
  const later = { ...app.services, clock: () => minutesLater(morning, 10) };
  await Promise.all([mailWhatIsDue(later), mailWhatIsDue(later)]);
  expect((await queued()).slice(before).toSorted()).toEqual([app.ids.people.pm, app.ids.people.supervisor].toSorted());
});

it('a mail server that was away for an hour sends once, what is not seen by then', async () => {
  let away = true;
  const sent: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      if (away) throw new MailError('try again', new Error('away'));
      sent.push(mail);
    },
    close() {},
  };
  const { db, clock } = app.services;
  const office: PostOffice = {
    db,
    clock,
    mailer,
    linkBase: 'https://permits.example',
    hostName: 'Fab',
    log: app.app.log,
  };
  const [first, second] = [await raise(), await raise()];
  await prefer(await as('supervisor'), 'never');
  at(10);
  await mailWhatIsDue(app.services);
  const { id } = await db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await expect(deliverMail(office, id)).rejects.toThrow('away');
  await (
    await as('pm')
  ).query('mutation ($id: ID) { markNotificationsSeen(permitId: $id) { success } }', {
    id: first._id,
  });
  at(70);
  away = false;
  await deliverMail(office, id);
  await deliverMail(office, id);
  expect(sent.map(({ subject }) => subject)).toEqual([`Permit ${second.code} waits for your decision`]);
});
