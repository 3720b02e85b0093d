import { randomUUID } from 'node:crypto';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { findGroupAt, toId, findMember, findUserAt, siteCodes, userRanges } from '../population/users.ts';
import { createSubmission } from '../population/submissions.ts';
import { generalPermit } from '../population/templates.ts';
import type { Client } from '../program/client.ts';
import { boardQueries } from './boards.ts';

/** One action of a user. A refusal is not an error: another user may have been faster. */
export type UserAction = (client: Client, site: number) => Promise<void>;

const submission = createSubmission(generalPermit, 7, 3000);
const rows =
  'count items { _id code title status statusLabel createdAt startDate endDate version actions site { code } }';

const performAction = `mutation ($id: ID!, $action: String!, $version: Int, $reason: String) {
  performPermitAction(id: $id, action: $action, version: $version, reason: $reason) { success code message } }`;

interface FoundPermits {
  list: { items: { _id: string; version: number }[] };
}

/** The input of a permit at the site, reviewed by a supervisor and a group. */
function createPermitInput(site: number): Record<string, unknown> {
  const index = Math.floor(Math.random() * 6);
  return {
    form: generalPermitTemplateId,
    submission,
    site: toId('site', site),
    discipline: toId('discipline', site),
    hostSystemOwner: toId('person', findUserAt(site, userRanges.users)),
    selectedUser: [toId('person', findUserAt(site, userRanges.supervisors, index))],
    selectedMTGroup: [toId('group', findGroupAt(site, 1))],
  };
}

/** Raises a permit at the site. */
const submitPermit: UserAction = async (client, site) => {
  const { createPermit } = await client.query<{ createPermit: { success: boolean; code: string; message: string } }>(
    'mutation ($data: CreatePermitInput!, $key: String) { createPermit(data: $data, idempotencyKey: $key) { success code message } }',
    { data: createPermitInput(site), key: randomUUID() },
  );
  if (!createPermit.success && createPermit.code !== 'QUOTA') throw new Error(createPermit.message);
};

/** Codes that a faster colleague cannot explain: the benchmark sent an invalid request. */
const faults = new Set(['FAILED', 'BAD_INPUT', 'FORBIDDEN', 'NOT_FOUND']);

/** Takes an action on one of the first permits in a list. */
function performOnList(list: string, action: string, reason?: string): UserAction {
  return async (client) => {
    const { list: found } = await client.query<FoundPermits>(`{ list: ${list} { items { _id version } } }`, {});
    const permit = found.items[Math.floor(Math.random() * found.items.length)];
    if (!permit) return;
    const { performPermitAction: payload } = await client.query<{
      performPermitAction: { code: string; message: string };
    }>(performAction, { id: permit._id, version: permit.version, action, reason });
    if (faults.has(payload.code)) throw new Error(payload.message);
  };
}

function runQuery(query: string): UserAction {
  return async (client) => void (await client.query(query, {}));
}

const viewBadges = runQuery('{ getMenuCounts { permits myPermits pendingMyApproval pendingApproval drafts } }');
const viewList = runQuery(`{ getPermits(limit: 20, sortBy: "createdAt", sortOrder: "desc") { ${rows} } }`);
const searchList = runQuery(`{ getPermits(limit: 20, searchText: "pump") { ${rows} } }`);

const openPermit: UserAction = async (client) => {
  const { list } = await client.query<FoundPermits>('{ list: getPermits(limit: 20) { items { _id version } } }', {});
  const permit = list.items[Math.floor(Math.random() * list.items.length)];
  if (!permit) return;
  const { getPermit: payload } = await client.query<{ getPermit: { success: boolean; message: string } }>(
    'query ($id: ID!) { getPermit(id: $id) { success message item { _id code status logs } permit } }',
    { id: permit._id },
  );
  if (!payload.success) throw new Error(payload.message);
};

const boardsOfSites = siteCodes.map((code) => boardQueries(90, [code]));

