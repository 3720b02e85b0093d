import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import {
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  findRollupMismatches,
} from '../testing/permits.ts';

let app: TestApp;
const signedIn = new Map<TestUser, Promise<TestClient>>();

function clientAs(person: TestUser): Promise<TestClient> {
  const client = signedIn.get(person) ?? app.as(person);
  signedIn.set(person, client);
  return client;
}

beforeAll(async () => {
  app = await startTestApp();
  // Before the sample permits start, so that none is overdue for closure.
  app.setClock(new Date('2026-03-01T02:00:00Z'));
});

afterAll(async () => {
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  await app.close();
});

/** A permit of the requestor, under review. */
async function createInReview(): Promise<string> {
  const { _id } = await createPermitOrThrow(await clientAs('requestor'), samplePermitData(app.ids));
  await moveToStatus(await clientAs('pm'), _id, 'PendingApproval');
  return _id;
}

async function createApproved(): Promise<string> {
  const id = await createInReview();
  await moveToStatus(await clientAs('manager'), id, 'Approved');
  await moveToStatus(await clientAs('facilities'), id, 'Approved');
  return id;
}

async function readPermitState(id: string): Promise<unknown> {
  const fields = 'status version approvedBy { user { fullname } } history { sequence }';
  return (await queryPermit(await clientAs('superAdmin'), id, fields)).item;
}

/** Expects the action to be refused and to change nothing. */
async function expectRefusal(
  person: TestUser,
  id: string,
  status: string,
  code: string,
  sentence: RegExp,
  more: { reason?: string; version?: number } = {},
) {
  const before = await readPermitState(id);
  const answer = await moveToStatus(await clientAs(person), id, status, more);
  expect(answer).toMatchObject({ success: false, code, item: null });
  expect(answer.message).toMatch(sentence);
  expect(await readPermitState(id)).toEqual(before);
}

describe('permission to act', () => {
  it.each(['requestor', 'manager', 'facilities', 'siteAdmin', 'superAdmin'] as const)(
    'at the project manager stage is refused to %s',
    async (person) => {
      const { _id } = await createPermitOrThrow(await clientAs('requestor'), samplePermitData(app.ids));
      const sentence = person === 'requestor' ? /cannot approve your own/ : /^Only a project manager/;
      await expectRefusal(person, _id, 'PendingApproval', 'FORBIDDEN', sentence);
    },
  );

  it('at the project manager stage is given to project managers of the same company and supervisors of the site', async () => {
    for (const person of ['pm', 'supervisor'] as const) {
      const { _id } = await createPermitOrThrow(await clientAs('requestor'), samplePermitData(app.ids));
      const { item } = await moveToStatus(await clientAs(person), _id, 'PendingApproval');
      expect(item?.status).toBe('PendingApproval');
      expect(
        (await queryPermit(await clientAs('requestor'), _id, 'approvedBy { at } projectManagerApproval { role }')).item,
      ).toEqual({
        approvedBy: [],
        projectManagerApproval: { role: person === 'pm' ? 'ContractorPM' : 'MicronSupervisor' },
      });
    }
  });

  it.each(['supervisor', 'closer', 'siteAdmin', 'pm'] as const)(
    'under review is refused to %s, who is not a reviewer',
    async (person) => {
      await expectRefusal(
        person,
        await createInReview(),
        'Approved',
        'FORBIDDEN',
        /^Only a reviewer whose slot is empty/,
      );
    },
  );

  it('to decide is refused to the submitter, even as a member of a reviewing group', async () => {
    const data = samplePermitData(app.ids, { hostSystemOwner: app.ids.users.manager });
    const { _id } = await createPermitOrThrow(await clientAs('facilities'), data);
    await expectRefusal('facilities', _id, 'Approved', 'FORBIDDEN', /^You cannot approve your own permit/);
    const { item } = await queryPermit(await clientAs('facilities'), _id, 'slots { kind isYours } actions');
    expect(item).toMatchObject({ slots: [{ isYours: false }, { isYours: false }] });
  });

  it('to finish a permit is given to permit closers of its site, except its submitter', async () => {
    const id = await createApproved();
    await moveToStatus(await clientAs('requestor'), id, 'PendingClosure');
    await expectRefusal('facilities', id, 'Completed', 'FORBIDDEN', /^Only a member of a permit-closer group/);
    expect((await moveToStatus(await clientAs('closerWest'), id, 'Completed')).code).toBe('NOT_FOUND');

    const own = await createPermitOrThrow(await clientAs('closer'), samplePermitData(app.ids));
    await moveToStatus(await clientAs('manager'), own._id, 'Approved');
    await moveToStatus(await clientAs('facilities'), own._id, 'Approved');
    await moveToStatus(await clientAs('closer'), own._id, 'PendingClosure');
    await expectRefusal('closer', own._id, 'Completed', 'FORBIDDEN', /other than the submitter/);
    expect((await moveToStatus(await clientAs('closerSecond'), own._id, 'Completed')).item?.status).toBe('Completed');
  });
});

