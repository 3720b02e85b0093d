import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAppContext, type RunningApp } from '../../../app/create-app-context.ts';
import { readConfig } from '../../../config.ts';
import { createTestDatabase, type TestDatabase } from '../../../database/testing/test-database.ts';
import { createLog } from '../../../observability/log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import { createSuperAdmin, ensureFirstSuperAdmin } from './service.ts';

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

  const listPeople = () =>
    database.db.selectFrom('person').select(['email', 'full_name', 'role', 'status', 'password_hash']).execute();

  test('prints how to create the first account', async () => {
    expect(await ensureFirstSuperAdmin(parts.context, undefined)).toContain('npm run super-admin');
    expect(await listPeople()).toEqual([]);
  });

  test('gets the super admin named in the settings, and a new link at every start until a password is chosen', async () => {
    const first = await ensureFirstSuperAdmin(parts.context, 'sofia.tan@fab.example');
    expect(first?.split(' ').at(-1)).toMatch(link);
    expect(await listPeople()).toEqual([
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

  test('creates no second account', async () => {
    expect(await ensureFirstSuperAdmin(parts.context, 'mallory@fab.example')).toBeUndefined();
    expect(await listPeople()).toHaveLength(1);
  });
});

describe('the command line', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  test('promotes an existing account to super admin, ends its sessions and records it', async () => {
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
  ])('refuses %j named %j', async (email, name) => {
    await expect(createSuperAdmin(server.context, email, name)).rejects.toThrow();
  });
});
