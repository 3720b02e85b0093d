import { firstStage } from '@eptw/domain/permit/lifecycle';
import { permitNumber } from '@eptw/domain/permit/number';
import { statuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import type { NewRow } from '../../../database/tables.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  testGroups,
  testPeople,
  testSites,
  type TestGroup,
  type TestPerson,
  type TestSite,
} from '../../../testing/test-people.ts';

/** For tests: numbers from 0 up to but not including 1, always the same ones for a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const people = Object.keys(testPeople) as TestPerson[];
const sites = Object.keys(testSites) as TestSite[];
const groups = Object.keys(testGroups) as TestGroup[];

/** For tests: a person as the rules see them, the way their session would. */
export function actorOf({ ids }: TestApp, name: TestPerson): Actor {
  const { role, company, email, sites: own } = testPeople[name];
  const memberOf = groups.filter((group) => (testGroups[group].members as readonly string[]).includes(name));
  return {
    id: ids.people[name],
    fullName: name,
    email,
    role,
    company,
    siteIds: own.map((site) => ids.sites[site]),
    groups: memberOf.map((group) => ({
      id: ids.groups[group],
      name: testGroups[group].name,
      siteId: ids.sites[testGroups[group].site],
      permitCloser: testGroups[group].permitCloser,
    })),
  };
}

/**
 * For tests of reads: permits of everybody everywhere in every status, written straight into the tables, with slots
 * filled at random. One permit a minute from the start of 2026 on. Such permits have no history.
 */
export async function populate(app: TestApp, count: number, random: () => number): Promise<void> {
  const { db } = app.database;
  const { id: versionId } = await db
    .selectFrom('template_version')
    .select('id')
    .where('template_id', '=', generalPermitTemplateId)
    .executeTakeFirstOrThrow();
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;
  const batch = 500;
  for (let first = 0; first < count; first += batch) {
    const rows = Array.from({ length: Math.min(batch, count - first) }, (_, index) => {
      const submitter = pick(people);
      const site = pick(sites);
      return permitRow(app, first + index, { submitter, site, status: pick(statuses), owner: pick(people) });
    });
    const permits = await db.insertInto('permit').values(rows).returning(['id', 'submitter_id', 'status']).execute();
    const forms = permits.map(({ id }) => ({
      permit_id: id,
      position: 0,
      template_id: generalPermitTemplateId,
      template_version_id: versionId,
      submission: '{}',
    }));
    await db.insertInto('filled_form').values(forms).execute();
    const slots = permits.flatMap(({ id, submitter_id }) => slotRows(app, id, submitter_id, pick, random));
    await db.insertInto('reviewer_slot').values(slots).execute();
  }
}

interface Drawn {
  submitter: TestPerson;
  owner: TestPerson;
  site: TestSite;
  status: (typeof statuses)[number];
}

function permitRow({ ids }: TestApp, index: number, drawn: Drawn): NewRow<'permit'> {
  const { role, company } = testPeople[drawn.submitter];
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, index));
  return {
    parent_permit_id: null,
    number: permitNumber(testSites[drawn.site].code, 'GP', index + 1),
    template_id: generalPermitTemplateId,
    site_id: ids.sites[drawn.site],
    discipline_id: ids.discipline,
    owner_id: ids.people[drawn.owner],
    submitter_id: ids.people[drawn.submitter],
    submitter_role: role,
    submitter_company: company,
    status: drawn.status === 'PendingPMApproval' ? firstStage(role) : drawn.status,
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

function slotRows(
  { ids }: TestApp,
  permitId: string,
  submitterId: string,
  pick: <Choice>(choices: readonly Choice[]) => Choice,
  random: () => number,
): NewRow<'reviewer_slot'>[] {
  const reviewer = pick(['manager', 'supervisor', 'supervisorWest', 'host', 'siteAdminWest'] as const);
  const group = pick(groups);
  const member = pick<TestPerson>(testGroups[group].members);
  const fill = (name: TestPerson) => {
    const filled = ids.people[name] !== submitterId && random() < 0.4;
    return { filled_by: filled ? ids.people[name] : null, filled_at: filled ? new Date(Date.UTC(2026, 5, 1)) : null };
  };
  return [
    { permit_id: permitId, position: 0, person_id: ids.people[reviewer], group_id: null, ...fill(reviewer) },
    { permit_id: permitId, position: 1, person_id: null, group_id: ids.groups[group], ...fill(member) },
  ];
}