/** Reads a board or a report of the site. */
const viewBoard: UserAction = async (client, site) => {
  const boards = boardsOfSites[site] ?? [];
  const [name, query] = boards[Math.floor(Math.random() * boards.length)] ?? [];
  const answers = await client.query<Record<string, { success?: boolean; message?: string }>>(query ?? '', {});
  for (const { success, message } of Object.values(answers))
    if (success === false) throw new Error(`${name}: ${message}`);
};

/** Opens the notifications, and marks those shown as seen. */
const viewNotifications: UserAction = async (client) => {
  const { list } = await client.query<{ list: { items: { createdAt: string }[] } }>(
    '{ list: getNotifications(limit: 20) { count items { _id title text createdAt } } }',
    {},
  );
  const until = list.items[0]?.createdAt;
  if (until)
    await client.query('mutation ($until: DateTime) { markNotificationsSeen(until: $until) { success } }', { until });
};

/** Exports the newest permits. */
const exportList: UserAction = async (client) =>
  void (await client.fetchBytes(`/exports/permits.${Math.random() < 0.5 ? 'csv' : 'xlsx'}`, { searchCode: '-0001' }));

/** Prints a permit from the list. */
const printPermit: UserAction = async (client) => {
  const { list } = await client.query<FoundPermits>('{ list: getPermits(limit: 20) { items { _id version } } }', {});
  const permit = list.items[Math.floor(Math.random() * list.items.length)];
  if (permit) await client.fetchBytes(`/pdf/${permit._id}`);
};

/** Starts a permit and then discards the draft. */
const draftPermit: UserAction = async (client, site) => {
  const { payload } = await client.query<{ payload: { message: string; item: { _id: string } | null } }>(
    'mutation ($data: CreateDraftPermitInput!) { payload: createDraftPermit(data: $data) { message item { _id } } }',
    { data: createPermitInput(site) },
  );
  if (!payload.item) throw new Error(payload.message);
  await client.query('mutation ($id: ID!) { deleteDraftPermit(id: $id) { success } }', { id: payload.item._id });
};

const readActions = [viewBadges, viewList, searchList, openPermit, viewNotifications];
const approve = performOnList('getMyPendingApprovalPermits(limit: 20)', 'approve');

/** A role at a site and its actions, chosen at random. */
interface UserProfile {
  getPerson: (site: number, index: number) => number;
  actions: readonly UserAction[];
  /** The number of such users at each site. */
  count: number;
}

const toMember = (group: number) => (site: number, index: number) => findMember(findGroupAt(site, group), index);

/** The users at each site. */
export const userProfiles: readonly UserProfile[] = [
  {
    count: 6,
    getPerson: toMember(3),
    actions: [
      ...readActions,
      draftPermit,
      exportList,
      submitPermit,
      submitPermit,
      performOnList('getMyPermits(limit: 20, statusCheck: ["Approved"])', 'requestClosure'),
    ],
  },
  { count: 6, getPerson: toMember(1), actions: [...readActions, approve, approve, approve] },
  {
    count: 6,
    getPerson: (site, index) => findUserAt(site, userRanges.supervisors, index),
    actions: [
      ...readActions,
      approve,
      approve,
      approve,
      performOnList('getMyPendingApprovalPermits(limit: 20)', 'reject', 'The drawing is missing.'),
    ],
  },
  {
    count: 6,
    getPerson: toMember(0),
    actions: [...readActions, performOnList('getPendingPermits(limit: 20, statusCheck: ["PendingClosure"])', 'close')],
  },
  {
    count: 5,
    getPerson: (site, index) => findUserAt(site, userRanges.managers, index),
    actions: [...readActions, viewBoard, viewBoard],
  },
  {
    count: 4,
    getPerson: (site, index) => findUserAt(site, userRanges.requestors, index),
    actions: [...readActions, exportList, printPermit],
  },
];
