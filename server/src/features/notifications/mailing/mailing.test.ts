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
  it('gathers what happens within half a minute, and goes out once', async () => {
    const before = (await mailsTo('pm')).length;
    const first = await raise();
    at(1 / 4);
    const second = await raise();
    at(29 / 60);
    expect(await mailsTo('pm')).toHaveLength(before);
    at(1 / 2);
    const [mail, ...others] = await mailsTo('pm');
    expect(others).toHaveLength(before);
    expect(mail?.subject).toMatch(/^Approve by .* \(and 1 more\)$/);
    const text = mail?.text ?? '';
    for (const { code } of [first, second]) expect(text).toContain(`${code}. Requestor Acme submitted the permit.`);
    expect(text).toContain('/notifications');
    at(60);
    expect(await mailsTo('pm')).toHaveLength(before + 1);
  });

  it('about one permit leads to it', async () => {
    const { _id, code } = await raise();
    at(10);
    const [mail] = await mailsTo('pm');
    expect(mail?.subject).toMatch(/^Approve by .*, ACME Works$/);
    expect(mail?.text).toContain(`${code}. Requestor Acme submitted`);
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
  await raise();
  const later = { ...app.services, clock: () => minutesLater(morning, 10) };
  await Promise.all([mailWhatIsDue(later), mailWhatIsDue(later)]);
  const rows = await app.database.db.selectFrom('mail').select('details').where('created_at', '>=', morning).execute();
  const readers = rows.flatMap(({ details }) => (details.kind === 'notifications' ? [details.personId] : []));
  expect(readers.toSorted()).toEqual([app.ids.people.pm, app.ids.people.supervisor].toSorted());
});

/** A post office whose mail server is away until told otherwise, and what it has sent. */
function officeAway() {
  const server = { away: true, sent: [] as Mail[] };
  const mailer = {
    async send(mail: Mail) {
      if (server.away) throw new MailError('try again', new Error('away'));
      server.sent.push(mail);
    },
    close() {},
  };
  const { db, clock } = app.services;
  const around = { linkBase: 'https://permits.example', hostName: 'Fab', log: app.app.log };
  const office: PostOffice = { db, clock, mailer, ...around };
  return { server, office };
}

/** The mails about notifications that wait since this test began, the last first. */
async function waitingMails(): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('created_at', '>=', morning)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Queues what is due, tries to deliver it, and answers the mail that waits then. */
async function queuedInVain(office: PostOffice): Promise<string> {
  await mailWhatIsDue(app.services);
  const [id = ''] = await waitingMails();
  await expect(deliverMail(office, id)).rejects.toThrow('away');
  return id;
}

describe('while the mail server is away', () => {
  it('one mail waits, and says what is not seen when it goes out', async () => {
    const { server, office } = officeAway();
    const [first, second] = [await raise(), await raise()];
    await prefer(await as('supervisor'), 'never');
    at(10);
    const id = await queuedInVain(office);
    await (
      await as('pm')
    ).query('mutation ($id: ID) { markNotificationsSeen(permitId: $id) { success } }', {
      id: first._id,
    });
    at(70);
    server.away = false;
    await deliverMail(office, id);
    await deliverMail(office, id);
    expect(server.sent.map(({ text }) => / (\S+)\. Requestor Acme/.exec(text.replaceAll('\n', ' '))?.[1])).toEqual([
      second.code,
    ]);
    expect(server.sent[0]?.subject).not.toContain('more');
  });

  it('all that happens meanwhile is gathered for the next one', async () => {
    const { server, office } = officeAway();
    await prefer(await as('supervisor'), 'never');
    await raise();
    at(10);
    const id = await queuedInVain(office);
    for (const minutes of [15, 30, 45]) {
      at(minutes);
      await raise();
    }
    at(60);
    await mailWhatIsDue(app.services);
    expect(await waitingMails()).toEqual([id]);
    server.away = false;
    await deliverMail(office, id);
    await mailWhatIsDue(app.services);
    for (const next of await waitingMails()) await deliverMail(office, next);
    expect(server.sent.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Approve by .*, ACME Works$/),
      expect.stringMatching(/^Approve by .*, ACME Works \(and 2 more\)$/),
    ]);
  });

  it('a mail that does not go out for a day keeps nobody from the next', async () => {
    await prefer(await as('supervisor'), 'never');
    await raise();
    at(10);
    await mailWhatIsDue(app.services);
    at(24 * 60);
    clients = {};
    await raise();
    at(24 * 60 + 10);
    await mailWhatIsDue(app.services);
    expect(await waitingMails()).toHaveLength(2);
    morning = minutesLater(morning, 24 * 60);
  });

  it('whoever then wants none gets none', async () => {
    const { server, office } = officeAway();
    await prefer(await as('supervisor'), 'never');
    await raise();
    at(10);
    const id = await queuedInVain(office);
    await prefer(await as('pm'), 'never');
    server.away = false;
    await deliverMail(office, id);
    expect(server.sent).toEqual([]);
  });
});

it('leaves what a newer version told to that one, which has words for it', async () => {
  const { _id } = await raise();
  const { db } = app.database;
  const newer = { kind: 'fromANewerVersion' as 'approved' };
  await db.updateTable('notification').set(newer).where('permit_id', '=', _id).execute();
  at(10);
  await mailWhatIsDue(app.services);
  expect(await waitingMails()).toEqual([]);
  const left = db.selectFrom('notification').select('id').where('permit_id', '=', _id);
  expect(await left.where('mail_due_at', 'is not', null).execute()).not.toEqual([]);
  await db.deleteFrom('notification').where('permit_id', '=', _id).execute();
});
