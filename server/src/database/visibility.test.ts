import { listMenuCounts } from '@eptw/domain/permit/menu-counts';
import { canSeePermit } from '@eptw/domain/permit/visibility';
import { needsOnlyLifeSupport as awaitsLifeSupport, listEmptySlots } from '@eptw/domain/permit/approval';
import { isForSubmitter } from '@eptw/domain/permit/for-submitter';
import { listActions } from '@eptw/domain/permit/lifecycle';
import type { PermitAction } from '@eptw/domain/permit/actions';
import { isPendingApproval, isPendingFinish } from '@eptw/domain/permit/status';
import { isPermitCloser } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers, type TestUser } from '../testing/test-users.ts';
import {
  selectApprovedBy,
  selectAwaitingApprovalBy,
  isAwaitingClosers,
  isAwaitingLifeSupportOnly,
  isAwaitingOneApproval,
} from '../features/permits/list/awaiting-sources.ts';
import type { ListSource, PermitLevel } from './list-source.ts';
import { countedLists } from '../features/permits/list/list-sources.ts';
import { loadSelectedMenuCounts } from '../features/permits/menu-counts/service.ts';
import { toPermitParties, loadPermitRows, type PermitRow } from '../features/permit-access/permit-rows.ts';
import { toActor, populate, createRandom } from '../features/permits/testing/population.ts';
import { createPreparedStatement } from './prepared-statements.ts';
import { isVisibleTo, isVisibleToPerson, isVisibleToViewer, selectViewer, toViewerParameters } from './visibility.ts';

/** What the rules say here does not depend on the time. */
const now = new Date();

let app: TestApp;
let everything: PermitRow[];
/** The permit code of each permit's form. */
let codes: Map<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  await populate(app, { permits: 600, childPermits: 600 }, createRandom(7));
  everything = await loadPermitRows(app.database.db, await listIdsWhere(sql`true`));
  const { rows } = await sql<{ id: string; code: string }>`
    select permit.id, version.code from permit
    join template_version version on version.template_id = permit.template_id`.execute(app.database.db);
  codes = new Map(rows.map(({ id, code }) => [id, code]));
});

afterAll(() => app.close());

const people = Object.keys(testUsers) as TestUser[];

