import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../../testing/test-users.ts';
import {
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  savePermit,
} from '../../permits/testing/permits.ts';
import { saveSettings } from '../../settings/service.ts';
import { waitForDispatch, readNotificationsOf, readNotifiedKinds } from '../testing/notifications.ts';

const allTestPeople = Object.keys(testUsers) as TestUser[];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Before the permits start, so that none has ended.
  app.setClock(new Date('2026-02-20T02:00:00Z'));
  // Each test raises a permit of its own: the warning of too many unclosed ones is not about any of them.
  await saveSettings(app.database.db, { quota: { enabled: false } });
});
afterAll(() => app.close());

/** The users with unseen notifications of a permit, and their kinds. */
const readAllNotifiedKinds = (permitId: string) => readNotifiedKinds(app, permitId, allTestPeople, true);

async function performAction(person: TestUser, id: string, status: string, reason?: string): Promise<void> {
  const { success, message } = await moveToStatus(
    await app.as(person),
    id,
    status,
    reason === undefined ? {} : { reason },
  );
  if (!success) throw new Error(message);
}

/** The host only sees their own permits, so another user is the owner. */
async function createPermitAs(person: TestUser): Promise<string> {
  const data = samplePermitData(app.ids, { hostSystemOwner: app.ids.users.supervisor });
  return (await createPermitOrThrow(await app.as(person), data))._id;
}

/** The days of one permit in order: what is done, by whom, until it has ended. */
const steps = {
  approvedByManagers: ['pm', 'PendingApproval'],
  approvedByFacilities: ['facilities', 'Approved'],
  approved: ['manager', 'Approved'],
  recalled: ['manager', 'PendingApproval'],
  approvedAgain: ['manager', 'Approved'],
  closureRequested: ['requestor', 'PendingClosure'],
  closureWithdrawn: ['requestor', 'Approved'],
  closureRequestedAgain: ['requestor', 'PendingClosure'],
  sentBack: ['closer', 'Approved', 'The barriers are still up.'],
  closureRequestedLast: ['requestor', 'PendingClosure'],
  closed: ['closer', 'Completed'],
} as const satisfies Record<string, readonly [TestUser, string, string?]>;

type Step = keyof typeof steps;

/** A permit with everything done to it up to this step. Each is dispatched before the next. */
async function createPermitAt(last: Step): Promise<string> {
  const id = await createPermitAs('requestor');
  for (const [step, [person, status, reason]] of Object.entries<readonly [TestUser, string, string?]>(steps)) {
    await waitForDispatch(app);
    await performAction(person, id, status, reason);
    if (step === last) break;
  }
  return id;
}

/** What a user has not seen about one permit, newest first. */
async function readUnseenOf(person: TestUser, permitId: string) {
  const mine = await readNotificationsOf(await app.as(person), true);
  return mine.filter(({ permit }) => permit._id === permitId);
}

describe('a permit from its submission to its end', () => {
  it('notifies the project managers of the same company and site first', async () => {
    const id = await createPermitAs('requestor');
    expect(await readAllNotifiedKinds(id)).toEqual({ pm: ['turnToDecide'], supervisor: ['turnToDecide'] });
  });

  it('then notifies its reviewers, and no longer the managers', async () => {
    const id = await createPermitAt('approvedByManagers');
    expect(await readAllNotifiedKinds(id)).toEqual({
      manager: ['turnToDecide'],
      facilities: ['turnToDecide'],
      facilitiesSecond: ['turnToDecide'],
    });
  });

  it('no longer notifies members of a group in which one has approved', async () => {
    const id = await createPermitAt('approvedByFacilities');
    expect(await readAllNotifiedKinds(id)).toEqual({ manager: ['turnToDecide'] });
  });

  it('notifies the submitter and the owner of its approval', async () => {
    const id = await createPermitAt('approved');
    expect(await readAllNotifiedKinds(id)).toEqual({ requestor: ['approved'], supervisor: ['approved'] });
    const [newest] = await readUnseenOf('requestor', id);
    expect(newest).toMatchObject({
      kind: 'approved',
      title: expect.stringMatching(/^Approved: .*, ACME Works$/),
      text: expect.stringMatching(/^Manager Fab approved\. Work from 2 Mar 2099, .* to 4 Mar 2099, /),
      path: `/permits/${id}`,
      seenAt: null,
    });
  });

  it('notifies them of a recall, which supersedes the approval', async () => {
    const id = await createPermitAt('recalled');
    expect(await readAllNotifiedKinds(id)).toEqual({
      requestor: ['recalled'],
      supervisor: ['recalled'],
    });
  });

  it('notifies them of an approval after a recall, which it supersedes', async () => {
    const id = await createPermitAt('approvedAgain');
    expect(await readAllNotifiedKinds(id)).toEqual({ requestor: ['approved'], supervisor: ['approved'] });
  });

  it('notifies the permit closers of its site of a request for closure', async () => {
    const id = await createPermitAt('closureRequested');
    expect(await readNotifiedKinds(app, id, ['closer', 'closerSecond', 'closerWest'], true)).toEqual({
      closer: ['turnToFinish'],
      closerSecond: ['turnToFinish'],
    });
  });

  it('no longer notifies the closers once the request is withdrawn', async () => {
    const id = await createPermitAt('closureWithdrawn');
    expect(await readNotifiedKinds(app, id, ['closer', 'closerSecond'], true)).toEqual({});
    expect((await readNotifiedKinds(app, id, ['requestor', 'supervisor'], true)).supervisor).toEqual(['approved']);
  });

  it('notifies the submitter and the owner that it was sent back and why', async () => {
    const id = await createPermitAt('sentBack');
    expect(await readAllNotifiedKinds(id)).toEqual({
      requestor: ['approved', 'sentBack'],
      supervisor: ['approved', 'sentBack'],
    });
    const unseen = await readUnseenOf('requestor', id);
    expect(unseen.find(({ kind }) => kind === 'sentBack')?.text).toMatch(
      /^Closer Fab sent the permit back: The barriers are still up\. Work from /,
    );
  });

  it('notifies the closers again, and no longer that it was sent back, once closure is requested again', async () => {
    const id = await createPermitAt('closureRequestedLast');
    expect(await readAllNotifiedKinds(id)).toEqual({
      requestor: ['approved'],
      supervisor: ['approved'],
      closer: ['turnToFinish'],
      closerSecond: ['turnToFinish'],
    });
  });

  it('notifies the submitter of the closure, and nobody who was not concerned', async () => {
    const id = await createPermitAt('closed');
    expect(await readNotifiedKinds(app, id, ['closer', 'closerSecond'], true)).toEqual({});
    expect((await readNotifiedKinds(app, id, ['requestor'], true)).requestor).toContain('closed');
    const concerned = await readNotifiedKinds(app, id, allTestPeople);
    expect(Object.keys(concerned).toSorted()).toEqual(
      [
        'closer',
        'closerSecond',
        'facilities',
        'facilitiesSecond',
        'manager',
        'pm',
        'requestor',
        'supervisor',
      ].toSorted(),
    );
  });
});

