import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { saveSettings } from '../../settings/service.ts';
import { verifyHistory } from '../../history/service.ts';
import {
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  findTemplate,
  findRollupMismatches,
} from '../testing/permits.ts';
import {
  createApprovedPermit,
  sampleChildPermitData,
  submitChildPermit,
  mutateChildPermit,
  createChildPermitOrThrow,
} from '../testing/child-permits.ts';

let app: TestApp;
let requestor: TestClient;
/** An approved permit of the requestor at F10N. */
let parentId: string;

const unknownId = '00000000-0000-4000-8000-00000000dead';

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  requestor = await app.as('requestor');
  await saveSettings(app.database.db, { quota: { enabled: false } });
  parentId = await createApprovedPermit(app);
});

afterAll(async () => {
  expect((await verifyHistory(app.database.db)).broken).toEqual([]);
  expect(await findRollupMismatches(app.database.db)).toEqual([]);
  await app.close();
});

describe('a child permit', () => {
  it('has its own number, first stage and reviewers, and the site of its parent', async () => {
    const answer = await submitChildPermit(
      requestor,
      sampleChildPermitData(app.ids, parentId, { form: findTemplate('B2').id, submission: fillForm('B2') }),
    );
    expect(answer).toMatchObject({ success: true, item: { status: 'PendingPMApproval', version: 1 } });
    expect(answer.item?.code).toMatch(/^F10N-B2-\d{6}$/);
    expect(answer.message).toBe(`Permit ${answer.item?.code} was submitted.`);
    const fields = 'title site { code } parentPermit { _id code } startDate workDescription slots { kind }';
    const { item } = await queryPermit(requestor, answer.item?._id ?? '', fields);
    expect(item).toMatchObject({
      title: findTemplate('B2').title,
      site: { code: 'F10N' },
      parentPermit: { _id: parentId },
      slots: [{ kind: 'individual' }, { kind: 'group' }],
    });
    expect(item['startDate']).toBe('2099-03-02T00:30:00.000Z');
  });

  it('is listed by its parent', async () => {
    const { code } = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, parentId));
    const { item } = await queryPermit(requestor, parentId, 'childPermits { code status }');
    expect(item['childPermits']).toContainEqual({ code, status: 'PendingPMApproval' });
  });

  it.each<[TestUser, string]>([
    ['facilities', 'PendingApproval'],
    ['siteAdmin', 'PendingApproval'],
  ])('can be raised by %s on a permit that they can see', async (person, status) => {
    const data = sampleChildPermitData(app.ids, parentId, { selectedMTGroup: [app.ids.groups.lss] });
    expect(await submitChildPermit(await app.as(person), data)).toMatchObject({ success: true, item: { status } });
  });

  it("takes its site from the parent, even one that is not among the submitter's sites", async () => {
    const { users, groups, sites } = app.ids;
    const west = await createPermitOrThrow(
      requestor,
      samplePermitData(app.ids, {
        site: sites.west,
        selectedUser: [users.supervisorWest, users.facilities],
        selectedMTGroup: [groups.permitOfficeWest],
      }),
    );
    // At F10N only, but a reviewer of the permit at F10W.
    const answer = await submitChildPermit(
      await app.as('facilities'),
      sampleChildPermitData(app.ids, west._id, {
        selectedMTGroup: [groups.permitOfficeWest],
      }),
    );
    expect(answer.item?.code).toMatch(/^F10W-B5-/);
  });

  it('neither counts against the quota nor is stopped by it', async () => {
    await saveSettings(app.database.db, { quota: { enabled: true } });
    const second = await app.as('requestorSecond');
    const parents = await Promise.all([1, 2, 3, 4].map(() => createApprovedPermit(app, second)));
    for (const id of parents.slice(0, 3)) await moveToStatus(second, id, 'PendingClosure');
    expect(await submitChildPermit(second, sampleChildPermitData(app.ids, parents[3] ?? ''))).toMatchObject({
      success: true,
    });
    const { data } = await second.query<{ getPermits: { createRefusal: string } }>('{ getPermits { createRefusal } }');
    expect(data.getPermits.createRefusal).toMatch(/3 or more Pending Closure/);
    await saveSettings(app.database.db, { quota: { enabled: false } });
  });
});