async function listIdsWhere(clause: RawBuilder<SqlBool>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from permit where ${clause} order by id`.execute(
    app.database.db,
  );
  return rows.map((row) => row.id);
}

async function listIdsOfBothLevels(source: (level: PermitLevel) => ListSource): Promise<string[]> {
  const idLists = await Promise.all(
    (['permits', 'child permits'] as const).map(source).map(async ({ from, id }) => {
      const { rows } = await sql<{ id: string }>`select ${id} as id from ${from}`.execute(app.database.db);
      return rows;
    }),
  );
  return idLists
    .flat()
    .map((row) => row.id)
    .sort();
}

const toParties = (row: PermitRow) => toPermitParties(row, now, null);
/** Nobody holds one of these permits. */
const toSeen = (row: PermitRow) => ({ ...toParties(row), holderIds: [] });
const isPermit = (row: PermitRow) => row.parent_permit_id === null;
const isChildPermit = (row: PermitRow) => !isPermit(row);

function toIds(rows: readonly PermitRow[]): string[] {
  return rows.map((row) => row.id).sort();
}

describe('SQL and domain agree on', () => {
  it.each(people)('what %s sees', async (name) => {
    const actor = toActor(app, name);
    const seen = toIds(everything.filter((row) => canSeePermit(actor, toSeen(row))));
    expect(await listIdsWhere(isVisibleTo(actor))).toEqual(seen);
  });

  it.each(people)('what %s sees, in a statement that finds permits by id', async (name) => {
    const actor = toActor(app, name);
    const findVisible = createPreparedStatement(
      'visible to viewer',
      sql<{ id: string }>`
        with ${selectViewer(1)} select permit.id from viewer cross join permit where ${isVisibleToViewer}
        order by permit.id`,
    );
    const found = await findVisible(app.database.db, ...toViewerParameters(actor));
    const seen = everything.filter((row) => canSeePermit(actor, toSeen(row)));
    expect(found.map(({ id }) => id)).toEqual(toIds(seen));
  });

  it('what each user sees, queried for all at once', async () => {
    const { rows } = await sql<{ person: string; permits: string[] }>`
      select person.id as person, array_agg(permit.id::text order by permit.id) as permits
      from person cross join permit where ${isVisibleToPerson()} group by person.id`.execute(app.database.db);
    const seen = new Map(rows.map(({ person, permits }) => [person, permits]));
    for (const name of people) {
      const actor = toActor(app, name);
      expect(seen.get(actor.id) ?? [], name).toEqual(
        toIds(everything.filter((row) => canSeePermit(actor, toSeen(row)))),
      );
    }
  });

  it.each(people)('what %s sees of one site', async (name) => {
    const actor = toActor(app, name);
    for (const siteId of Object.values(app.ids.sites)) {
      const seen = everything.filter((row) => row.site._id === siteId && canSeePermit(actor, toSeen(row)));
      const clause = sql<SqlBool>`permit.site_id = ${siteId} and ${isVisibleTo(actor, { siteIds: [siteId] })}`;
      expect(await listIdsWhere(clause)).toEqual(toIds(seen));
    }
  });

  it.each(people)("what waits for %s's approval", async (name) => {
    const actor = toActor(app, name);
    const approvals: readonly PermitAction[] = ['approve', 'approveAsProjectManager'];
    const waiting = everything.filter((row) =>
      listActions(actor, toParties(row)).some((action) => approvals.includes(action)),
    );
    expect(await listIdsOfBothLevels((level) => selectAwaitingApprovalBy(actor, level))).toEqual(toIds(waiting));
  });

  it.each(people)('what %s can finish, among all that waits for closers', async (name) => {
    const actor = toActor(app, name);
    const finishing: readonly PermitAction[] = ['close', 'cancel'];
    const waiting = everything.filter((row) =>
      listActions(actor, toParties(row)).some((action) => finishing.includes(action)),
    );
    const listed = await listIdsWhere(sql<SqlBool>`${isVisibleTo(actor)} and ${isAwaitingClosers(actor)}`);
    expect(listed).toEqual(expect.arrayContaining(toIds(waiting)));
  });

  it('which permits lack only the approval of a life-support group', async () => {
    const waiting = everything.filter(
      (row) => row.status === 'PendingApproval' && awaitsLifeSupport(toParties(row).slots),
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect(await listIdsWhere(isAwaitingLifeSupportOnly())).toEqual(toIds(waiting));
  });

  it('which permits lack a single approval', async () => {
    const waiting = everything.filter(
      (row) => row.status === 'PendingApproval' && listEmptySlots(toParties(row).slots).length === 1,
    );
    expect(waiting.length).toBeGreaterThan(0);
    expect(await listIdsWhere(isAwaitingOneApproval())).toEqual(toIds(waiting));
  });

  it('who approved what', async () => {
    const actor = toActor(app, 'facilities');
    const approved = everything.filter((row) => toParties(row).slots.some((slot) => slot.filledBy === actor.id));
    expect(await listIdsOfBothLevels((level) => selectApprovedBy(actor, level))).toEqual(toIds(approved));
  });
});

describe('a list', () => {
  it.each(people)('shows %s exactly what they see, and counts it', async (name) => {
    const actor = toActor(app, name);
    const client = await app.as(name);
    const { data } = await client.query<{ getPermits: { count: number; items: { _id: string }[] } }>(
      '{ getPermits(limit: 1000) { count items { _id } } }',
    );
    const listed = everything.filter(
      (row) =>
        isPermit(row) &&
        canSeePermit(actor, toSeen(row)) &&
        !(actor.role === 'MTGroup' && row.submitter._id === actor.id),
    );
    expect(data.getPermits.items.map((item) => item._id).sort()).toEqual(toIds(listed));
    expect(data.getPermits.count).toBe(listed.length);
  });

  it.each(people)("of %s's own permits contains those they submitted", async (name) => {
    const client = await app.as(name);
    const { data } = await client.query<Record<'getMyPermits' | 'getMyChildPermits', { items: { _id: string }[] }>>(
      '{ getMyPermits(limit: 1000) { items { _id } } getMyChildPermits(limit: 1000) { items { _id } } }',
    );
    const own = everything.filter((row) => row.submitter._id === app.ids.users[name]);
    const toSortedIds = (list: { items: { _id: string }[] }) => list.items.map((item) => item._id).sort();
    expect(toSortedIds(data.getMyPermits)).toEqual(toIds(own.filter(isPermit)));
    expect(toSortedIds(data.getMyChildPermits)).toEqual(toIds(own.filter(isChildPermit)));
  });

  it.each(people)('of work contains what %s sees of it, and nothing else', async (name) => {
    const actor = toActor(app, name);
    const approving: readonly PermitAction[] = ['approve', 'approveAsProjectManager'];
    const awaitsMe = (row: PermitRow) =>
      listActions(actor, toParties(row)).some((action) => approving.includes(action));
    const forLifeSupport = (row: PermitRow) =>
      row.status === 'PendingApproval' && awaitsLifeSupport(toParties(row).slots);
    const oneMissing = (row: PermitRow) =>
      row.status === 'PendingApproval' && listEmptySlots(toParties(row).slots).length === 1;
    const approvedByMe = (row: PermitRow) =>
      row.project_manager?._id === actor.id || row.slots.some((slot) => slot.filledBy?._id === actor.id);
    const getCode = (row: PermitRow) => codes.get(row.id) ?? '';
    const expected: Record<string, (row: PermitRow) => boolean> = {
      getPendingPermits: (row) => (isPermit(row) && isPendingApproval(row.status)) || isPendingFinish(row.status),
      getMyPendingApprovalPermits: (row) => isPermit(row) && awaitsMe(row),
      getPermitsForMyAction: (row) =>
        row.submitter._id === actor.id &&
        isForSubmitter({ status: row.status, end: row.ends_at, statusSince: row.status_since }, now),
      getPermitsIApproved: (row) => isPermit(row) && approvedByMe(row),
      getFinalPendingApprovalLSSPermits: (row) => isPermit(row) && forLifeSupport(row),
      getChildPermits: isChildPermit,
      getMyNextPendingApprovalChildPermits: (row) => isChildPermit(row) && awaitsMe(row),
      getChildFinalPendingApprovalPermits: (row) => isChildPermit(row) && oneMissing(row),
      getChildFinalPendingApprovalLSSPermits: (row) => isChildPermit(row) && forLifeSupport(row),
      getB1Permits: (row) => getCode(row).startsWith('B1'),
      getB5Permits: (row) => getCode(row) === 'B5',
      getTrafficPermits: () => false,
      getAllGeneralPermitsDashboard: (row) => getCode(row) === 'GP',
    };
    const fields = Object.keys(expected).map((list) => `${list}(limit: 1000) { count items { _id } }`);
    const counts = countedLists.map((list) => `${list}Count`);
    const client = await app.as(name);
    const { data } = await client.query<Record<string, { count: number; items: { _id: string }[] }>>(
      `{ ${fields.join(' ')} }`,
    );
    for (const [list, belongs] of Object.entries(expected)) {
      const rows = everything.filter((row) => canSeePermit(actor, toSeen(row)) && belongs(row));
      expect(data[list]?.items.map((item) => item._id).sort(), list).toEqual(toIds(rows));
      expect(data[list]?.count, list).toBe(rows.length);
    }
    const { data: counted } = await client.query<Record<string, number>>(`{ ${counts.join(' ')} }`);
    for (const list of countedLists) expect(counted[`${list}Count`], list).toBe(data[list]?.count);
  });

  it.each(people)(
    'finds for %s, searched across all at once, permits of both levels that they see and no others',
    async (name) => {
      const actor = toActor(app, name);
      const client = await app.as(name);
      const { data } = await client.query<Record<string, { items: { _id: string }[] }>>(
        `{ permits(list: permits, limit: 1000, searchText: "F10") { items { _id } }
        own: permits(list: myPermits, limit: 1000, searchText: "F10") { items { _id } }
        children: permits(list: childPermits, limit: 1000, searchText: "F10") { items { _id } } }`,
      );
      const found = Object.values(data).flatMap(({ items }) => items.map((item) => item._id));
      const seen = everything.filter((row) => row.number.includes('F10') && canSeePermit(actor, toSeen(row)));
      expect([...new Set(found)].sort()).toEqual(toIds(seen));
    },
  );

  it.each(people)('suggests to %s the numbers of what they see', async (name) => {
    const client = await app.as(name);
    const { data } = await client.query<{ getPermitCode: { items: { _id: string }[] } }>(
      '{ getPermitCode(limit: 1000) { items { _id } } }',
    );
    const seen = everything.filter((row) => isPermit(row) && canSeePermit(toActor(app, name), toSeen(row)));
    expect(data.getPermitCode.items.map((item) => item._id).sort()).toEqual(toIds(seen));
  });

  it.each(people)(
    'and the counts in the menu agree for %s, who is sent those that their menu shows',
    async (person) => {
      const actor = toActor(app, person);
      const client = await app.as(person);
      const { data: lists } = await client.query<Record<string, { count: number; items?: { actions: string[] }[] }>>(
        `{ getPermits { count } dueOnes: getPermits(due: true) { count }
        overdueOnes: permits(list: pendingMyApproval, due: true) { count } getMyPermits { count } getMyPendingApprovalPermits { count }
        getPendingPermits(statusCheck: ["PendingPMApproval", "PendingApproval"]) { count }
        toFinish: getPendingPermits(statusCheck: ["PendingClosure", "PendingCancel"], limit: 1000) { count items { actions } }
        getPermitsForMyAction { count } getPermitsIApproved { count } getFinalPendingApprovalLSSPermits { count }
        getChildPermits { count } getMyChildPermits { count } getMyNextPendingApprovalChildPermits { count }
        getChildFinalPendingApprovalLSSPermits { count } }`,
      );
      const ofLists = {
        permits: lists['getPermits']?.count,
        myPermits: lists['getMyPermits']?.count,
        due: lists['dueOnes']?.count,
        pendingMyApproval: lists['getMyPendingApprovalPermits']?.count,
        overdueMyApproval: lists['overdueOnes']?.count,
        pendingApproval: lists['getPendingPermits']?.count,
        pendingCloseCancel: isPermitCloser(actor) ? lists['toFinish']?.count : 0,
        // Whoever may finish a permit may send it back, whatever holds up its closure.
        toFinish: lists['toFinish']?.items?.filter(({ actions }) => actions.includes('sendBack')).length,
        forMyAction: lists['getPermitsForMyAction']?.count,
        approvedByMe: lists['getPermitsIApproved']?.count,
        lifeSupport: lists['getFinalPendingApprovalLSSPermits']?.count,
        childPermits: lists['getChildPermits']?.count,
        myChildPermits: lists['getMyChildPermits']?.count,
        childPermitsPendingMyApproval: lists['getMyNextPendingApprovalChildPermits']?.count,
        lifeSupportChildPermits: lists['getChildFinalPendingApprovalLSSPermits']?.count,
      };
      const names = Object.keys(ofLists) as (keyof typeof ofLists)[];
      expect(await loadSelectedMenuCounts({ ...app.context, actor }, names)).toEqual(ofLists);
      const { data } = await client.query<{ getMenuCounts: Record<string, number | null> }>(
        `{ getMenuCounts { ${names.join(' ')} } }`,
      );
      const isShown = (name: (typeof names)[number]) =>
        name === 'due' ||
        name === 'overdueMyApproval' ||
        name === 'toFinish' ||
        listMenuCounts(actor.role).includes(name);
      expect(data.getMenuCounts).toEqual(
        Object.fromEntries(names.map((name) => [name, isShown(name) ? ofLists[name] : null])),
      );
    },
  );
});

describe('a permit that a user cannot see', () => {
  it.each(people)("returns 'Not found' to %s, exactly like one that does not exist", async (name) => {
    const actor = toActor(app, name);
    const client = await app.as(name);
    const hidden = everything.filter((row) => !canSeePermit(actor, toSeen(row))).slice(0, 5);
    const ids = [...hidden.map((row) => row.id), '00000000-0000-4000-8000-00000000dead', 'no id at all'];
    for (const id of ids) {
      const { data } = await client.query(
        `query ($id: ID!) { getPermit(id: $id) { success code message permit isFinalApprover item { _id } } }`,
        { id },
      );
      const nothing = { success: false, code: 'NOT_FOUND', message: 'Not found', permit: null };
      expect(data['getPermit']).toEqual({ ...nothing, isFinalApprover: false, item: null });
      const { data: changed } = await client.query(
        `mutation ($id: ID!) { updatePermitStatus(id: $id, status: "Approved", version: 99) { success code message } }`,
        { id },
      );
      expect(changed['updatePermitStatus']).toEqual({ success: false, code: 'NOT_FOUND', message: 'Not found' });
    }
  });
});

describe('next to a permit that a user can see', () => {
  it('child permits are named only to those who can see them too', async () => {
    const childless = everything.filter((row) => !everything.some((other) => other.parent_permit_id === row.id));
    const [parent, child] = childless.filter((row) => isPermit(row) && row.site._id === app.ids.sites.north);
    if (!parent || !child) throw new Error('The population has no two permits at one site');
    const { requestor, foreignRequestor, manager } = app.ids.users;
    const { db } = app.database;
    await db
      .updateTable('permit')
      .set({ status: 'Approved', submitter_id: requestor })
      .where('id', '=', parent.id)
      .execute();
    await db
      .updateTable('permit')
      .set({
        status: 'Approved',
        submitter_id: foreignRequestor,
        submitter_company: 'Borealis',
        owner_id: manager,
        parent_permit_id: parent.id,
      })
      .where('id', '=', child.id)
      .execute();
    const query = `query ($id: ID!) { getPermit(id: $id) { permit item { childPermits { _id } } } }`;
    const queryAs = async (name: TestUser) => {
      const { data } = await (
        await app.as(name)
      ).query<{ getPermit: { permit: string; item: { childPermits: object[] } } }>(query, { id: parent.id });
      const { blockedActions, ...rest } = JSON.parse(data.getPermit.permit) as Record<string, unknown>;
      // A user who may request closure is told what blocks it, whether or not they can see it.
      expect(JSON.stringify(blockedActions).includes(child.number)).toBe(name === 'requestor');
      expect(JSON.stringify(rest).includes(child.number)).toBe(data.getPermit.item.childPermits.length > 0);
      return data.getPermit.item.childPermits;
    };
    expect(await queryAs('closer')).toEqual([{ _id: child.id }]);
    expect(await queryAs('requestor')).toEqual([]);
  });
});
