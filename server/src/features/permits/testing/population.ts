import { findFirstStage } from '@eptw/domain/permit/lifecycle';
import { formatPermitNumber } from '@eptw/domain/permit/permit-number';
import { permitStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { sql } from 'kysely';
import type { NewRow } from '../../../database/tables.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { findTemplate } from './permits.ts';
import {
  testGroups,
  testUsers,
  testSites,
  type TestGroup,
  type TestUser,
  type TestSite,
} from '../../../testing/test-users.ts';

/** For tests: random numbers from 0 up to but not including 1, always the same for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const people = Object.keys(testUsers) as TestUser[];
const sites = Object.keys(testSites) as TestSite[];
const groups = Object.keys(testGroups) as TestGroup[];

/** For tests: a user as the rules see them, as in their session. */
export function toActor({ ids }: TestApp, name: TestUser): Actor {
  const { role, company, email, sites: own } = testUsers[name];
  const groupsOfUser = groups.filter((group) => (testGroups[group].members as readonly string[]).includes(name));
  return {
    id: ids.users[name],
    fullName: name,
    email,
    role,
    company,
    siteIds: own.map((site) => ids.sites[site]),
    groups: groupsOfUser.map((group) => ({
      id: ids.groups[group],
      name: testGroups[group].name,
      siteId: ids.sites[testGroups[group].site],
      permitCloser: testGroups[group].permitCloser,
    })),
  };
}

/**
 * For tests of reads: inserts permits of all users at all sites in every status, with slots filled at random. One
 * permit a minute from the start of 2026 on; child permits come last, each on a random one of the first permits, at
 * its site. These permits have no history.
 */
export async function populate(
  app: TestApp,
  counts: { permits: number; childPermits: number },
  random: () => number,
): Promise<void> {
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;
  const draw = (): DrawnPermit => ({
    submitter: pick(people),
    site: pick(sites),
    status: pick(permitStatuses),
    owner: pick(people),
  });
  const parents: { id: string; site: TestSite }[] = [];
  for (let first = 0; first < counts.permits; first += batchSize) {
    const drawn = Array.from({ length: Math.min(batchSize, counts.permits - first) }, draw);
    const rows = drawn.map((each, index) => toPermitRow(app, first + index, each));
    const ids = await insertPermits(app, rows, pick, random);
    parents.push(...ids.flatMap((id, index) => (drawn[index] ? [{ id, site: drawn[index].site }] : [])));
  }
  for (let first = 0; first < counts.childPermits; first += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, counts.childPermits - first) }, (_, index) => {
      const parent = pick(parents.slice(0, batchSize));
      const row = toPermitRow(app, counts.permits + first + index, { ...draw(), site: parent.site });
      return { ...row, parent_permit_id: parent.id, template_id: findTemplate(pick(['B2', 'B5', 'B1D01'])).id };
    });
    await insertPermits(app, rows, pick, random);
  }
}

const batchSize = 500;

type Pick = <Choice>(choices: readonly Choice[]) => Choice;

async function insertPermits(
  app: TestApp,
  rows: readonly NewRow<'permit'>[],
  pick: Pick,
  random: () => number,
): Promise<string[]> {
  const { db } = app.database;
  const inserted = ['id', 'submitter_id', 'template_id'] as const;
  const permits = await db.insertInto('permit').values(rows).returning(inserted).execute();
  const templates = await db.selectFrom('template').select(['id', 'current_version_id']).execute();
  const versions = new Map(templates.map((template) => [template.id, template.current_version_id ?? '']));
  const forms = permits.map(({ id, template_id }) => ({
    permit_id: id,
    position: 0,
    template_id,
    template_version_id: versions.get(template_id) ?? '',
    submission: '{}',
  }));
  await db.insertInto('filled_form').values(forms).execute();
  const slots = permits.flatMap(({ id, submitter_id }) => toSlotRows(app, id, submitter_id, pick, random));
  await db.insertInto('reviewer_slot').values(slots).execute();
  const open = sql<number>`(select count(*) from reviewer_slot where permit_id = permit.id and filled_by is null)`;
  const ids = permits.map(({ id }) => id);
  const last = sql<
    string | null
  >`(select group_id from reviewer_slot where permit_id = permit.id and filled_by is null)`;
  await db.updateTable('permit').set({ open_slots: open }).where('id', 'in', ids).execute();
  await db
    .updateTable('permit')
    .set({ last_group_id: last })
    .where('id', 'in', ids)
    .where('open_slots', '=', 1)
    .execute();
  return ids;
}

interface DrawnPermit {
  submitter: TestUser;
  owner: TestUser;
  site: TestSite;
  status: (typeof permitStatuses)[number];
}

function toPermitRow({ ids }: TestApp, index: number, drawn: DrawnPermit): NewRow<'permit'> {
  const { role, company } = testUsers[drawn.submitter];
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, index));
  return {
    parent_permit_id: null,
    number: formatPermitNumber(testSites[drawn.site].code, 'GP', index + 1),
    template_id: generalPermitTemplateId,
    site_id: ids.sites[drawn.site],
    discipline_id: ids.discipline,
    owner_id: ids.users[drawn.owner],
    submitter_id: ids.users[drawn.submitter],
    submitter_role: role,
    submitter_company: company,
    status: drawn.status === 'PendingPMApproval' ? findFirstStage(role) : drawn.status,
    open_slots: 0,
    last_group_id: null,
    reason: null,
    work_description: `Replace pump P-${1000 + (index % 9000)}`,
    starts_at: new Date(createdAt.getTime() + 86_400_000),
    ends_at: new Date(createdAt.getTime() + 3 * 86_400_000),
    created_at: createdAt,
    updated_at: createdAt,
    project_manager_id: null,
    project_manager_at: null,
    rejected_by: null,
    rejected_at: null,
    rejected_for: null,
    final_approver_id: null,
    idempotency_key: null,
  };
}

function toSlotRows(
  { ids }: TestApp,
  permitId: string,
  submitterId: string,
  pick: Pick,
  random: () => number,
): NewRow<'reviewer_slot'>[] {
  const reviewer = pick(['manager', 'supervisor', 'supervisorWest', 'host', 'siteAdminWest'] as const);
  const group = pick(groups);
  const member = pick<TestUser>(testGroups[group].members);
  const fill = (name: TestUser) => {
    const filled = ids.users[name] !== submitterId && random() < 0.4;
    return { filled_by: filled ? ids.users[name] : null, filled_at: filled ? new Date(Date.UTC(2026, 5, 1)) : null };
  };
  return [
    { permit_id: permitId, position: 0, person_id: ids.users[reviewer], group_id: null, ...fill(reviewer) },
    { permit_id: permitId, position: 1, person_id: null, group_id: ids.groups[group], ...fill(member) },
  ];
}
