import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { saveSettings } from '../../settings/service.ts';
import { verifyHistory } from '../../history/service.ts';
import {
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  type PermitResult,
  findRollupMismatches,
} from '../testing/permits.ts';

let app: TestApp;
let requestor: TestClient;

const unknownId = '00000000-0000-4000-8000-00000000dead';

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
  await saveSettings(app.database.db, { quota: { enabled: false } });
});

afterAll(async () => {
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  await app.close();
});

async function mutate(client: TestClient, operation: string, args: string, variables: object): Promise<PermitResult> {
  const names = args.split(', ').map((arg) => arg.slice(1, arg.indexOf(':')));
  const { data, errors } = await client.query<Record<string, PermitResult>>(
    `mutation (${args}) { ${operation}(${names.map((name) => `${name}: $${name}`).join(', ')}) {
      success code message item { _id code status statusLabel version reason actions logs } } }`,
    { ...variables },
  );
  const answer = data[operation];
  if (errors || !answer) throw new Error(JSON.stringify(errors));
  return answer;
}

const add = (client: TestClient, id: string, newIndividualReviewers: string[], newMTGroups: string[] = []) =>
  mutate(client, 'updatePermitReviewers', '$id: ID!, $newIndividualReviewers: [ID!], $newMTGroups: [ID!]', {
    id,
    newIndividualReviewers,
    newMTGroups,
  });
const removePerson = (client: TestClient, id: string, userId: string, version?: number) =>
  mutate(client, 'updateRemoveIndividualReviewer', '$id: ID!, $userId: ID!, $version: Int', { id, userId, version });
const removeGroup = (client: TestClient, id: string, mtGroupId: string, version?: number) =>
  mutate(client, 'updateRemoveMTGroupReviewer', '$id: ID!, $mtGroupId: ID!, $version: Int', { id, mtGroupId, version });
const approveRest = (client: TestClient, id: string, status = 'Approved') =>
  mutate(client, 'approvePermitWhenLastReviewerIsRemoved', '$id: ID!, $status: String', { id, status });

/** Unknown ids; together with the existing reviewers, one too many. */
function createIds(): string[] {
  return Array.from({ length: 49 }, (_, index) => unknownId.slice(0, -2) + String(index + 10));
}

async function listSlots(id: string): Promise<unknown> {
  const { item } = await queryPermit(requestor, id, 'slots { user { email } group { name } filledBy { email } }');
  return (item['slots'] as { user: { email: string } | null; group: { name: string } | null }[]).map(
    ({ user, group }) => user?.email ?? group?.name,
  );
}

/** Creates a permit under review by a manager, a supervisor, the facilities and the life-support group. */
async function createUnderReview(): Promise<string> {
  const { users, groups } = app.ids;
  const { _id } = await createPermitOrThrow(
    requestor,
    samplePermitData(app.ids, {
      selectedUser: [users.manager, users.supervisor],
      selectedMTGroup: [groups.facilities, groups.lss],
    }),
  );
  await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
  return _id;
}

async function approve(id: string, ...names: TestUser[]): Promise<void> {
  for (const name of names)
    expect(await moveToStatus(await app.as(name), id, 'Approved')).toMatchObject({ success: true });
}

describe('adding reviewers', () => {
  it('makes their approval necessary, and records it in the history', async () => {
    const { users, groups } = app.ids;
    const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
    const answer = await add(requestor, _id, [users.supervisor], [groups.lss]);
    expect(answer).toMatchObject({ success: true, item: { status: 'PendingPMApproval', version: 2 } });
    expect(await listSlots(_id)).toEqual([
      'manager@fab.example',
      'Facilities F10N',
      'supervisor@fab.example',
      'LSS F10N',
    ]);
    const { item } = await queryPermit(requestor, _id, 'history { action text changes { label before after } }');
    expect((item['history'] as unknown[]).at(-1)).toEqual({
      action: 'changeReviewers',
      text: 'Requestor Acme (Contractor Requestor) changed the reviewers: Individual Reviewer(s) Manager Fab, Supervisor Fab; MTGroup(s) Facilities F10N, LSS F10N',
      changes: [
        { label: 'Individual Reviewer(s)', before: 'Manager Fab', after: 'Manager Fab, Supervisor Fab' },
        { label: 'MTGroup(s)', before: 'Facilities F10N', after: 'Facilities F10N, LSS F10N' },
      ],
    });
    await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
    await approve(_id, 'supervisor', 'manager', 'facilities');
    expect((await queryPermit(requestor, _id, 'status')).item).toEqual({ status: 'PendingApproval' });
    await approve(_id, 'lss');
    expect((await queryPermit(requestor, _id, 'status')).item).toEqual({ status: 'Approved' });
  });

  it.each<[string, () => [string[], string[]?], string, string | RegExp]>([
    ['nobody', () => [[]], 'BAD_INPUT', message.addNobody],
    ['the same individual', () => [[app.ids.users.manager]], 'BAD_INPUT', message.addSameIndividual],
    ['a member of its group', () => [[app.ids.users.lss]], 'BAD_INPUT', message.addSameIndividual],
    ['a group of another site', () => [[], [app.ids.groups.permitOfficeWest]], 'BAD_INPUT', /belongs to another site/],
    ['the same group', () => [[], [app.ids.groups.lss]], 'BAD_INPUT', message.addSameGroup],
    ['an unknown person', () => [[unknownId]], 'NOT_FOUND', /not available/],
    ['an unknown group', () => [[], ['no id']], 'NOT_FOUND', /not available/],
    ['a user who cannot review', () => [[app.ids.users.host]], 'BAD_INPUT', /cannot review permits/],
    ['more than a permit may have', () => [createIds()], 'TOO_LARGE', /at most 50 reviewers/],
    ['a user of another company', () => [[app.ids.users.pm]], 'NOT_FOUND', /not available/],
  ])('refuses %s', async (_, added, code, sentence) => {
    const id = await createUnderReview();
    const before = await listSlots(id);
    const answer = await add(requestor, id, ...added());
    expect(answer).toMatchObject({ success: false, code });
    expect(answer.message).toMatch(sentence);
    expect(await listSlots(id)).toEqual(before);
  });
});

