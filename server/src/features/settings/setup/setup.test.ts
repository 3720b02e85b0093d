import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { readConfig } from '../../../config.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { createLog } from '../../../observability/log.ts';
import { createAppContext, type RunningApp } from '../../../app/create-app-context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import { createSuperAdmin, ensureFirstSuperAdmin } from '../../users/super-admin/service.ts';

const link = /^http:\/\/127\.0\.0\.1:8080\/reset-password\?security_code=[\w-]{43}$/;

describe('an installation without accounts', () => {
  let database: TestDatabase;
  let parts: RunningApp;
  let dataDirectory: string;
  beforeAll(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'eptw-setup-'));
    database = await createTestDatabase();
    const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDirectory };
    parts = await createAppContext({
      db: database.db,
      connectionSettings: database.settings,
      clock: () => new Date('2026-03-01T00:00:00Z'),
      config,
      log: createLog(config),
    });
  });
  afterAll(async () => {
    await parts.close();
    await database.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  const people = () =>
    database.db.selectFrom('person').select(['email', 'full_name', 'role', 'status', 'password_hash']).execute();

  test('says how to make the first account', async () => {
    expect(await ensureFirstSuperAdmin(parts.context, undefined)).toContain('npm run super-admin');
    expect(await people()).toEqual([]);
  });

  test('gets the super admin whom the settings name, and a new link at every start until a password is chosen', async () => {
    const first = await ensureFirstSuperAdmin(parts.context, 'sofia.tan@fab.example');
    expect(first?.split(' ').at(-1)).toMatch(link);
    expect(await people()).toEqual([
      {
        email: 'sofia.tan@fab.example',
        full_name: 'Sofia Tan',
        role: 'SuperAdmin',
        status: 'Approved',
        password_hash: null,
      },
    ]);
    const again = await ensureFirstSuperAdmin(parts.context, 'sofia.tan@fab.example');
    expect(again?.split(' ').at(-1)).toMatch(link);
    expect(again).not.toBe(first);
    await database.db.updateTable('person').set({ password_hash: 'chosen' }).execute();
    expect(await ensureFirstSuperAdmin(parts.context, 'sofia.tan@fab.example')).toBeUndefined();
  });

  test('gives nobody else an account once it has one', async () => {
    expect(await ensureFirstSuperAdmin(parts.context, 'mallory@fab.example')).toBeUndefined();
    expect(await people()).toHaveLength(1);
  });
});

