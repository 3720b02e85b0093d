import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { callField } from '../../audit-log/testing/mutate.ts';
import { deleteGroup } from '../../mt-groups/admin/service.ts';
import { deleteSite } from '../../sites/service.ts';
import { addReviewers } from '../reviewers/service.ts';
import {
  createApprovedPermit,
  sampleChildPermitData,
  submitChildPermit,
  mutateChildPermit,
} from '../testing/child-permits.ts';
import { updateDraft, listDraftIds, createDraftOrThrow } from '../testing/drafts.ts';
import { submitPermit, samplePermitData, createPermitOrThrow } from '../testing/permits.ts';
import { toActor } from '../testing/population.ts';
import { createPermit } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-03-01T02:00:00Z'));
});
afterAll(() => app.close());

let nameCount = 0;

/** The group that reviews permits of each new site. */
const groupAt = new Map<string, string>();

/** Creates a site where the requestor can raise permits, with a group that can review them. */
async function newSite(): Promise<string> {
  const { db } = app.database;
  const site = { code: `T${++nameCount}`, name: 'Fab' };
  const { id } = await db.insertInto('site').values(site).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('person_site').values({ site_id: id, person_id: app.ids.users.requestor }).execute();
  groupAt.set(id, await newGroup(id));
  return id;
}

/** The parts of the permit input that depend on the site. */
const atSite = (site: string) => ({ site, selectedMTGroup: [groupAt.get(site) ?? ''] });

/** Creates a group that can review, at the north site by default. */
async function newGroup(site: string = app.ids.sites.north): Promise<string> {
  const { db } = app.database;
  const group = { name: `Group ${++nameCount}`, site_id: site, permit_closer: false };
  const { id } = await db.insertInto('mt_group').values(group).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('mt_group_member').values({ group_id: id, person_id: app.ids.users.lss }).execute();
  return id;
}

async function waitForLock(): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(app.database.db)).rows[0]?.count).toBeGreaterThan(0);
}

/** Runs the first on one connection, and commits it only once the second waits for its lock on another. */
async function runOverlapping<First, Second>(
  person: TestUser,
  first: (context: ActorContext) => Promise<First>,
  second: () => Promise<Second>,
): Promise<{ first: First; second: Second }> {
  let following: Promise<Second> | undefined;
  const before = await inTransaction(app.database.db, async (db) => {
    const result = await first({ ...app.context, db, actor: toActor(app, person) });
    following = second();
    await waitForLock();
    return result;
  });
  if (!following) throw new Error('The second never began');
  return { first: before, second: await following };
}

const deletedConflict = { success: false, code: 'CONFLICT', message: expect.stringMatching(/has just been deleted/) };

async function countPermits(): Promise<number> {
  return (await app.database.db.selectFrom('permit').select('id').execute()).length;
}

describe('a permit raised while its site or reviewing group is being deleted', () => {
  test.each([
    ['the site', newSite, deleteSite, atSite],
    ['the reviewing group', () => newGroup(), deleteGroup, (id: string) => ({ selectedMTGroup: [id] })],
  ])('waits for %s, is refused and writes nothing', async (_title, make, remove, named) => {
    const id = await make();
    const requestor = await app.as('requestor');
    const before = await countPermits();
    const { second } = await runOverlapping(
      'superAdmin',
      (context) => remove(context, id),
      () => submitPermit(requestor, samplePermitData(app.ids, named(id)), `key of ${id}`),
    );
    expect(second).toMatchObject(deletedConflict);
    expect(await countPermits()).toBe(before);
  });

  test('stays a draft', async () => {
    const group = await newGroup();
    const requestor = await app.as('requestor');
    const draft = await createDraftOrThrow(requestor, samplePermitData(app.ids, { selectedMTGroup: [group] }));
    const { second } = await runOverlapping(
      'superAdmin',
      (context) => deleteGroup(context, group),
      () => updateDraft(requestor, draft, { status: 'PendingPMApproval' }),
    );
    expect(second).toMatchObject(deletedConflict);
    expect(await listDraftIds(requestor)).toContain(draft);
  });

  test('is refused as a child permit', async () => {
    const group = await newGroup();
    const requestor = await app.as('requestor');
    const data = sampleChildPermitData(app.ids, await createApprovedPermit(app), { selectedMTGroup: [group] });
    const { second } = await runOverlapping(
      'superAdmin',
      (context) => deleteGroup(context, group),
      () => submitChildPermit(requestor, data),
    );
    expect(second).toMatchObject(deletedConflict);
  });

  test('does not get the group as a further reviewer', async () => {
    const group = await newGroup();
    const requestor = await app.as('requestor');
    const { _id } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
    const adding = { operation: 'updatePermitReviewers', args: '$newMTGroups: [ID!]' };
    const { second } = await runOverlapping(
      'superAdmin',
      (context) => deleteGroup(context, group),
      () => mutateChildPermit(requestor, _id, adding, { newMTGroups: [group] }),
    );
    expect(second).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });
});

describe('deleting what a permit that is being raised uses', () => {
  test.each([
    ['a site', 'deleteSite', newSite, atSite],
    ['a group', 'deleteGroup', () => newGroup(), (id: string) => ({ selectedMTGroup: [id] })],
  ])('waits for the permit and is refused: %s', async (_title, operation, make, named) => {
    const id = await make();
    const superAdmin = await app.as('superAdmin');
    const input = samplePermitData(app.ids, named(id)) as unknown as Parameters<typeof createPermit>[1];
    const { second } = await runOverlapping(
      'requestor',
      (context) => createPermit(context, input, null),
      () => callField(superAdmin, 'mutation', operation, { id: { type: 'ID!', value: id } }),
    );
    expect(second).toMatchObject({ success: false, code: 'CONFLICT' });
  });

  test('is refused when the group becomes a further reviewer', async () => {
    const group = await newGroup();
    const superAdmin = await app.as('superAdmin');
    const { _id } = await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids));
    const { second } = await runOverlapping(
      'requestor',
      (context) => addReviewers(context, { id: _id, newMTGroups: [group] }),
      () => callField(superAdmin, 'mutation', 'deleteGroup', { id: { type: 'ID!', value: group } }),
    );
    expect(second).toMatchObject({ success: false, code: 'CONFLICT' });
  });
});