describe('removing a reviewer', () => {
  it('leaves the approval of the others necessary', async () => {
    const id = await createUnderReview();
    const answer = await removePerson(requestor, id, app.ids.users.supervisor);
    expect(answer).toMatchObject({ success: true, item: { status: 'PendingApproval' } });
    expect(answer.message).toMatch(/has updated reviewers/);
    expect(await removeGroup(await app.as('siteAdmin'), id, app.ids.groups.lss)).toMatchObject({ success: true });
    expect(await listSlots(id)).toEqual(['manager@fab.example', 'Facilities F10N']);
    expect(await removeGroup(requestor, id, app.ids.groups.facilities)).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
      message: message.groupRequired,
    });
    expect(await removePerson(requestor, id, app.ids.users.manager)).toMatchObject({ success: false });
  });

  it('is refused for a reviewer who has approved, and for one who is not on the permit', async () => {
    const id = await createUnderReview();
    await approve(id, 'manager');
    expect((await removePerson(requestor, id, app.ids.users.manager)).message).toMatch(/has already approved/);
    expect((await removePerson(requestor, id, unknownId)).message).toMatch(/no longer on the permit/);
  });

  it('approves the permit if everyone else has approved, with the last of them as final approver', async () => {
    const id = await createUnderReview();
    await approve(id, 'manager', 'supervisor', 'facilities');
    const refused = await removeGroup(requestor, id, app.ids.groups.lss);
    expect(refused).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(refused.message).toMatch(/cannot approve your own permit/);
    expect((await approveRest(requestor, id)).message).toBe('This permit still needs approval from LSS F10N.');
    const answer = await removeGroup(await app.as('siteAdmin'), id, app.ids.groups.lss);
    expect(answer).toMatchObject({ success: true, item: { status: 'Approved' } });
    expect(answer.message).toMatch(/was approved/);
    expect(await approveRest(await app.as('siteAdmin'), id)).toMatchObject({ success: true });
    expect(await approveRest(requestor, id, 'Rejected')).toMatchObject({ success: false, code: 'BAD_INPUT' });
    const facilities = await app.as('facilities');
    expect((await queryPermit(facilities, id, 'isFinalApprover')).item).toEqual({ isFinalApprover: true });
    expect(await moveToStatus(facilities, id, 'PendingApproval')).toMatchObject({ success: true });
  });

  it('is refused to users who cannot edit or see the permit, for a stale version, and once the permit is approved', async () => {
    const id = await createUnderReview();
    const { users, groups } = app.ids;
    expect(await removeGroup(await app.as('closer'), id, groups.lss)).toMatchObject({
      success: false,
      code: 'FORBIDDEN',
    });
    for (const client of [await app.as('foreignRequestor'), await app.as('requestorSecond')]) {
      expect(await removeGroup(client, id, groups.lss)).toMatchObject({ code: 'NOT_FOUND', message: message.notFound });
      expect(await add(client, id, [users.manager])).toMatchObject({ code: 'NOT_FOUND' });
      expect(await approveRest(client, id)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await removeGroup(requestor, id, groups.lss, 1)).toMatchObject({ success: false, code: 'CONFLICT' });
    await approve(id, 'manager', 'supervisor', 'facilities', 'lss');
    expect(await removeGroup(requestor, id, groups.lss)).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(await add(requestor, id, [users.siteAdmin])).toMatchObject({ success: false, code: 'CONFLICT' });
  });
});

describe('concurrently', () => {
  it('removing the last two groups leaves one of them', async () => {
    const id = await createUnderReview();
    const { groups } = app.ids;
    const admin = await app.as('siteAdmin');
    const answers = await Promise.all([
      removeGroup(requestor, id, groups.lss),
      removeGroup(admin, id, groups.facilities),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await listSlots(id)).toHaveLength(3);
  });

  it('a reviewer either approves or is removed, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await createUnderReview();
      const [approved, removed] = await Promise.all([
        moveToStatus(await app.as('supervisor'), id, 'Approved'),
        removePerson(requestor, id, app.ids.users.supervisor),
      ]);
      expect(approved.success).not.toBe(removed.success);
      expect(await listSlots(id)).toHaveLength(removed.success ? 3 : 4);
    }
  });
});
