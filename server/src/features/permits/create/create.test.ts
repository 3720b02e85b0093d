import { message } from '@eptw/domain/message';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  attachedFormInput,
  submitPermit,
  fillForm,
  samplePermitData,
  createPermitOrThrow,
  queryPermit,
  findTemplate,
} from '../testing/permits.ts';
import { createOnePagePdf } from '../../../seed/one-page-pdf.ts';

let app: TestApp;
let requestor: TestClient;
let before: number;

const unknownId = '00000000-0000-4000-8000-00000000dead';

async function countPermits(): Promise<number> {
  const { count } = await app.database.db
    .selectFrom('permit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

beforeAll(async () => {
  app = await startTestApp();
  requestor = await app.as('requestor');
});

beforeEach(async () => {
  before = await countPermits();
});

afterAll(() => app.close());

/** Expects that creating is refused with this code and message, and that nothing is written. */
async function expectRefusal(change: Record<string, unknown>, code: string, sentence: string | RegExp) {
  const answer = await submitPermit(requestor, samplePermitData(app.ids, change));
  expect(answer).toMatchObject({ success: false, code, item: null });
  expect(answer.message).toMatch(sentence);
  expect(await countPermits()).toBe(before);
}

describe('creating a permit', () => {
  it('returns the success message with its number', async () => {
    const answer = await submitPermit(requestor, samplePermitData(app.ids));
    expect(answer.message).toBe(`Permit ${answer.item?.code} was submitted.`);
  });

  it('keeps the forms, the period in the time of the site, and the description', async () => {
    const submission = fillForm('GP', { describe: 'Replace the strainer', attachedCodes: ['A7'] });
    const permit = await createPermitOrThrow(
      requestor,
      samplePermitData(app.ids, { submission, childrenState: [attachedFormInput('A7')] }),
    );
    const { item } = await queryPermit(
      requestor,
      permit._id,
      'startDate endDate workDescription submission children { form { code } } selectedUser { email } files { name }',
    );
    expect(item).toMatchObject({
      startDate: '2099-03-02T00:30:00.000Z',
      endDate: '2099-03-04T09:45:00.000Z',
      workDescription: 'Replace the strainer',
      submission,
      children: [{ form: { code: 'A7' } }],
      selectedUser: [{ email: 'manager@fab.example' }],
      files: [],
    });
  });

  it('takes the forms as JSON text too', async () => {
    const submission = fillForm('GP', { attachedCodes: ['A2'] });
    const data = samplePermitData(app.ids, {
      submission: JSON.stringify(submission),
      childrenState: JSON.stringify([attachedFormInput('A2')]),
    });
    const permit = await createPermitOrThrow(requestor, data);
    expect((await queryPermit(requestor, permit._id, 'children { form { code } }')).item).toEqual({
      children: [{ form: { code: 'A2' } }],
    });
  });

  it('separates members of the chosen groups from individual reviewers', async () => {
    const { users } = app.ids;
    const permit = await createPermitOrThrow(
      requestor,
      samplePermitData(app.ids, {
        selectedUser: [users.facilities, users.manager, users.facilitiesSecond],
        selectedMTGroupUsers: [users.facilities, users.facilitiesSecond],
      }),
    );
    expect((await queryPermit(requestor, permit._id, 'selectedUser { _id } slots { kind }')).item).toEqual({
      selectedUser: [{ _id: users.manager }],
      slots: [{ kind: 'individual' }, { kind: 'group' }],
    });
  });

  it('creates one permit per idempotency key, also when two requests arrive at once', async () => {
    const data = samplePermitData(app.ids);
    const [one, other] = await Promise.all([
      submitPermit(requestor, data, 'key 1'),
      submitPermit(requestor, data, 'key 1'),
    ]);
    const later = await submitPermit(requestor, data, 'key 1');
    expect(new Set([one, other, later].map((answer) => answer.item?.code)).size).toBe(1);
    expect(await countPermits()).toBe(before + 1);
  });

  it('refuses a different request under the same key, naming the permit already submitted', async () => {
    const first = await submitPermit(requestor, samplePermitData(app.ids), 'key 2');
    const changed = samplePermitData(app.ids, { selectedUser: [app.ids.users.supervisor] });
    expect(await submitPermit(requestor, changed, 'key 2')).toMatchObject({
      success: false,
      code: 'CONFLICT',
      message: expect.stringContaining(`already submitted this permit as ${first.item?.code}`),
    });
    expect(await countPermits()).toBe(before + 1);
  });

  it.each([
    ['the form', { submission: { work: 'NESTED' } }],
    ['the form as JSON text', { submission: '{"work":NESTED}' }],
    ['the attached forms as JSON text', { childrenState: 'NESTED' }],
  ])('refuses JSON that is nested too deeply for a digest under a key: %s', async (where, within) => {
    const query =
      'mutation ($data: CreatePermitInput!) { createPermit(data: $data, idempotencyKey: "nested") { code } }';
    const nested = '['.repeat(6_000) + ']'.repeat(6_000);
    const response = await app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${requestor.token}` },
      // Inserted as text, since JSON.stringify overflows the stack on so many levels.
      payload: JSON.stringify({ query, variables: { data: samplePermitData(app.ids, within) } }).replace(
        where === 'the form' ? '"NESTED"' : 'NESTED',
        nested,
      ),
    });
    const { data, errors } = response.json<{
      data?: { createPermit: { code: string } };
      errors?: { extensions: { code: string } }[];
    }>();
    expect(errors?.[0]?.extensions.code ?? data?.createPermit.code).toBe('BAD_INPUT');
    expect(await countPermits()).toBe(before);
  });

  it('treats an empty key as none', async () => {
    const data = samplePermitData(app.ids);
    const [one, other] = [await submitPermit(requestor, data, ''), await submitPermit(requestor, data, '')];
    expect(one.item?._id).not.toBe(other.item?._id);
  });

  it('lets another user use the same key', async () => {
    const second = await app.as('requestorSecond');
    const mine = await submitPermit(requestor, samplePermitData(app.ids), 'shared key');
    const theirs = await submitPermit(second, samplePermitData(app.ids), 'shared key');
    expect(theirs.item?._id).not.toBe(mine.item?._id);
  });
});

describe('creation is refused with', () => {
  const notFound = 'NOT_FOUND';

  it.each([
    ['unknown site', { site: unknownId }, notFound, /^You are not assigned to this site/],
    ['an invalid id', { site: "x' or 1=1" }, notFound, /^You are not assigned to this site/],
    ['no site', { site: '' }, 'BAD_INPUT', message.selectSite],
    ['unknown template', { form: unknownId }, notFound, /^This permit type is not available/],
    ['child template', { form: findTemplate('A2').id }, 'BAD_INPUT', /can only be attached to another permit/],
    ['unknown discipline', { discipline: unknownId }, notFound, /^This discipline is not available/],
    ['unknown owner', { hostSystemOwner: unknownId }, notFound, /^This host \/ system owner is not available/],
    ['no individual reviewer', { selectedUser: [] }, 'BAD_INPUT', message.selectIndividualReviewer],
    ['no group', { selectedMTGroup: [] }, 'BAD_INPUT', message.selectGroupReviewer],
    ['unknown reviewer', { selectedUser: [unknownId] }, notFound, /individual reviewers is not available/],
    ['unknown group', { selectedMTGroup: [unknownId] }, notFound, /MT groups is not available/],
  ])('%s', (_title, change, code, sentence) => expectRefusal(change, code, sentence));

  it("a site that is not the submitter's own", async () => {
    const second = await app.as('requestorSecond');
    const answer = await submitPermit(second, samplePermitData(app.ids, { site: app.ids.sites.west }));
    expect(answer).toMatchObject({ success: false, code: notFound });
  });

  it('a contractor as owner or reviewer', async () => {
    await expectRefusal({ hostSystemOwner: app.ids.users.pm }, notFound, /owner is not available/);
    await expectRefusal({ selectedUser: [app.ids.users.pm] }, notFound, /reviewers is not available/);
  });

  it('a reviewer who could not see the permit', async () => {
    await expectRefusal({ selectedUser: [app.ids.users.host] }, 'BAD_INPUT', /^Host Fab is a User and cannot review/);
  });

  it('the submitter as reviewer', async () => {
    const host = await app.as('host');
    const { host: self, manager } = app.ids.users;
    const answer = await submitPermit(
      host,
      samplePermitData(app.ids, { hostSystemOwner: manager, selectedUser: [self] }),
    );
    expect(answer.message).toMatch(/^You cannot review your own permit/);
  });

  it('a user who is both an individual reviewer and a member of a chosen group', async () => {
    const selectedUser = [app.ids.users.facilities];
    await expectRefusal({ selectedUser }, 'BAD_INPUT', message.groupMemberIsReviewer);
    // Listed as a group member, the user leaves no individual reviewer.
    await expectRefusal(
      { selectedUser, selectedMTGroupUsers: selectedUser },
      'BAD_INPUT',
      message.selectIndividualReviewer,
    );
  });

  it.each(['site', 'discipline', 'template', 'mt_group', 'person'] as const)('an archived %s', async (table) => {
    const id = {
      site: app.ids.sites.north,
      discipline: app.ids.discipline,
      template: findTemplate('GP').id,
      mt_group: app.ids.groups.facilities,
      person: app.ids.users.manager,
    }[table];
    const archive = (at: Date | null) =>
      app.database.db.updateTable(table).set({ archived_at: at }).where('id', '=', id).execute();
    await archive(new Date());
    try {
      await expectRefusal({}, notFound, /not available|not assigned to this site/);
    } finally {
      await archive(null);
    }
  });
});

describe('creation is refused for a form', () => {
  const required = /^Please fill-in required fields before submitting the permit! Missing: /;

  it.each([
    ['empty', {}, message.emptyPermit],
    ['one input only', { workDetails: 'Drill' }, required],
    ['with an unknown input', { ...fillForm('GP'), backdoor: 'x' }, /'backdoor' is not an input of this form/],
    ['with a wrong type', { ...fillForm('GP'), declaration: 'yes' }, /declar|read the statement/i],
    [
      'with a period that ends before it starts',
      fillForm('GP', { start: '2026-03-05', end: '2026-03-01' }),
      /end date is before/,
    ],
    [
      'with an end time before the start time of one day',
      { ...fillForm('GP', { start: '2099-03-02', end: '2099-03-02' }), startTime: '18:00', endTime: '08:00' },
      /^To: The end time is not after the start time\./,
    ],
    [
      'with a period that has passed',
      fillForm('GP', { start: '2020-03-02', end: '2020-03-03' }),
      /^End date: .*passed/,
    ],
    ['not valid JSON', '{"workDetails": ', /not valid JSON/],
    ['a list', [1, 2], /one JSON object/],
  ])('%s', (_title, submission, sentence) => expectRefusal({ submission }, 'BAD_INPUT', sentence));

  it('with an attached form outside its period', async () => {
    const late = attachedFormInput('A2', fillForm('A2', { end: '2099-03-05' }));
    const submission = fillForm('GP', { attachedCodes: ['A2'] });
    const why = /^A2 - LADDER AND SCAFFOLD: End date: The permit itself ends on 4 Mar 2099, 17:45\./;
    await expectRefusal({ submission, childrenState: [late] }, 'BAD_INPUT', why);
  });

  it('with a group of another site', async () => {
    const selectedMTGroup = [app.ids.groups.facilities, app.ids.groups.permitOfficeWest];
    await expectRefusal({ selectedMTGroup }, 'BAD_INPUT', /^Permit Office F10W belongs to another site\./);
  });

  it('with a text that is too long for its input', async () => {
    const workDetails = 'x'.repeat(500_000);
    await expectRefusal({ submission: { ...fillForm('GP'), workDetails } }, 'TOO_LARGE', /Work details/);
  });

  it('with five megabytes of text, before it is parsed', async () => {
    const workDetails = 'x'.repeat(5_000_000);
    const response = await requestor.query(
      'mutation ($data: CreatePermitInput!) { createPermit(data: $data) { code } }',
      {
        data: samplePermitData(app.ids, { submission: { workDetails } }),
      },
    );
    expect(response).toMatchObject({ status: 413, errors: [{ extensions: { code: 'TOO_LARGE' } }] });
  });

  it("with a blocked word as a manager's name", async () => {
    await app.database.db.insertInto('blocked_word').values({ word: 'Site Manager' }).execute();
    const submission = { ...fillForm('GP'), managerName: '  SITE manager ' };
    await expectRefusal({ submission }, 'BLOCKED_WORD', /SITE manager/);
  });

  it('without a form that an impact requires', async () => {
    const submission = fillForm('GP', { attachedCodes: ['A2', 'A10'] });
    await expectRefusal({ submission }, 'BAD_INPUT', 'A2 Child Permit is required! A10 Child Permit is required!');
    await expectRefusal(
      { submission, childrenState: [attachedFormInput('A10')] },
      'BAD_INPUT',
      /^A2 Child Permit is required!$/,
    );
  });

  it.each([
    ['empty', () => [attachedFormInput('A2', {})], 'BAD_INPUT', /^You cannot submit an empty child permit!/],
    [
      'incomplete',
      () => [attachedFormInput('A2', { workDetails: 'x' })],
      'BAD_INPUT',
      /required fields|not an input of this form/,
    ],
    ['attached twice', () => [attachedFormInput('A2'), attachedFormInput('A2')], 'BAD_INPUT', /only once/],
    ['a parent template', () => [attachedFormInput('TI')], 'BAD_INPUT', /cannot be attached/],
    ['unknown', () => [{ form: unknownId, submission: {} }], 'NOT_FOUND', /attached form was not found/],
    ['not a list', () => ({ form: 'x' }), 'BAD_INPUT', /must be a list/],
    ['not valid JSON', () => '[{', 'BAD_INPUT', /must be a list/],
  ])('an attached form: %s', (_title, childrenState, code, sentence) =>
    expectRefusal({ childrenState: childrenState() }, code, sentence),
  );
});

describe('files', () => {
  async function uploadAs(client: TestClient): Promise<string> {
    const response = await client.upload<{ singleUpload: { filename: string } }>(
      'drawing.pdf',
      createOnePagePdf('Drawing'),
    );
    return response.data.singleUpload.filename;
  }

  it('become part of the permit', async () => {
    const filename = await uploadAs(requestor);
    const submission = { ...fillForm('GP'), attachDrawing: [filename] };
    const permit = await createPermitOrThrow(requestor, samplePermitData(app.ids, { submission }));
    expect((await queryPermit(requestor, permit._id, 'files { filename name fileName lastUpdated url }')).item).toEqual(
      {
        files: [
          {
            filename,
            name: 'drawing.pdf',
            fileName: 'drawing.pdf',
            lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
            url: expect.stringContaining(`/files/${filename}?expires=`),
          },
        ],
      },
    );
    const { data } = await requestor.query<{ getPermit: { permit: string } }>(
      'query ($id: ID!) { getPermit(id: $id) { permit } }',
      { id: permit._id },
    );
    expect((JSON.parse(data.getPermit.permit) as { files: unknown }).files).toMatchObject([
      {
        fileName: 'drawing.pdf',
        lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        url: expect.stringContaining(`/files/${filename}?expires=`),
      },
    ]);
  });

  it('are refused when another user, or nobody, uploaded them', async () => {
    const foreign = await uploadAs(await app.as('foreignRequestor'));
    for (const attachDrawing of [[foreign], ['no-such-file.pdf']])
      await expectRefusal({ submission: { ...fillForm('GP'), attachDrawing } }, 'BAD_INPUT', /not one of your uploads/);
  });
});

describe('creation is refused to roles that may not create permits', () => {
  it.each(['superAdmin', 'pm', 'supervisor', 'manager'] as const)('%s', async (name) => {
    const client = await app.as(name);
    const response = await client.query('mutation ($data: CreatePermitInput!) { createPermit(data: $data) { code } }', {
      data: samplePermitData(app.ids),
    });
    expect(response.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});
