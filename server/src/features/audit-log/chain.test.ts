import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { auditChain } from './chain.ts';
import { recordAuditEntry } from './record.ts';
import { verifyAuditLog } from './service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function record(subjectName: string): Promise<void> {
  const { db } = server.database;
  await db.transaction().execute((transaction) =>
    recordAuditEntry({ ...server.context, db: transaction }, 'command line', {
      action: 'create',
      kind: 'site',
      subjectId: 'some-id',
      subjectName,
      changes: [{ field: 'Name', before: null, after: subjectName }],
    }),
  );
}

// These hashes are of the first release. A stored entry must match its own for as long as it is stored.
test('entries have the hashes that they have always had', () => {
  const site = { subject_kind: 'site', subject_id: 'some-id' } as const;
  const created = auditChain.seal({
    ...site,
    at: new Date('2026-03-01T02:00:00.000Z'),
    actor_id: null,
    actor_name: 'Command line',
    actor_role: null,
    action: 'create',
    subject_name: 'Fab 10N',
    changes: [],
  });
  const renamed = auditChain.seal(
    {
      ...site,
      at: new Date('2026-03-01T03:00:00.500Z'),
      actor_id: '00000000-0000-4000-8000-0000000000b3',
      actor_name: 'Sam Admin',
      actor_role: 'SuperAdmin',
      action: 'update',
      subject_name: 'Fab 10',
      changes: [{ field: 'Name', before: 'Fab 10N', after: 'Fab 10' }],
    },
    created,
  );
  expect([created, renamed].map(({ hash }) => hash)).toEqual([
    '034b8221f516558e741c666b75d34140d029f8cb004edd2f6e42063883d1d0c1',
    'fbdfa8737c74e31497011ce59745899f8fd9625bd41b20ac60ceb22f36d372db',
  ]);
});

test('concurrent administrators write one intact chain', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => record(`Site ${index}`)));
  expect(await verifyAuditLog(server.database.db)).toEqual({ entries: 10 });
});

test('entries can neither be changed nor deleted', async () => {
  const { db } = server.database;
  await expect(sql`update administration_entry set actor_name = 'x'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from administration_entry`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`truncate administration_entry`.execute(db)).rejects.toThrow('append-only');
});

test.each<[string, string, number, RegExp]>([
  ['another name', `update administration_entry set subject_name = 'x' where sequence = 3`, 3, /content was changed/],
  ['another change', `update administration_entry set changes = '[]' where sequence = 4`, 4, /content was changed/],
  ['a deleted entry', `delete from administration_entry where sequence = 5`, 5, /missing/],
  [
    'another predecessor',
    `update administration_entry set previous_hash = 'x' where sequence = 6`,
    6,
    /does not match the entry before/,
  ],
])('%s is found at its entry', async (_title, statement, sequence, sentence) => {
  const undo = new Error('undo');
  const broken = server.database.db.transaction().execute(async (transaction) => {
    await sql`alter table administration_entry disable trigger administration_is_append_only`.execute(transaction);
    await sql.raw(statement).execute(transaction);
    const verified = await verifyAuditLog(transaction);
    expect(verified.broken).toMatchObject({ sequence });
    expect(verified.broken?.problem).toMatch(sentence);
    throw undo;
  });
  await expect(broken).rejects.toBe(undo);
});
