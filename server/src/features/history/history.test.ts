import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  savePermit,
} from '../permits/testing/permits.ts';
import { verifyHistory } from './service.ts';

let app: TestApp;
let client: Record<'requestor' | 'pm' | 'manager', TestClient>;
let permit: { _id: string; code: string };

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  client = { requestor: await app.as('requestor'), pm: await app.as('pm'), manager: await app.as('manager') };
});

afterAll(() => app.close());

/** A permit with a history of four entries, one of which records changed inputs and a lapsed approval. */
beforeEach(async () => {
  permit = await createPermitOrThrow(client.requestor, samplePermitData(app.ids));
  await moveToStatus(client.pm, permit._id, 'PendingApproval');
  const submission = { ...fillForm('GP'), workDetails: 'Corrected' };
  await savePermit(client.manager, permit._id, { submission, reason: 'It is the valve' });
  await moveToStatus(client.pm, permit._id, 'Rejected', { reason: 'Wrong day' });
});

/** Verifies after tampering with the rights of the database's owner, and undoes the tampering. */
async function verifyAfterTampering(statement: string): Promise<Awaited<ReturnType<typeof verifyHistory>>> {
  const undo = new Error('undo');
  let result: Awaited<ReturnType<typeof verifyHistory>> | undefined;
  await app.database.db
    .transaction()
    .execute(async (transaction) => {
      await sql`alter table history_entry disable trigger history_is_append_only`.execute(transaction);
      await sql.raw(statement.replaceAll('$permit', `'${permit._id}'`)).execute(transaction);
      result = await verifyHistory(transaction);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!result) throw new Error('Nothing was verified');
  return result;
}

describe('an intact chain', () => {
  it('is verified, and every entry is counted', async () => {
    const { permits, entries, broken } = await verifyHistory(app.database.db);
    expect(broken).toEqual([]);
    expect(entries).toBe(permits * 4);
  });
});

describe('a broken chain is found, and its first broken entry is named', () => {
  it.each<[string, string, number, RegExp]>([
    [
      'a lapsed approval left out',
      `update history_entry set lapsed = '[]' where permit_id = $permit and sequence = 3`,
      3,
      /content was changed/,
    ],
    [
      'another reason',
      `update history_entry set reason = 'x' where permit_id = $permit and sequence = 4`,
      4,
      /changed/,
    ],
    [
      'another time',
      `update history_entry set at = at + interval '1 ms' where permit_id = $permit and sequence = 2`,
      2,
      /changed/,
    ],
    [
      'another person',
      `update history_entry set actor_name = 'Mallory' where permit_id = $permit and sequence = 1`,
      1,
      /changed/,
    ],
    [
      'another value',
      `update history_entry set changes = '[]' where permit_id = $permit and sequence = 3`,
      3,
      /changed/,
    ],
    [
      'a forged hash',
      `update history_entry set hash = repeat('0', 64) where permit_id = $permit and sequence = 2`,
      2,
      /changed/,
    ],
    ['a gap', `delete from history_entry where permit_id = $permit and sequence = 2`, 2, /missing/],
    ['a missing start', `delete from history_entry where permit_id = $permit and sequence = 1`, 1, /missing/],
    ['a missing end', `delete from history_entry where permit_id = $permit and sequence = 4`, 4, /missing/],
    ['no entries at all', `delete from history_entry where permit_id = $permit`, 1, /missing/],
    [
      'a status without an entry',
      `update permit set status = 'Approved' where id = $permit`,
      4,
      /does not match its last entry/,
    ],
    [
      'a version without an entry',
      `update permit set version = 3 where id = $permit`,
      4,
      /does not match its last entry/,
    ],
    [
      'an entry of another permit',
      `update history_entry set previous_hash = (select hash from history_entry
         where permit_id <> $permit and sequence = 3 limit 1) where permit_id = $permit and sequence = 4`,
      4,
      /does not match the entry before/,
    ],
  ])('%s', async (_title, statement, sequence, problem) => {
    const { broken } = await verifyAfterTampering(statement);
    expect(broken).toEqual([{ number: permit.code, sequence, problem: expect.stringMatching(problem) }]);
  });
});

it('cannot be changed or removed through the application', async () => {
  const { db } = app.database;
  await expect(db.updateTable('history_entry').set({ reason: 'x' }).execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('history_entry').execute()).rejects.toThrow(/append-only/);
  await expect(sql`truncate permit cascade`.execute(db)).rejects.toThrow(/append-only/);
});
