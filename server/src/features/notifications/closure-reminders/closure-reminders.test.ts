import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readNotifiedKinds } from '../testing/notifications.ts';
import { createApprovedPermit } from '../../permits/testing/child-permits.ts';
import {
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
} from '../../permits/testing/permits.ts';

let app: TestApp;
let requestor: TestClient;
let id: string;
let code: string;

const closers = ['closer', 'closerSecond', 'closerWest'] as const;

/** Sets the time and signs in again, since a session would not survive the days in between. */
async function moveClock(instant: string): Promise<void> {
  app.setClock(new Date(instant));
  requestor = await app.as('requestor');
}

async function remind(client = requestor, permitId = id) {
  const { data } = await client.query<{
    remindPermitClosers: { success: boolean; code: string; message: string };
  }>('mutation ($id: ID!) { remindPermitClosers(id: $id) { success code message } }', { id: permitId });
  return data.remindPermitClosers;
}

async function waiting(client = requestor) {
  const { data } = await client.query<{ countUnClosedPermit: { permits: { code: string; waiting: object }[] } }>(
    `{ countUnClosedPermit { permits { code waiting { waitsFor since timeZone remindedAt remindFrom
        owner { fullname phone } groups { name members { fullname phone } } } } } }`,
  );
  return data.countUnClosedPermit.permits;
}

beforeAll(async () => {
  app = await startTestApp();
  await app.database.db.updateTable('person').set({ phone: '' }).execute();
  await moveClock('2026-03-01T02:00:00Z');
  id = await createApprovedPermit(app, requestor);
  code = String((await queryPermit(requestor, id, 'code')).item['code']);
  await moveClock('2026-03-02T02:00:00Z');
  await moveToStatus(requestor, id, 'PendingClosure');
});
afterAll(() => app.close());

describe('a submitter with permits to be closed', () => {
  it('sees for each permit who has to act, since when, and whom to call', async () => {
    const [permit] = await waiting();
    expect(permit).toMatchObject({
      code,
      waiting: {
        waitsFor: 'permitClosers',
        since: '2026-03-02T02:00:00.000Z',
        timeZone: 'Asia/Singapore',
        groups: [{ name: 'Permit Office F10N', members: [{ phone: '' }, { phone: '' }] }],
        // None of the closers has a telephone number.
        owner: { fullname: 'Host Fab', phone: '' },
        remindedAt: null,
        // A time, not 'now' by the server's clock: the device's clock may be behind it.
        remindFrom: '2026-03-02T02:00:00.000Z',
      },
    });
    await app.database.db
      .updateTable('person')
      .set({ phone: '+65 6123 4567' })
      .where('id', '=', app.ids.users.closer)
      .execute();
    const [called] = await waiting();
    expect(called?.waiting).toMatchObject({ owner: null });
    expect(JSON.stringify(called?.waiting)).toContain('+65 6123 4567');
  });

  it('sees that they have to act themselves once a permit has ended and its closure is not requested', async () => {
    const submission = fillForm('GP', { start: '2026-03-02', end: '2026-03-03' });
    const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids, { submission }));
    for (const [person, status] of [
      ['pm', 'PendingApproval'],
      ['manager', 'Approved'],
      ['facilities', 'Approved'],
    ] as const)
      await moveToStatus(await app.as(person), _id, status);
    await moveClock('2026-03-05T02:00:00Z');
    const { item } = await queryPermit(requestor, _id, 'code endDate');
    expect((await waiting()).find((permit) => permit.code === item['code'])?.waiting).toEqual({
      waitsFor: 'submitter',
      since: item['endDate'],
      timeZone: 'Asia/Singapore',
      groups: [],
      owner: null,
      remindedAt: null,
      remindFrom: null,
    });
    expect(await remind(requestor, _id)).toMatchObject({ success: false, code: 'CONFLICT' });
  });
});

describe('a reminder', () => {
  it('reaches the permit closers of the site once a day, however many are sent concurrently', async () => {
    await moveClock('2026-03-06T01:00:00Z');
    const answers = await Promise.all([remind(), remind(), remind()]);
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['OK', 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(answers.find(({ success }) => success)?.message).toMatch(
      new RegExp(`^The permit closers of .+ were reminded of permit ${code}\\.$`),
    );
    const notified = await readNotifiedKinds(app, id, closers, true);
    expect(notified).toEqual({ closer: ['reminded', 'turnToFinish'], closerSecond: ['reminded', 'turnToFinish'] });
  });

  it('says when the next one can be sent, and can be sent then', async () => {
    const refused = await remind();
    expect(refused).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(refused.message).toMatch(/were reminded of permit \S+ on 6 Mar 2026, .* from 7 Mar 2026, /);
    const [permit] = await waiting();
    expect(permit?.waiting).toMatchObject({
      remindedAt: '2026-03-06T01:00:00.000Z',
      remindFrom: '2026-03-06T16:00:00.000Z',
    });
    await moveClock('2026-03-06T16:00:00Z');
    expect(await remind()).toMatchObject({ success: true });
  });

  it('can be sent by the submitter only', async () => {
    for (const person of ['pm', 'closer', 'superAdmin'] as const)
      expect(await remind(await app.as(person))).toMatchObject({ success: false, code: 'FORBIDDEN' });
    expect(await remind(await app.as('foreignRequestor'))).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('is refused with a reason where there is nobody to remind', async () => {
    await moveClock('2026-03-08T02:00:00Z');
    const { db } = app.database;
    const membersBefore = await db.selectFrom('mt_group_member').selectAll().execute();
    await db.deleteFrom('mt_group_member').execute();
    const refused = await remind();
    await db.insertInto('mt_group_member').values(membersBefore).execute();
    expect(refused).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(refused.message).toMatch(/^.+ has no permit closer at the moment\. Ask Host Fab,/);
    // The refused reminder does not count.
    expect(await remind()).toMatchObject({ success: true });
  });

  it('is superseded once the permit is closed', async () => {
    await moveToStatus(await app.as('closer'), id, 'Completed');
    expect(await readNotifiedKinds(app, id, closers, true)).toEqual({});
    expect(await remind()).toMatchObject({ success: false, code: 'CONFLICT' });
  });
});