it('notifies of a rejection with its reason, and of the cancellation of a rejected permit', async () => {
  const id = await createPermitAs('requestor');
  await performAction('pm', id, 'Rejected', 'The gas test is missing.');
  expect(await readAllNotifiedKinds(id)).toEqual({ requestor: ['rejected'], supervisor: ['rejected'] });
  const [rejection] = await readUnseenOf('requestor', id);
  expect(rejection?.text).toMatch(/^Pm Acme rejected: The gas test is missing\. Work from /);
  await performAction('requestor', id, 'Cancelled');
  expect(await readNotifiedKinds(app, id, ['requestor', 'supervisor', 'pm'], true)).toEqual({
    requestor: ['rejected'],
    supervisor: ['cancelled', 'rejected'],
  });
});

it('describes the work as the permit says when it is read', async () => {
  const fillFormAt = (workLocation: string) => ({ ...fillForm('GP'), workLocation, buildingLevel: 'Roof' });
  const { _id: id } = await createPermitOrThrow(
    await app.as('requestor'),
    samplePermitData(app.ids, { submission: fillFormAt('Bay 12') }),
  );
  await performAction('pm', id, 'PendingApproval');
  const titles = async () => (await readUnseenOf('facilities', id)).map(({ title }) => title);
  await waitForDispatch(app);
  expect(await titles()).toEqual([expect.stringContaining(', Bay 12, Roof, ACME Works')]);
  await savePermit(await app.as('manager'), id, { submission: fillFormAt('Bay 14'), reason: 'Moved.' });
  await performAction('pm', id, 'PendingApproval');
  await waitForDispatch(app);
  const now = await titles();
  expect(now).not.toEqual([]);
  for (const title of now) expect(title).toContain(', Bay 14, Roof, ACME Works');
});

it('notifies a reviewer who has to decide twice once for each, and only one stays unseen', async () => {
  const data = samplePermitData(app.ids, { selectedUser: [app.ids.users.supervisor] });
  const { _id: id } = await createPermitOrThrow(await app.as('requestor'), data);
  expect(await readAllNotifiedKinds(id)).toEqual({ pm: ['turnToDecide'], supervisor: ['turnToDecide'] });
  await performAction('pm', id, 'PendingApproval');
  expect(await readNotifiedKinds(app, id, ['pm', 'supervisor'], true)).toEqual({ supervisor: ['turnToDecide'] });
  expect(await readNotifiedKinds(app, id, ['supervisor'])).toEqual({ supervisor: ['turnToDecide', 'turnToDecide'] });
});

it('notifies a supervisor who has approved for the site as a reviewer too', async () => {
  const data = samplePermitData(app.ids, { selectedUser: [app.ids.users.supervisor] });
  const { _id: id } = await createPermitOrThrow(await app.as('requestor'), data);
  await waitForDispatch(app);
  await performAction('supervisor', id, 'PendingApproval');
  expect(await readNotifiedKinds(app, id, ['pm', 'supervisor'], true)).toEqual({ supervisor: ['turnToDecide'] });
});

it('notifies an added reviewer, and existing ones not a second time', async () => {
  const id = await createPermitAs('facilitiesSecond');
  await waitForDispatch(app);
  const client = await app.as('facilitiesSecond');
  const { data } = await client.query<{ updatePermitReviewers: { success: boolean } }>(
    `mutation ($id: ID!, $groups: [ID!]) { updatePermitReviewers(id: $id, newMTGroups: $groups) { success message } }`,
    { id, groups: [app.ids.groups.lss] },
  );
  expect(data.updatePermitReviewers).toMatchObject({ success: true });
  expect(await readNotifiedKinds(app, id, allTestPeople)).toEqual({
    manager: ['turnToDecide'],
    facilities: ['turnToDecide'],
    lss: ['turnToDecide'],
  });
});
