import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markCertificate } from '@eptw/domain/crew/certificate-state';
import { permitStatuses } from '@eptw/domain/permit/status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { content } from '../content/content.ts';
import { verifyPassword } from '../features/sessions/password.ts';
import { loadQuotaState } from '../features/permits/quota/service.ts';
import { verifyHistory } from '../features/history/service.ts';
import type { ActorContext, AppContext } from '../app-context.ts';
import { createLog } from '../observability/log.ts';
import { createAppContext } from '../app/create-app-context.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

let database: TestDatabase;
let context: AppContext;
let close: () => Promise<void>;
let dataDirectory: string;

// An afternoon on which work that nobody was free for used to block its submitter.
const now = new Date('2026-11-27T07:02:30Z');

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'eptw-demo-'));
  database = await createTestDatabase();
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), dataDirectory };
  const log = createLog(config);
  const options = { db: database.db, connectionSettings: database.settings, clock: () => now, config, log };
  ({ context, close } = await createAppContext(options));
  await seedDemo(context);
});

afterAll(async () => {
  await close();
  await database.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

describe('the demo', () => {
  it('has a few hundred permits, in every status, over the past year and into the next days', async () => {
    const rows = await database.db.selectFrom('permit').select(['status', 'created_at', 'starts_at']).execute();
    expect(rows.length).toBeGreaterThan(250);
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(permitStatuses));
    const created = rows.map((row) => row.created_at.getTime()).sort((one, other) => one - other);
    expect(now.getTime() - (created[0] ?? 0)).toBeGreaterThan(300 * 86_400_000);
    expect(created.at(-1)).toBeLessThan(now.getTime());
    expect(rows.some((row) => row.starts_at && row.starts_at > now)).toBe(true);
  });

  it('has child permits in several statuses, and no finished permit with an unfinished one', async () => {
    const children = await database.db
      .selectFrom('permit as child')
      .innerJoin('permit as parent', 'parent.id', 'child.parent_permit_id')
      .select(['child.status', 'parent.status as parentStatus'])
      .execute();
    expect(children.length).toBeGreaterThan(50);
    expect(new Set(children.map(({ status }) => status)).size).toBeGreaterThan(3);
    const finished = children.filter(
      ({ parentStatus }) => parentStatus === 'Completed' || parentStatus === 'Cancelled',
    );
    expect(finished.filter(({ status }) => status !== 'Completed')).toEqual([]);
  });

  it('has work in several conditions, some of it under way', async () => {
    const rows = await database.db.selectFrom('permit_work').select(['phase']).execute();
    expect(new Set(rows.map(({ phase }) => phase))).toEqual(new Set(['waiting', 'live', 'suspended', 'finished']));
  });

  it('has complete histories', async () => {
    expect((await verifyHistory(database.db)).broken).toEqual([]);
  });

  it('has attached forms and files', async () => {
    const forms = await database.db.selectFrom('filled_form').select('id').where('position', '>', 0).execute();
    const files = await database.db.selectFrom('permit_file').select('permit_id').execute();
    expect(forms.length).toBeGreaterThan(100);
    expect(files.length).toBeGreaterThan(100);
  });

  it('blocks one user by three permits pending closure, and nobody else', async () => {
    const people = await database.db.selectFrom('person').select(['id', 'email', 'role']).execute();
    const blocked: string[] = [];
    for (const person of people) {
      const actor = { ...person, fullName: '', company: '', siteIds: [], groups: [] };
      const { refusal, permits } = await loadQuotaState({ ...context, actor } satisfies ActorContext);
      if (!refusal) continue;
      blocked.push(person.email);
      expect(permits.map((permit) => permit.status)).toEqual(['PendingClosure', 'PendingClosure', 'PendingClosure']);
    }
    expect(blocked).toEqual(['blocked@acme-works.example']);
  });

  it('has an unfinished draft of everybody who raises permits', async () => {
    const authors = await database.db
      .selectFrom('draft')
      .innerJoin('person', 'person.id', 'draft.author_id')
      .select(['email', 'work_description'])
      .execute();
    const emails = authors.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails).toEqual(expect.arrayContaining(['requestor@acme-works.example', 'host@fab.example']));
    expect(authors.every((author) => author.work_description !== '')).toBe(true);
  });

  it('is created once', async () => {
    expect(await seedDemo(context)).toBe(false);
  });

  it('has workers of each contractor with a PIN, and certificates that are valid, end soon and have ended', async () => {
    const { db } = database;
    const workers = await db.selectFrom('worker').select(['company', 'pin_hash']).execute();
    expect(new Set(workers.map(({ company }) => company))).toEqual(new Set(['ACME Works', 'Borealis Engineering']));
    for (const { pin_hash } of workers) expect(await verifyPassword(pin_hash, content.demo.crew.pin)).toBe(true);
    const { rows } = await sql<{ day: string }>`select expires_on::text as day from worker_certificate`.execute(db);
    const tones = rows.map(({ day }) => markCertificate({ expiresOn: day }, '2026-11-27').tone);
    expect(new Set(tones)).toEqual(new Set(['green', 'orange', 'red']));
  });
});