describe('raising a child permit is refused', () => {
  const createSparseSubmission = () => ({ workDetails: 'Weld' });

  it.each<[string, () => Record<string, unknown>, string, string | RegExp]>([
    ['with no answers', () => ({ submission: {} }), 'BAD_INPUT', message.emptyPermit],
    ['with blank answers only', () => ({ submission: { workDetails: '  ' } }), 'BAD_INPUT', message.childPermitBlank],
    [
      'with required inputs open',
      () => ({ submission: createSparseSubmission() }),
      'BAD_INPUT',
      /^Please fill-in required fields before saving/,
    ],
    [
      'with an input that the form does not have',
      () => ({ submission: { colour: 'red' } }),
      'BAD_INPUT',
      /not an input of this form/,
    ],
    [
      'on an A form',
      () => ({ form: findTemplate('A3').id, submission: fillForm('A3') }),
      'BAD_INPUT',
      /cannot be raised as a child/,
    ],
    [
      'on the B form that can only be attached',
      () => ({ form: findTemplate('B8').id, submission: fillForm('B8') }),
      'BAD_INPUT',
      /cannot be raised as a child/,
    ],
    [
      'on the General Permit',
      () => ({ form: findTemplate('GP').id, submission: fillForm('GP') }),
      'BAD_INPUT',
      /cannot be raised as a child/,
    ],
    ['on an unknown form', () => ({ form: unknownId }), 'NOT_FOUND', /not available/],
    ['without a reviewer', () => ({ selectedUser: [] }), 'BAD_INPUT', message.selectIndividualReviewer],
    ['without a group', () => ({ selectedMTGroup: [] }), 'BAD_INPUT', message.selectGroupReviewer],
    [
      'with a reviewer who is a member too',
      () => ({ selectedUser: [app.ids.users.manager, app.ids.users.facilities] }),
      'BAD_INPUT',
      message.groupMemberIsReviewer,
    ],
    ['with an unknown discipline', () => ({ discipline: unknownId }), 'NOT_FOUND', /discipline is not available/],
    ['with an unknown owner', () => ({ hostSystemOwner: 'nobody' }), 'NOT_FOUND', /owner is not available/],
    ['on an unknown parent', () => ({ parentPermit: unknownId }), 'NOT_FOUND', /parent permit is not available/],
    ['on an invalid id', () => ({ parentPermit: "'; drop" }), 'NOT_FOUND', /parent permit is not available/],
  ])('%s', async (_title, change, code, sentence) => {
    const answer = await submitChildPermit(requestor, sampleChildPermitData(app.ids, parentId, change()));
    expect(answer).toMatchObject({ success: false, code });
    expect(answer.message).toMatch(sentence);
  });

  it('on a child permit', async () => {
    const { _id } = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, parentId));
    expect(await submitChildPermit(requestor, sampleChildPermitData(app.ids, _id))).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
    });
  });

  it('on a permit that the user cannot see', async () => {
    for (const person of ['requestorSecond', 'foreignRequestor'] as const)
      expect(await submitChildPermit(await app.as(person), sampleChildPermitData(app.ids, parentId))).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
      });
  });

  it('on a parent that is not live', async () => {
    const id = await createApprovedPermit(app);
    for (const [status, person] of [
      ['PendingClosure', 'requestor'],
      ['Completed', 'closer'],
    ] as const) {
      expect(await moveToStatus(await app.as(person), id, status)).toMatchObject({ success: true });
      const answer = await submitChildPermit(requestor, sampleChildPermitData(app.ids, id));
      expect(answer).toMatchObject({ success: false, code: 'CONFLICT' });
      expect(answer.message).toMatch(
        /^F10N-GP-\d+ is (Pending Closure now|Completed)\. A child permit can be raised only/,
      );
    }
  });
});

describe('a repeat with the same key', () => {
  it('returns the first child permit', async () => {
    const data = sampleChildPermitData(app.ids, parentId);
    const answers = await Promise.all([1, 2, 3].map(() => submitChildPermit(requestor, data, 'the same key')));
    expect(new Set(answers.map(({ item }) => item?._id)).size).toBe(1);
    const changed = { ...data, submission: fillForm('B5', { describe: 'Something else' }) };
    expect(await submitChildPermit(requestor, changed, 'the same key')).toMatchObject({
      success: false,
      code: 'CONFLICT',
    });
  });
});