describe('a decision', () => {
  it('counts once: a second click is refused and changes nothing', async () => {
    const id = await createInReview();
    await moveToStatus(await clientAs('manager'), id, 'Approved');
    await expectRefusal(
      'manager',
      id,
      'Approved',
      'CONFLICT',
      /^You have already approved this permit\. You approved on /,
    );
  });

  it('counts once for a group', async () => {
    const id = await createInReview();
    await moveToStatus(await clientAs('facilities'), id, 'Approved');
    await expectRefusal(
      'facilitiesSecond',
      id,
      'Approved',
      'CONFLICT',
      /^Another member of your group has already approved this permit\. Facilities Fab approved on \d+ \w+ \d{4}, /,
    );
  });

  it('is refused on a stale version, naming who changed the permit and when', async () => {
    const id = await createInReview();
    await moveToStatus(await clientAs('facilities'), id, 'Approved');
    await expectRefusal(
      'manager',
      id,
      'Approved',
      'CONFLICT',
      /Facilities Fab approved on \d+ \w{3} \d{4}, \d\d:\d\d/,
      {
        version: 2,
      },
    );
    expect((await moveToStatus(await clientAs('manager'), id, 'Approved', { version: 3 })).success).toBe(true);
  });

  it('is refused once another reviewer has decided, naming who did', async () => {
    const id = await createInReview();
    await moveToStatus(await clientAs('facilities'), id, 'Rejected', { reason: 'No isolation' });
    await expectRefusal('manager', id, 'Approved', 'CONFLICT', /is Rejected and cannot.* Facilities Fab rejected on /);
  });

  it.each([undefined, '', '  \n '])('to reject is refused with %j as the reason', async (reason) => {
    await expectRefusal(
      'manager',
      await createInReview(),
      'Rejected',
      'BAD_INPUT',
      /reason/,
      reason === undefined ? {} : { reason },
    );
  });

  it('is refused with a reason that is too long', async () => {
    await expectRefusal('manager', await createInReview(), 'Rejected', 'TOO_LARGE', /2000/, {
      reason: 'x'.repeat(2001),
    });
  });

  it.each([
    ['Done', 'BAD_INPUT', /^There is no status 'Done'/],
    ['Completed', 'CONFLICT', /cannot change to Completed/],
    ['PendingClosure', 'CONFLICT', /cannot change to Pending Closure/],
  ])('cannot move a permit under review to %s', async (status, code, sentence) => {
    await expectRefusal('manager', await createInReview(), status, code, sentence);
  });

  it('is refused on a Completed permit', async () => {
    const id = await createApproved();
    await moveToStatus(await clientAs('requestor'), id, 'PendingClosure');
    await moveToStatus(await clientAs('closer'), id, 'Completed');
    for (const status of ['Approved', 'PendingApproval', 'Rejected', 'Cancelled', 'PendingClosure'])
      await expectRefusal('closer', id, status, 'CONFLICT', /cannot change to .* You closed the permit on /);
    const repeatedByOther = /is already Completed\. Closer Fab closed the permit on /;
    await expectRefusal('closerSecond', id, 'Completed', 'CONFLICT', repeatedByOther);
    const { version } = (await queryPermit(await clientAs('closer'), id, 'version')).item;
    const more = { version: Number(version) };
    await expectRefusal(
      'closer',
      id,
      'Completed',
      'CONFLICT',
      /is already Completed\. You closed the permit on /,
      more,
    );
  });

  it('cannot request closure unless the submitter makes it', async () => {
    const id = await createApproved();
    for (const person of ['pm', 'facilities', 'closer'] as const)
      await expectRefusal(person, id, 'PendingClosure', 'FORBIDDEN', /^Only the submitter/);
  });
});

