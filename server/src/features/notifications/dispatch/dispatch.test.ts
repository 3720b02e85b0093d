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
import { waitForDispatch, readNotificationsOf, readNotifiedKinds } from '../testing/notifications.ts';

const allTestPeople = Object.keys(testUsers) as TestUser[];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Before the permits start, so that none has ended.
  app.setClock(new Date('2026-02-20T02:00:00Z'));
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

describe('a permit from its submission to its end', () => {
  let id: string;
  beforeAll(async () => {
    id = await createPermitAs('requestor');
  });

  it('notifies the project managers of the same company and site first', async () => {
    expect(await readAllNotifiedKinds(id)).toEqual({ pm: ['turnToDecide'], supervisor: ['turnToDecide'] });
  });

  it('then notifies its reviewers, and no longer the managers', async () => {
    await performAction('pm', id, 'PendingApproval');
    expect(await readAllNotifiedKinds(id)).toEqual({
      manager: ['turnToDecide'],
      facilities: ['turnToDecide'],
      facilitiesSecond: ['turnToDecide'],
    });
  });

  it('no longer notifies members of a group in which one has approved', async () => {
    await performAction('facilities', id, 'Approved');
    expect(await readAllNotifiedKinds(id)).toEqual({ manager: ['turnToDecide'] });
  });

  it('notifies the submitter and the owner of its approval', async () => {
    await performAction('manager', id, 'Approved');
    expect(await readAllNotifiedKinds(id)).toEqual({ requestor: ['approved'], supervisor: ['approved'] });
    const [newest] = await readNotificationsOf(await app.as('requestor'));
    expect(newest).toMatchObject({
      kind: 'approved',
      title: expect.stringMatching(/^Approved: .*, ACME Works$/),
      text: expect.stringMatching(/^Manager Fab approved\. Work from 2 Mar 2099, .* to 4 Mar 2099, /),
      path: `/permits/${id}`,
      seenAt: null,
    });
  });

  it('notifies them of a recall, which supersedes the approval', async () => {
    await performAction('manager', id, 'PendingApproval');
    expect(await readAllNotifiedKinds(id)).toEqual({
      requestor: ['recalled'],
      supervisor: ['recalled'],
    });
    await performAction('manager', id, 'Approved');
    expect(await readAllNotifiedKinds(id)).toEqual({ requestor: ['approved'], supervisor: ['approved'] });
  });

  it('notifies the permit closers of its site of a request for closure, until it is withdrawn', async () => {
    await performAction('requestor', id, 'PendingClosure');
    expect(await readNotifiedKinds(app, id, ['closer', 'closerSecond', 'closerWest'], true)).toEqual({
      closer: ['turnToFinish'],
      closerSecond: ['turnToFinish'],
    });
    await performAction('requestor', id, 'Approved');
    expect(await readNotifiedKinds(app, id, ['closer', 'closerSecond'], true)).toEqual({});
    expect((await readNotifiedKinds(app, id, ['requestor', 'supervisor'], true)).supervisor).toEqual(['approved']);
  });

  it('notifies the submitter and the owner that it was sent back and why, until closure is requested again', async () => {
    await performAction('requestor', id, 'PendingClosure');
    await performAction('closer', id, 'Approved', 'The barriers are still up.');
    expect(await readAllNotifiedKinds(id)).toEqual({
      requestor: ['approved', 'sentBack'],
      supervisor: ['approved', 'sentBack'],
    });
    const unseen = await readNotificationsOf(await app.as('requestor'), true);
    expect(unseen.find(({ kind }) => kind === 'sentBack')?.text).toMatch(
      /^Closer Fab sent the permit back: The barriers are still up\. Work from /,
    );
  });

  it('notifies the closers again, and the owner of the closure', async () => {
    await performAction('requestor', id, 'PendingClosure');
    expect(await readAllNotifiedKinds(id)).toEqual({
      requestor: ['approved'],
      supervisor: ['approved'],
      closer: ['turnToFinish'],
      closerSecond: ['turnToFinish'],
    });
    await performAction('closer', id, 'Completed');
    expect(await readNotifiedKinds(app, id, ['closer', 'closerSecond'], true)).toEqual({});
    expect((await readNotifiedKinds(app, id, ['requestor'], true)).requestor).toContain('closed');
  });

  it('notifies nobody else', async () => {
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
  const unseen = await readNotificationsOf(await app.as('requestor'), true);
  expect(unseen.find(({ permit }) => permit._id === id)?.text).toMatch(
    /^Pm Acme rejected: The gas test is missing\. Work from /,
  );
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
  const titles = async () => {
    const mine = await readNotificationsOf(await app.as('facilities'), true);
    return mine.filter(({ permit }) => permit._id === id).map(({ title }) => title);
  };
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
