import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCsv, requestExport } from '../../../exports/testing/download.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { callField, findLastAuditEntry } from '../../audit-log/testing/mutate.ts';
import { sign } from '../../sign-on/by-holder/testing/sign-on.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { startScene, type Scene } from '../../work/testing/scene.ts';
import { act, readWork, resume, signature } from '../../work/testing/work.ts';
import {
  createUnverifiedWorker,
  createWorkerAs,
  createWorkerInput,
  getWorkerAs,
  verifyAll,
  workerFields,
  type WorkerItem,
} from '../testing/workers.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B3'], { withCrew: true });
});
afterAll(() => scene.close());

const rigger = { kind: 'rigger', number: 'R-1', issuer: 'Lifting Centre', expiresOn: '2099-12-31' };
const operator = { ...rigger, kind: 'craneOperator', number: 'C-1' };
const signaller = { ...rigger, kind: 'signaller', number: 'S-1' };

const register = (name: string, ...certificates: object[]) => createUnverifiedWorker(scene.app, { name, certificates });

async function verify(
  person: TestUser,
  { _id, version }: Pick<WorkerItem, '_id' | 'version'>,
  { kind = 'rigger', ...change }: { kind?: string; number?: string; site?: string; version?: number } = {},
) {
  const args = {
    worker: { type: 'ID!', value: _id },
    certificate: { type: 'CertificateKind!', value: kind },
    version: { type: 'Int!', value: change.version ?? version },
    number: { type: 'String', value: change.number },
    site: { type: 'ID', value: change.site },
  };
  return callField<WorkerItem>(await scene.app.as(person), 'mutation', 'verifyCertificate', args, workerFields);
}

async function edit(worker: WorkerItem, data: object): Promise<WorkerItem> {
  const args = { id: { type: 'ID!', value: worker._id }, data: { type: 'UpdateWorkerInput!', value: data } };
  const { item, message } = await callField<WorkerItem>(
    await scene.app.as('pm'),
    'mutation',
    'updateWorker',
    args,
    workerFields,
  );
  if (!item) throw new Error(message);
  return item;
}

const verificationsOf = ({ certificates }: WorkerItem) => certificates.map(({ verified }) => verified?.by ?? null);

describe('a certificate that a company entered', () => {
  it('is not verified until somebody of the site has seen it, which is on record', async () => {
    await scene.setMinutes(0);
    const worker = await register('Arun Selvam', rigger);
    expect(verificationsOf(worker)).toEqual([null]);
    const answer = await verify('closer', worker);
    expect(answer).toMatchObject({ success: true, message: 'The certificate is verified.' });
    expect(answer.item.certificates).toMatchObject([
      { verified: { by: 'Closer Fab', site: 'Fab 10N', at: '2099-03-02T00:30:00.000Z' } },
    ]);
    expect(await findLastAuditEntry(scene.app.database.db)).toMatch(
      /^update worker Worker .{4}: Certificates – → Rigger certificate: verified, Fab 10N$/,
    );
    // The file of the register says it of each.
    const other = await register('Goh Kim', rigger);
    const file = await requestExport(scene.app, await scene.app.as('pm'), 'workers.csv', { searchText: other.name });
    expect(parseCsv(file.rawPayload).flat()).toContain(
      'Rigger certificate R-1 (Lifting Centre) until 2099-12-31, not verified',
    );
    const seen = await requestExport(scene.app, await scene.app.as('pm'), 'workers.csv', { searchText: worker.name });
    expect(parseCsv(seen.rawPayload).flat()).toContain(
      'Rigger certificate R-1 (Lifting Centre) until 2099-12-31, verified',
    );
    // At every site.
    expect((await getWorkerAs(scene.app, 'supervisorWest', worker._id)).item.certificates).toMatchObject([
      { verified: { by: 'Closer Fab' } },
    ]);
  });

  it('is verified once: a repeat answers the same, and somebody else learns who has seen it', async () => {
    const worker = await register('Goh Li', rigger);
    await verify('closer', worker);
    expect(await verify('closer', worker)).toMatchObject({ success: true });
    const other = await verify('supervisor', worker);
    expect(other).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(other.message).toMatch(/^Closer Fab verified this certificate at Fab 10N on /);
  });

  it('is not verified as another version than the one on screen', async () => {
    const worker = await register('Tan Wei', rigger);
    await edit(worker, { certificates: [{ ...rigger, number: 'FAKE' }] });
    expect(await verify('closer', worker)).toMatchObject({
      success: false,
      code: 'CONFLICT',
      message: expect.stringMatching(/^Pm Acme changed this worker .+ Nothing was verified\./) as string,
    });
  });

  it.each<[string, object, boolean]>([
    ['its number', { number: 'R-2' }, false],
    ['its issuer', { issuer: 'Me' }, false],
    ['its end', { expiresOn: '2100-12-31' }, false],
    ['nothing but the phone number of its holder', {}, true],
  ])('after a change of %s is verified: %#', async (_what, change, isVerified) => {
    const worker = await register('Chen Hui', rigger);
    await verify('closer', worker);
    const after = await edit(worker, { phone: '+65 8111 2222', certificates: [{ ...rigger, ...change }] });
    expect(verificationsOf(after)).toEqual([isVerified ? 'Closer Fab' : null]);
  });

  it('has to be named where the worker has several of its kind', async () => {
    const worker = await register('Ong Teck', rigger, { ...rigger, number: 'R-2' });
    expect(await verify('closer', worker)).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/several/),
    });
    const { item } = await verify('closer', worker, { number: 'R-2' });
    expect(item.certificates.map(({ number, verified }) => [number, verified !== null])).toEqual([
      ['R-1', false],
      ['R-2', true],
    ]);
  });

  it('is verified at one of the sites of both', async () => {
    const worker = await register('Lim Kai', rigger);
    expect(await verify('closer', worker, { site: scene.app.ids.sites.west })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'You verify certificates of ACME Works at Fab 10N. Choose one of them.',
    });
  });

  it('is not verified by who entered it, nor by the company', async () => {
    const data = { ...createWorkerInput({ name: 'Ali Hassan', certificates: [rigger] }), company: 'ACME Works' };
    const { item } = await createWorkerAs(scene.app, 'siteAdmin', data);
    expect(item.certificates[0]?.verifyProblem).toMatch(/^You entered this certificate/);
    expect(await verify('siteAdmin', item)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You entered this certificate. Ask somebody else who verifies certificates to see it.',
    });
    expect((await verify('pm', item)).message).toMatch(/^Nobody verifies certificates of their own company/);
    const { db } = scene.app.database;
    const setCompany = (company: string) =>
      db.updateTable('person').set({ company }).where('id', '=', scene.app.ids.users.supervisor).execute();
    await setCompany('acme works ');
    expect((await verify('supervisor', item)).message).toMatch(/^Nobody verifies certificates of their own company/);
    await setCompany('Fab');
    expect(await verify('supervisor', item)).toMatchObject({ success: true });
  });

  it('that has ended is not verified any more', async () => {
    const worker = await register('Old Hand', { ...rigger, expiresOn: '2099-03-01' });
    expect(await verify('closer', worker)).toMatchObject({
      code: 'CONFLICT',
      message: 'This certificate ended on 1 Mar 2099. Ask the company for the new one.',
    });
  });
});