describe('the record of a decision', () => {
  it('names reviewer, role, group and time, and the final approver', async () => {
    const id = await createApproved();
    const { item } = await queryPermit(
      await clientAs('requestor'),
      id,
      `approvedBy { user { fullname } role group at } finalApprover { fullname } isFinalApprover
       slots { kind isNext filledBy { fullname } } logs history { sequence action from to by { email } group }`,
    );
    expect(item).toMatchObject({
      approvedBy: [
        { user: { fullname: 'Manager Fab' }, role: 'MicronManager', group: null },
        { user: { fullname: 'Facilities Fab' }, role: 'MTGroup', group: 'Facilities F10N' },
      ],
      finalApprover: { fullname: 'Facilities Fab' },
      isFinalApprover: false,
      slots: [{ isNext: false }, { isNext: false }],
      history: [
        { sequence: 1, action: 'create', from: null, to: 'PendingPMApproval' },
        { sequence: 2, action: 'approveAsProjectManager', by: { email: 'pm@acme-works.example' } },
        { sequence: 3, action: 'approve', to: 'PendingApproval', group: null },
        { sequence: 4, action: 'approve', to: 'Approved', group: 'Facilities F10N' },
      ],
    });
  });

  it('names the group that a rejection was made for, and the reason', async () => {
    const id = await createInReview();
    await moveToStatus(await clientAs('facilities'), id, 'Rejected', { reason: 'No isolation' });
    const { item } = await queryPermit(
      await clientAs('requestor'),
      id,
      'reason rejectedBy { user { fullname } group } logs',
    );
    expect(item).toMatchObject({
      reason: 'No isolation',
      rejectedBy: { user: { fullname: 'Facilities Fab' }, group: 'Facilities F10N' },
    });
    expect((item['logs'] as string[]).at(-1)).toMatch(
      /Facilities Fab \(Facilities F10N\) rejected\. Reason: No isolation$/,
    );
  });

  it('stores a reason without what nobody sees, and asks for one of characters that somebody does', async () => {
    const id = await createInReview();
    const facilities = await clientAs('facilities');
    const reject = (reason: string) => moveToStatus(facilities, id, 'Rejected', { reason });
    expect(await reject('\u200B\u0007')).toMatchObject({
      success: false,
      message: 'Please give a reason for rejecting this permit.',
    });
    await reject(' No \u202Eisolation\u001B\r\nat M-4 ');
    const { item } = await queryPermit(await clientAs('requestor'), id, 'reason');
    expect(item['reason']).toBe('No isolation\nat M-4');
  });

  it('says which slot is next, and which is yours', async () => {
    const id = await createInReview();
    const fields = 'slots { kind isYours isNext }';
    expect((await queryPermit(await clientAs('facilities'), id, fields)).item).toEqual({
      slots: [
        { kind: 'individual', isYours: false, isNext: true },
        { kind: 'group', isYours: true, isNext: false },
      ],
    });
  });
});
