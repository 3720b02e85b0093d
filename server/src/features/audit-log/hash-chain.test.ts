import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordAuditEntry } from './record.ts';
import { verifyAuditChain } from './verify.ts';

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

test('concurrent administrators write one intact chain', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, index) => record(`Site ${index}`)));
  expect(await verifyAuditChain(server.database.db)).toEqual({ entries: 10 });
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
    const verified = await verifyAuditChain(transaction);
    expect(verified.broken).toMatchObject({ sequence });
    expect(verified.broken?.problem).toMatch(sentence);
    throw undo;
  });
  await expect(broken).rejects.toBe(undo);
});