describe('the command line', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  test('makes an account that exists a super admin, ends its sessions and leaves a trace', async () => {
    const { manager } = server.ids.users;
    const client = await server.as('manager');
    expect(await createSuperAdmin(server.context, testUsers.manager.email.toUpperCase(), 'Not used')).toMatch(link);
    expect((await client.query('{ getSession { serverTime } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    const { db } = server.database;
    const person = await db
      .selectFrom('person')
      .select(['role', 'full_name'])
      .where('id', '=', manager)
      .executeTakeFirst();
    expect(person).toEqual({ role: 'SuperAdmin', full_name: 'Manager Fab' });
    const entry = await db
      .selectFrom('administration_entry')
      .select(['actor_id', 'actor_name', 'action', 'changes'])
      .where('subject_id', '=', manager)
      .executeTakeFirst();
    expect(entry).toEqual({
      actor_id: null,
      actor_name: 'Command line',
      action: 'update',
      changes: [{ field: 'Role', before: 'Manager', after: 'Super Admin' }],
    });
  });

  test.each([
    ['nobody', 'Name'],
    ['a@fab.example', ' '],
    ['a@fab.example', '<b>Name</b>'],
  ])('refuses %j called %j', async (email, name) => {
    await expect(createSuperAdmin(server.context, email, name)).rejects.toThrow();
  });
});

describe('the catalogue', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const load = async () =>
    (await server.as('superAdmin')).query<{ loadTemplateCatalogue: { success: boolean } }>(
      'mutation { loadTemplateCatalogue { success message } }',
    );

  const titles = async () => {
    const rows = await server.database.db
      .selectFrom('template')
      .innerJoin('template_version', 'template_version.id', 'template.current_version_id')
      .select('template_version.title')
      .where('template.archived_at', 'is', null)
      .execute();
    return rows.map(({ title }) => title);
  };

  test('comes once, and what was deleted does not come back', async () => {
    const { db } = server.database;
    const [, second] = catalogue;
    await db
      .updateTable('template')
      .set({ archived_at: new Date() })
      .where('id', '=', second?.id ?? '')
      .execute();
    expect((await load()).data.loadTemplateCatalogue.success).toBe(true);
    expect(await titles()).toHaveLength(catalogue.length - 1);
  });

  test('leaves the code of another template to it', async () => {
    const { db } = server.database;
    const [, , third] = catalogue;
    if (!third) throw new Error('The catalogue is too short');
    await db.updateTable('template').set({ current_version_id: null }).where('id', '=', third.id).execute();
    await db.deleteFrom('template_version').where('template_id', '=', third.id).execute();
    await db.deleteFrom('template').where('id', '=', third.id).execute();
    const before = await titles();
    expect((await load()).data.loadTemplateCatalogue.success).toBe(true);
    expect((await titles()).toSorted()).toEqual([...before, third.title].toSorted());
  });
});

test('the progress counts what there is', async () => {
  const server = await startTestApp();
  const query =
    '{ getSetupProgress { item { sites disciplines templates parentTemplates users groups permitClosers } } }';
  const { data } = await (await server.as('superAdmin')).query(query);
  expect(data).toEqual({
    getSetupProgress: {
      item: {
        sites: 2,
        disciplines: 1,
        templates: catalogue.length,
        parentTemplates: 2,
        users: Object.keys(testUsers).length - 1,
        groups: 4,
        permitClosers: 2,
      },
    },
  });
  await server.close();
});

describe('the progress of the setup', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  interface Progress {
    getSetupProgress: { item: { missing: string[]; advice: string[] } };
  }

  const progress = async () => {
    const { data } = await (
      await server.as('superAdmin')
    ).query<Progress>('{ getSetupProgress { item { missing advice } } }');
    return data.getSetupProgress.item;
  };

  test('tells who is missing what at the site that lacks the fewest', async () => {
    const { db } = server.database;
    // A super admin at a site could review there too.
    await db.deleteFrom('person_site').where('person_id', '=', server.ids.users.superAdmin).execute();
    expect(await progress()).toEqual({ missing: [], advice: [] });
    await db.updateTable('mt_group').set({ permit_closer: false }).execute();
    expect(await progress()).toEqual({
      missing: ['close'],
      advice: [expect.stringMatching(/^F10N: nobody can close permits/)],
    });
    // Only contractors raise, and only their own project manager approves first.
    await db
      .updateTable('person')
      .set({ status: 'Pending' })
      .where('role', 'in', ['User', 'SiteAdmin', 'MTGroup', 'MicronSupervisor'])
      .execute();
    expect((await progress()).missing).toEqual(['reviewForGroup', 'close']);
    await db.updateTable('person').set({ status: 'Pending' }).where('role', '=', 'ContractorPM').execute();
    expect((await progress()).missing).toEqual(['approveFirst', 'reviewForGroup', 'close']);
    await db.updateTable('person').set({ status: 'Pending' }).where('role', '=', 'MicronManager').execute();
    expect((await progress()).missing).toEqual(['approveFirst', 'review', 'reviewForGroup', 'close']);
    await db.updateTable('person').set({ status: 'Pending' }).where('role', '=', 'ContractorRequestor').execute();
    expect((await progress()).missing).toEqual(['raise', 'review', 'reviewForGroup', 'close']);
    await db.updateTable('site').set({ archived_at: new Date() }).execute();
    expect((await progress()).advice[0]).toMatch(/^Nobody can raise permits/);
  });
});