interface Queue {
  count: number;
  items: { worker: string; name: string; company: string; number: string; enteredBy: string | null }[];
}

async function readQueue(person: TestUser, searchText = ''): Promise<{ queue: Queue; count: number | null }> {
  const { data, errors } = await (
    await scene.app.as(person)
  ).query<{ queue: Queue; menu: { certificatesToVerify: number | null } }>(
    `query ($searchText: String) {
      queue: getCertificatesToVerify(searchText: $searchText, limit: 1000) {
        count items { worker name company number enteredBy } }
      menu: getMenuCounts { certificatesToVerify } }`,
    { searchText },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return { queue: data.queue, count: data.menu.certificatesToVerify };
}

describe('the queue', () => {
  it('has what a person may verify, and the menu counts it', async () => {
    const worker = await register('Queue Tester', rigger, operator, {
      ...rigger,
      number: 'R-0',
      expiresOn: '2098-01-01',
    });
    await verify('closer', worker, { kind: 'craneOperator' });
    for (const person of ['siteAdmin', 'siteAdminWest', 'supervisor', 'closer', 'closerWest'] as const)
      expect((await readQueue(person, 'queue tester')).queue, person).toMatchObject({
        count: 1,
        items: [{ worker: worker._id, company: 'ACME Works', number: 'R-1', enteredBy: 'Requestor Acme' }],
      });
    const { queue, count } = await readQueue('closer');
    expect(count).toBe(queue.count);
    expect(queue.items).toHaveLength(queue.count);
    for (const person of ['superAdmin', 'manager', 'host', 'facilities', 'pm'] as const)
      expect((await readQueue(person)).queue.count, person).toBe(0);
    expect((await readQueue('facilities')).count).toBe(0);
    expect((await readQueue('pm')).count).toBeNull();
  });

  it('leaves out what a person entered', async () => {
    const data = { ...createWorkerInput({ name: 'Entered Here', certificates: [rigger] }), company: 'ACME Works' };
    await createWorkerAs(scene.app, 'siteAdmin', data);
    expect((await readQueue('siteAdmin', 'entered here')).queue.count).toBe(0);
    expect((await readQueue('supervisor', 'entered here')).queue.count).toBe(1);
  });
});

async function countUnverified(counts: boolean): Promise<void> {
  const args = {
    id: { type: 'ID!', value: scene.app.ids.sites.north },
    data: { type: 'UpdateSiteInput!', value: { countsUnverified: counts } },
  };
  expect(await callField(await scene.app.as('superAdmin'), 'mutation', 'updateSite', args)).toMatchObject({
    success: true,
  });
}

/** What the sign-on sheet of a permit says of a worker. */
async function listUnverified(permitId: string, searchText: string) {
  const { data } = await scene.person.requestor.query<{ getWorkers: { items: { unverifiedFor: object[] }[] } }>(
    `query ($permitId: ID!, $searchText: String!) {
      getWorkers(searchText: $searchText) { items { unverifiedFor(permitId: $permitId) { kind counts } } } }`,
    { permitId, searchText },
  );
  return data.getWorkers.items.flatMap(({ unverifiedFor }) => unverifiedFor);
}

describe('work that needs certificates', () => {
  const refusal = /^Rigger certificate: not verified by the site\. A Site Admin, supervisor or permit closer /;

  it('takes nobody on whose certificate the site has not seen, and starts once it has', async () => {
    const id = await scene.createApproved('B3');
    const first = await register('Arun Nair', rigger);
    const second = await register('Siti Aminah', operator);
    const third = await register('Tan Mei', signaller);
    for (const { _id } of [second, third]) await verifyAll(await scene.app.as('closer'), _id);
    await scene.setMinutes(10);
    const { requestor } = scene.person;
    expect(await sign('On', requestor, id, first._id)).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(refusal) as string,
    });
    expect(await listUnverified(id, 'Arun Nair')).toEqual([{ kind: 'rigger', counts: false }]);
    expect(await listUnverified(id, 'Siti Aminah')).toEqual([]);
    for (const { _id } of [second, third]) await sign('On', requestor, id, _id);
    expect((await act(requestor, 'startWork', id, { signature })).message).toMatch(/^Not signed on yet: rigger\./);
    await verify('supervisorWest', first);
    expect(await sign('On', requestor, id, first._id)).toMatchObject({ success: true });
    expect(await act(requestor, 'startWork', id, { signature })).toMatchObject({ success: true });
  });

  it('goes on with those who are on it when the site begins to ask, and asks at the next resumption', async () => {
    const id = await scene.createApproved('B3');
    await countUnverified(true);
    const first = await register('Ravi Menon', rigger);
    const second = await register('Nora Lee', operator);
    const third = await register('Ali Noor', signaller);
    await scene.setMinutes(10);
    const { requestor, supervisor } = scene.person;
    expect(await listUnverified(id, 'Ravi Menon')).toEqual([{ kind: 'rigger', counts: true }]);
    for (const { _id } of [first, second, third])
      expect(await sign('On', requestor, id, _id)).toMatchObject({ success: true });
    expect(await act(requestor, 'startWork', id, { signature })).toMatchObject({ success: true });
    await countUnverified(false);
    await edit(first, { phone: '+65 8111 3333' });
    await scene.app.mails();
    expect((await readWork(supervisor, id)).item?.condition).toBe('live');
    await act(requestor, 'pauseWork', id, { reason: 'Rain' });
    expect((await resume(requestor, id)).message).toMatch(/^Not signed on yet: rigger \(1 signed on with a/);
    await countUnverified(true);
    expect(await resume(requestor, id)).toMatchObject({ success: true, item: { condition: 'live' } });
    await countUnverified(false);
  });

  it('stands still when another certificate takes the place of a verified one, and not when that is renewed', async () => {
    const id = await scene.createApproved('B3');
    const first = await register('Goh Beng', rigger);
    const second = await register('Mei Chua', operator);
    const third = await register('Lee Kok', signaller);
    for (const { _id } of [first, second, third]) await verifyAll(await scene.app.as('closer'), _id);
    await scene.setMinutes(10);
    const { requestor, supervisor } = scene.person;
    for (const { _id } of [first, second, third]) await sign('On', requestor, id, _id);
    await act(requestor, 'startWork', id, { signature });
    await scene.setMinutes(20);
    await edit(first, { certificates: [{ ...rigger, expiresOn: '2100-12-31' }] });
    await scene.app.mails();
    expect((await readWork(supervisor, id)).item?.condition).toBe('live');
    await edit(first, { certificates: [{ ...rigger, number: 'FAKE', issuer: 'me' }] });
    await scene.app.mails();
    expect((await readWork(supervisor, id)).item?.label).toBe('A certificate was withdrawn');
  });
});

describe('the task of a site where unverified certificates count', () => {
  const read = async (person: TestUser) => {
    const { data } = await (
      await scene.app.as(person)
    ).query<{ getVerificationTasks: { code: string; toVerify: number }[] }>(
      '{ getVerificationTasks { site code name toVerify } }',
    );
    return data.getVerificationTasks;
  };

  it('says how many are to be verified, until the site is switched', async () => {
    expect(await read('siteAdmin')).toEqual([]);
    await countUnverified(true);
    const [task, ...others] = await read('siteAdmin');
    expect(others).toEqual([]);
    expect(task).toMatchObject({ code: 'F10N' });
    await register('One More', rigger);
    expect(await read('siteAdmin')).toMatchObject([{ code: 'F10N', toVerify: (task?.toVerify ?? 0) + 1 }]);
    expect(await read('superAdmin')).toMatchObject([{ code: 'F10N' }]);
    expect(await read('siteAdminWest')).toEqual([]);
    await countUnverified(false);
    expect(await read('siteAdmin')).toEqual([]);
  });
});