describe('actions on a child permit', () => {
  it('move it through the same lifecycle as a permit', async () => {
    const { _id } = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, parentId));
    const status = { operation: 'updateChildPermitStatus', args: '$status: String!, $reason: String' };
    const steps: [TestUser, object, string][] = [
      ['pm', { status: 'PendingApproval' }, 'PendingApproval'],
      ['manager', { status: 'Rejected', reason: 'No gas test' }, 'Rejected'],
      ['requestor', { status: 'PendingPMApproval' }, 'PendingPMApproval'],
      ['pm', { status: 'PendingApproval' }, 'PendingApproval'],
      ['manager', { status: 'PendingApproval' }, 'PendingApproval'],
      ['facilities', { status: 'Approved' }, 'Approved'],
    ];
    for (const [person, values, expected] of steps)
      expect(await mutateChildPermit(await app.as(person), _id, status, values)).toMatchObject({
        success: true,
        item: { status: expected },
      });
    const recall = { operation: 'recallChildPermit', args: '$status: String, $parentID: ID, $formId: ID' };
    const right = { parentID: parentId, formId: findTemplate('B5').id };
    expect(await mutateChildPermit(await app.as('manager'), _id, recall, {})).toMatchObject({ code: 'FORBIDDEN' });
    const facilities = await app.as('facilities');
    expect(await mutateChildPermit(facilities, _id, recall, { ...right, formId: unknownId })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await mutateChildPermit(facilities, _id, recall, { status: 'Approved' })).toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await mutateChildPermit(facilities, _id, recall, right)).toMatchObject({
      item: { status: 'PendingApproval' },
    });
    // Sent twice, it recalls once.
    const repeated = await mutateChildPermit(facilities, _id, recall, right);
    expect(repeated).toMatchObject({ success: true, item: { status: 'PendingApproval' } });
    const approval = await mutateChildPermit(facilities, _id, status, { status: 'PendingApproval' });
    expect(approval).toMatchObject({ code: 'CONFLICT', message: 'Your approval would be the last: send Approved.' });
  });

  it('include corrections, recorded input by input', async () => {
    const { _id } = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, parentId));
    const update = { operation: 'updateChildPermit', args: '$submission: JSON, $status: String, $parentID: ID' };
    const submission = fillForm('B5', { describe: 'Impair sprinkler zone 7' });
    const pm = await app.as('pm');
    expect(await mutateChildPermit(pm, _id, update, { submission, parentID: unknownId })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const answer = await mutateChildPermit(pm, _id, update, {
      submission,
      status: 'PendingApproval',
      parentID: parentId,
    });
    expect(answer).toMatchObject({ success: true, item: { status: 'PendingApproval' } });
    const { item } = await queryPermit(requestor, _id, 'workDescription history { changes { name after } }');
    expect(item['workDescription']).toBe('Impair sprinkler zone 7');
    expect(JSON.stringify(item['history'])).toContain('Impair sprinkler zone 7');
  });

  it('include changes of its reviewers', async () => {
    const { _id } = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, parentId));
    const { users, groups } = app.ids;
    const add = {
      operation: 'updateChildPermitReviewers',
      args: '$newIndividualReviewers: [ID!], $newMTGroups: [ID!]',
    };
    const removePerson = { operation: 'updateRemoveChildIndividualReviewer', args: '$userId: ID!' };
    const removeGroup = { operation: 'updateRemoveChildMTGroupReviewer', args: '$mtGroupId: ID!' };
    const added = await mutateChildPermit(requestor, _id, add, {
      newIndividualReviewers: [users.supervisor],
      newMTGroups: [groups.lss],
    });
    expect(added).toMatchObject({ success: true });
    expect(await mutateChildPermit(requestor, _id, removePerson, { userId: users.manager })).toMatchObject({
      success: true,
    });
    expect(await mutateChildPermit(requestor, _id, removeGroup, { mtGroupId: groups.facilities })).toMatchObject({
      success: true,
    });
    const { item } = await queryPermit(requestor, _id, 'slots { user { _id } group { _id } }');
    expect(item['slots']).toEqual([
      { user: { _id: users.supervisor }, group: null },
      { user: null, group: { _id: groups.lss } },
    ]);
  });

  it('cannot be performed on a permit through the operations for child permits', async () => {
    const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
    const pm = await app.as('pm');
    const calls: [string, string, object][] = [
      ['updateChildPermitStatus', '$status: String!', { status: 'PendingApproval' }],
      ['updateChildPermit', '$status: String', { status: 'PendingApproval' }],
      ['recallChildPermit', '$status: String', {}],
      ['updateChildPermitReviewers', '$newMTGroups: [ID!]', { newMTGroups: [app.ids.groups.lss] }],
      ['updateRemoveChildIndividualReviewer', '$userId: ID!', { userId: app.ids.users.manager }],
      ['updateRemoveChildMTGroupReviewer', '$mtGroupId: ID!', { mtGroupId: app.ids.groups.facilities }],
    ];
    for (const [operation, args, values] of calls)
      expect(await mutateChildPermit(pm, _id, { operation, args }, values), operation).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
        message: message.notFound,
      });
    const { data } = await pm.query<{ getChildPermit: object }>(
      'query ($id: ID!) { getChildPermit(id: $id) { success message item { _id } } }',
      { id: _id },
    );
    expect(data.getChildPermit).toEqual({ success: false, message: message.notFound, item: null });
  });
});

describe('lists of child permits', () => {
  it('are filtered by parent, applier and form', async () => {
    const id = await createApprovedPermit(app);
    const child = await createChildPermitOrThrow(requestor, sampleChildPermitData(app.ids, id));
    const { item } = await queryPermit(requestor, id, 'code');
    const queryCodes = async (filter: string) => {
      const { data } = await requestor.query<{ getChildPermits: { items: { code: string }[] } }>(
        `{ getChildPermits(${filter}) { items { code title parentPermit { _id code } submittedBy { fullname } } } }`,
      );
      return data.getChildPermits.items;
    };
    const row = {
      code: child.code,
      title: findTemplate('B5').title,
      parentPermit: { _id: id, code: item['code'] },
      submittedBy: { fullname: 'Requestor Acme' },
    };
    const parent = `searchParent: "${String(item['code'])}"`;
    expect(await queryCodes(parent)).toEqual([row]);
    expect(await queryCodes(`${parent}, searchApplier: "requestor@acme"`)).toEqual([row]);
    expect(await queryCodes(`${parent}, searchApplier: "nobody"`)).toEqual([]);
    expect(await queryCodes(`${parent}, searchType: "impairment"`)).toEqual([row]);
    expect(await queryCodes(`${parent}, searchType: "lifting"`)).toEqual([]);
  });
});
