import { generalPermitTemplateId } from '@eptw/domain/template/template';
import type { Role } from '@eptw/domain/user/role';
import type { NewRow } from '../../database/tables.ts';
import { approvedPermit, childData, raisedChild } from '../../features/permits/testing/child-permits.ts';
import { kept } from '../../features/permits/testing/drafts.ts';
import { move, permitData, raised } from '../../features/permits/testing/permits.ts';
import { created } from '../../features/templates/testing/templates.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestPerson, TestSite } from '../../testing/test-people.ts';
import { newName } from './trials.ts';

type Making = (server: TestApp) => Promise<string> | string;
type Table = 'person' | 'site' | 'mt_group' | 'site_map' | 'discipline' | 'template';

/** What operations are tried on, by what a sentence calls it. Each is made anew, and answers its id. */
export const subjects = {
  'an address that nobody has': () => `${newName()}@fab.example`,
  'a code that nothing has': () => newName(),

  'a requestor of the north': (server) => account(server, 'ContractorRequestor', ['north']),
  'a requestor of both sites': (server) => account(server, 'ContractorRequestor', ['north', 'west']),
  'a group user of the north': (server) => account(server, 'MTGroup', ['north']),
  'a user without a site': (server) => account(server, 'User', []),
  'another Site Admin of the north': (server) => account(server, 'SiteAdmin', ['north']),
  'another Super Admin of the north': (server) => account(server, 'SuperAdmin', ['north']),
  'a deleted requestor of the north': (server) => account(server, 'ContractorRequestor', ['north'], new Date()),
  'the Site Admin of the north': ({ ids }) => ids.people.siteAdmin,
  'the only Super Admin': ({ ids }) => ids.people.superAdmin,

  'a site': (server) => insert(server, 'site', { code: newName(), name: 'Fab' }),
  'a deleted site': (server) => deletedSite(server),
  'the north': ({ ids }) => ids.sites.north,
  'the west': ({ ids }) => ids.sites.west,
  'a group of the north': (server) => group(server),
  'a deleted group of the north': (server) => group(server, archived),
  'a group of a deleted site': async (server) => group(server, { site_id: await deletedSite(server), ...archived }),
  'a group of the north with a member': async (server) => {
    const id = await group(server);
    const member = { group_id: id, person_id: server.ids.people.lss };
    await server.database.db.insertInto('mt_group_member').values(member).execute();
    return id;
  },
  'a map of the north': (server) => map(server),
  'a deleted map of the north': (server) => map(server, archived),
  'a map of a deleted site': async (server) => map(server, { site_id: await deletedSite(server) }),
  'a discipline': (server) => insert(server, 'discipline', { code: newName(), description: 'Pumps' }),
  'a deleted discipline': (server) =>
    insert(server, 'discipline', { code: newName(), description: 'Pumps', ...archived }),
  'a template': (server) => template(server),
  'a deleted template': async (server) => {
    const id = await template(server);
    await server.database.db.updateTable('template').set(archived).where('id', '=', id).execute();
    return id;
  },
  'the General Permit': () => generalPermitTemplateId,
  'a blocked word': async ({ database }) =>
    (await database.db.insertInto('blocked_word').values({ word: newName() }).returning('id').executeTakeFirstOrThrow())
      .id,
  'an announcement': async ({ database }) =>
    (
      await database.db
        .insertInto('announcement')
        .values({ title: newName(), message: 'x', type: 'info' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id,
  'what is not there': () => '00000000-0000-4000-8000-000000000000',

  'a picture of the Super Admin': (server) => upload(server, 'superAdmin'),
  'an upload of the requestor': (server) => upload(server, 'requestor'),
  "a file of the requestor's permit": async (server) => {
    const file_name = await upload(server, 'requestor');
    const permit_id = await newPermit(server);
    await server.database.db.insertInto('permit_file').values({ permit_id, file_name }).execute();
    return file_name;
  },
  'the picture of a map of the north': async (server) => {
    const file_name = await upload(server, 'superAdmin');
    await map(server, { file_name });
    return file_name;
  },

  'a draft of the requestor': async (server) => kept(await server.as('requestor'), permitData(server.ids)),
  'a new permit': (server) => newPermit(server),
  'a permit under review': async (server) => {
    const { _id } = await raised(await server.as('requestor'), permitData(server.ids, twoOfEach(server)));
    await move(await server.as('pm'), _id, 'PendingApproval');
    return _id;
  },
  'an approved permit': (server) => approvedPermit(server),
  'a permit pending closure': async (server) => {
    const id = await approvedPermit(server);
    await move(await server.as('requestor'), id, 'PendingClosure');
    return id;
  },
  'a child permit under review': (server) => childUnderReview(server, twoOfEach(server)),
  'an approved child permit': async (server) => {
    const id = await childUnderReview(server, {});
    await move(await server.as('manager'), id, 'Approved');
    await move(await server.as('facilities'), id, 'Approved');
    return id;
  },
} satisfies Record<string, Making>;

export type SubjectName = keyof typeof subjects;

const archived = { archived_at: new Date('2026-01-01') };

async function insert<Name extends Table>({ database }: TestApp, table: Name, row: NewRow<Name>): Promise<string> {
  const { id } = await database.db.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function account(server: TestApp, role: Role, sites: readonly TestSite[], deleted?: Date): Promise<string> {
  const name = newName();
  const row = { email: `${name}@acme-works.example`, full_name: name, role, company: 'ACME Works' };
  const id = await insert(server, 'person', { ...row, status: 'Approved', archived_at: deleted ?? null });
  const rows = sites.map((site) => ({ person_id: id, site_id: server.ids.sites[site] }));
  if (rows.length > 0) await server.database.db.insertInto('person_site').values(rows).execute();
  return id;
}

const deletedSite = (server: TestApp) => insert(server, 'site', { code: newName(), name: 'Fab', ...archived });

const group = (server: TestApp, change: Partial<NewRow<'mt_group'>> = {}) =>
  insert(server, 'mt_group', { name: newName(), site_id: server.ids.sites.north, permit_closer: false, ...change });

const map = async (server: TestApp, change: Partial<NewRow<'site_map'>> = {}) =>
  insert(server, 'site_map', {
    name: newName(),
    site_id: server.ids.sites.north,
    file_name: change.file_name ?? (await upload(server, 'superAdmin')),
    created_at: new Date(),
    ...change,
  });

const section = { title: 'Work', form: [{ type: 'text', label: 'Place', name: 'place' }] };

async function template(server: TestApp): Promise<string> {
  const name = newName();
  const data = { title: name, code: name, type: 'General', sections: [section] };
  return created(await server.as('superAdmin'), data);
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(server: TestApp, person: TestPerson): Promise<string> {
  const { data } = await (
    await server.as(person)
  ).upload<{ singleUpload: { filename: string } }>(`${newName()}.png`, picture);
  return data.singleUpload.filename;
}

async function newPermit(server: TestApp): Promise<string> {
  return (await raised(await server.as('requestor'), permitData(server.ids)))._id;
}

/** Reviewers of whom one can be taken off. */
const twoOfEach = ({ ids: { people, groups } }: TestApp) => ({
  selectedUser: [people.manager, people.supervisor],
  selectedMTGroup: [groups.facilities, groups.lss],
});

async function childUnderReview(server: TestApp, change: Record<string, unknown>): Promise<string> {
  const parent = await approvedPermit(server);
  const { _id } = await raisedChild(await server.as('requestor'), childData(server.ids, parent, change));
  await move(await server.as('pm'), _id, 'PendingApproval');
  return _id;
}
