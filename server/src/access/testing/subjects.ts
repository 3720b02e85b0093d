import { randomUUID } from 'node:crypto';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import type { Role } from '@eptw/domain/user/role';
import type { NewRow } from '../../database/tables.ts';
import {
  createApprovedPermit,
  sampleChildPermitData,
  createChildPermitOrThrow,
} from '../../features/permits/testing/child-permits.ts';
import { createDraftOrThrow } from '../../features/permits/testing/drafts.ts';
import {
  createPermitOrThrow,
  moveToStatus,
  performAction,
  samplePermitData,
} from '../../features/permits/testing/permits.ts';
import { createTemplateId } from '../../features/templates/testing/templates.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestUser, TestSite } from '../../testing/test-users.ts';
import { createUniqueName } from './unique-name.ts';
import { createLiveWork, createReadyWork, createWorkAfter, handover, signOn } from './work-subjects.ts';

type SubjectFactory = (server: TestApp) => Promise<string> | string;
type Table = 'worker' | 'person' | 'site' | 'mt_group' | 'site_map' | 'discipline' | 'template';

/** The subjects of operations, keyed by a name for sentences. Each function creates one and returns its id. */
export const subjects = {
  'an address that nobody has': () => `${createUniqueName()}@fab.example`,
  'a code that nothing has': () => createUniqueName(),

  'a requestor of the north': (server) => createAccount(server, 'ContractorRequestor', ['north']),
  'a requestor of both sites': (server) => createAccount(server, 'ContractorRequestor', ['north', 'west']),
  'a group user of the north': (server) => createAccount(server, 'MTGroup', ['north']),
  'a user without a site': (server) => createAccount(server, 'User', []),
  'another Site Admin of the north': (server) => createAccount(server, 'SiteAdmin', ['north']),
  'another Super Admin of the north': (server) => createAccount(server, 'SuperAdmin', ['north']),
  'a deleted requestor of the north': (server) => createAccount(server, 'ContractorRequestor', ['north'], new Date()),
  'the Site Admin of the north': ({ ids }) => ids.users.siteAdmin,
  'the only Super Admin': ({ ids }) => ids.users.superAdmin,

  'a site': (server) => insert(server, 'site', { code: createUniqueName(), name: 'Fab' }),
  'a deleted site': (server) => createDeletedSite(server),
  'the north': ({ ids }) => ids.sites.north,
  'the west': ({ ids }) => ids.sites.west,
  'a group of the north': (server) => createGroup(server),
  'a deleted group of the north': (server) => createGroup(server, archived),
  'a group of a deleted site': async (server) =>
    createGroup(server, { site_id: await createDeletedSite(server), ...archived }),
  'a group of the north with a member': async (server) => {
    const id = await createGroup(server);
    const member = { group_id: id, person_id: server.ids.users.lss };
    await server.database.db.insertInto('mt_group_member').values(member).execute();
    return id;
  },
  'a worker of ACME Works': (server) => createWorker(server, 'ACME Works'),
  'a worker of Borealis': (server) => createWorker(server, 'Borealis Engineering'),
  'a worker of ACME Works with a certificate': createCertifiedWorker,
  'an erased worker': async (server) =>
    insert(server, 'worker', { company: 'ACME Works', name: '', pass_number: '', erased_at: new Date('2026-01-01') }),
  "the file of a worker's certificate": async (server) => {
    const file_name = await uploadPicture(server, 'requestor');
    const worker_id = await createWorker(server, 'ACME Works');
    const certificate = { kind: 'welder', number: 'W-1', issuer: 'WI', expires_on: '2027-03-31', file_name };
    await server.database.db
      .insertInto('worker_certificate')
      .values({ worker_id, ...certificate })
      .execute();
    return file_name;
  },
  'a map of the north': (server) => createMap(server),
  'a deleted map of the north': (server) => createMap(server, archived),
  'a map of a deleted site': async (server) => createMap(server, { site_id: await createDeletedSite(server) }),
  'a discipline': (server) => insert(server, 'discipline', { code: createUniqueName(), description: 'Pumps' }),
  'a deleted discipline': (server) =>
    insert(server, 'discipline', { code: createUniqueName(), description: 'Pumps', ...archived }),
  'a template': (server) => createTemplate(server),
  'a deleted template': async (server) => {
    const id = await createTemplate(server);
    await server.database.db.updateTable('template').set(archived).where('id', '=', id).execute();
    return id;
  },
  'the General Permit': () => generalPermitTemplateId,
  'a blocked word': async ({ database }) =>
    (
      await database.db
        .insertInto('blocked_word')
        .values({ word: createUniqueName() })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  'an announcement': async ({ database }) =>
    (
      await database.db
        .insertInto('announcement')
        .values({ title: createUniqueName(), message: 'x', type: 'info' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  'what is not there': () => '00000000-0000-4000-8000-000000000000',

  'a picture of the Super Admin': (server) => uploadPicture(server, 'superAdmin'),
  'an upload of the requestor': (server) => uploadPicture(server, 'requestor'),
  "a file of the requestor's permit": async (server) => {
    const file_name = await uploadPicture(server, 'requestor');
    const permit_id = await createNewPermit(server);
    await server.database.db.insertInto('permit_file').values({ permit_id, file_name }).execute();
    return file_name;
  },
  'the picture of a map of the north': async (server) => {
    const file_name = await uploadPicture(server, 'superAdmin');
    await createMap(server, { file_name });
    return file_name;
  },

  'a draft of the requestor': async (server) =>
    createDraftOrThrow(await server.as('requestor'), samplePermitData(server.ids)),
  'a new permit': (server) => createNewPermit(server),
  'a permit under review': async (server) => {
    const { _id } = await createPermitOrThrow(
      await server.as('requestor'),
      samplePermitData(server.ids, twoReviewersOfEachKind(server)),
    );
    // By name: the same request under a status would be taken for a repeat.
    await performAction(await server.as('pm'), _id, 'approveAsProjectManager');
    return _id;
  },
  'an approved permit': (server) => createApprovedPermit(server),
  'a permit pending closure': async (server) => {
    const id = await createApprovedPermit(server);
    await moveToStatus(await server.as('requestor'), id, 'PendingClosure');
    return id;
  },
  'work that can start': createReadyWork,
  'live work': createLiveWork,
  'work that its holder paused': (server) => createWorkAfter(server, 'pauseWork', { reason: 'rain' }),
  'work that its holder stopped': (server) => createWorkAfter(server, 'stopWork', { kind: 'unsafe' }),
  'work that the second requestor is appointed to': (server) =>
    createWorkAfter(server, 'appointHolder', { ...handover(server.ids), reason: 'ill' }, 'supervisor'),
  'work that is offered to the second requestor': (server) =>
    createWorkAfter(server, 'handOverWork', handover(server.ids)),
  'work with a requested extension': (server) =>
    createWorkAfter(server, 'requestExtension', { reason: 'late', until: '2026-03-01T12:00:00Z' }),
  'live work and a worker who is not on it': async (server) =>
    `${await createLiveWork(server)} ${await createWorker(server, 'ACME Works')}`,
  'live work and a worker with a certificate': async (server) =>
    `${await createLiveWork(server)} ${await createCertifiedWorker(server)}`,
  'live work and a worker who is on it': async (server) => {
    const [permitId, worker] = [await createLiveWork(server), await createWorker(server, 'ACME Works')];
    await signOn(server, permitId, worker);
    return `${permitId} ${worker}`;
  },
  'an id that is not used yet': () => randomUUID(),
  'a visitor on the muster list of the north': async ({ database, ids, context }) => {
    const now = context.clock();
    const [site_id, added_by] = [ids.sites.north, ids.users.supervisor];
    const visitor = { id: randomUUID(), name: 'Lena Braun', company: '', place: '', since: now, added_at: now };
    await database.db
      .insertInto('muster_visitor')
      .values({ ...visitor, site_id, added_by })
      .execute();
    return visitor.id;
  },
  'a stop of all work in the west': async ({ database, ids, context }) =>
    (
      await database.db
        .insertInto('area_stop')
        .values({ site_id: ids.sites.west, reason: 'alarm', set_by: ids.users.siteAdminWest, set_at: context.clock() })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  'a child permit under review': (server) => createChildUnderReview(server, twoReviewersOfEachKind(server)),
  'an approved child permit': async (server) => {
    const id = await createChildUnderReview(server, {});
    await moveToStatus(await server.as('manager'), id, 'Approved');
    await moveToStatus(await server.as('facilities'), id, 'Approved');
    return id;
  },
} satisfies Record<string, SubjectFactory>;

export type SubjectName = keyof typeof subjects;

const archived = { archived_at: new Date('2026-01-01') };

async function insert<Name extends Table>({ database }: TestApp, table: Name, row: NewRow<Name>): Promise<string> {
  const { id } = await database.db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function createAccount(server: TestApp, role: Role, sites: readonly TestSite[], deleted?: Date): Promise<string> {
  const name = createUniqueName();
  const row = { email: `${name}@acme-works.example`, full_name: name, role, company: 'ACME Works' };
  const id = await insert(server, 'person', { ...row, status: 'Approved', archived_at: deleted ?? null });
  const rows = sites.map((site) => ({ person_id: id, site_id: server.ids.sites[site] }));
  if (rows.length > 0) await server.database.db.insertInto('person_site').values(rows).execute();
  return id;
}

const createDeletedSite = (server: TestApp) =>
  insert(server, 'site', { code: createUniqueName(), name: 'Fab', ...archived });

const createGroup = (server: TestApp, change: Partial<NewRow<'mt_group'>> = {}) =>
  insert(server, 'mt_group', {
    name: createUniqueName(),
    site_id: server.ids.sites.north,
    permit_closer: false,
    ...change,
  });

async function createCertifiedWorker(server: TestApp): Promise<string> {
  const worker_id = await createWorker(server, 'ACME Works');
  const certificate = { kind: 'welder', number: 'W-1', issuer: 'WI', expires_on: '2099-03-31', file_name: null };
  const entered_by = server.ids.users.pm;
  await server.database.db
    .insertInto('worker_certificate')
    .values({ worker_id, entered_by, ...certificate })
    .execute();
  return worker_id;
}

const createWorker = (server: TestApp, company: string) =>
  insert(server, 'worker', { company, name: 'Ann Lee', pass_number: createUniqueName() });

const createMap = async (server: TestApp, change: Partial<NewRow<'site_map'>> = {}) =>
  insert(server, 'site_map', {
    name: createUniqueName(),
    site_id: server.ids.sites.north,
    file_name: change.file_name ?? (await uploadPicture(server, 'superAdmin')),
    created_at: new Date(),
    ...change,
  });

const section = { title: 'Work', form: [{ type: 'text', label: 'Place', name: 'place' }] };

async function createTemplate(server: TestApp): Promise<string> {
  const name = createUniqueName();
  const data = { title: name, code: name, type: 'General', sections: [section] };
  return createTemplateId(await server.as('superAdmin'), data);
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function uploadPicture(server: TestApp, person: TestUser): Promise<string> {
  const { data } = await (
    await server.as(person)
  ).upload<{ singleUpload: { filename: string } }>(`${createUniqueName()}.png`, picture);
  return data.singleUpload.filename;
}

async function createNewPermit(server: TestApp): Promise<string> {
  return (await createPermitOrThrow(await server.as('requestor'), samplePermitData(server.ids)))._id;
}

/** Enough reviewers of each kind for one to be removed. */
const twoReviewersOfEachKind = ({ ids: { users, groups } }: TestApp) => ({
  selectedUser: [users.manager, users.supervisor],
  selectedMTGroup: [groups.facilities, groups.lss],
});

async function createChildUnderReview(server: TestApp, change: Record<string, unknown>): Promise<string> {
  const parent = await createApprovedPermit(server);
  const { _id } = await createChildPermitOrThrow(
    await server.as('requestor'),
    sampleChildPermitData(server.ids, parent, change),
  );
  await performAction(await server.as('pm'), _id, 'approveAsProjectManager');
  return _id;
}
