import { randomUUID } from 'node:crypto';
import { permitStatuses, type PermitStatus } from '@eptw/domain/permit/status';
import { toPermitKind, type PermitKind } from '@eptw/domain/permit/permit-kind';
import { toChildPermitType } from '@eptw/domain/permit/child-permit-types';
import { getLocalDay } from '@eptw/domain/time/time-zone';
import { sippVariants } from '@eptw/domain/dashboard/type-tree';
import type { NewRow } from '../../../database/tables.ts';
import { findTemplate } from '../../permits/testing/permits.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { testSites, type TestSite } from '../../../testing/test-users.ts';

/** For tests: what a permit counts as, as the test created it. */
export interface SeededPermit {
  id: string;
  day: string;
  site: TestSite;
  kind: PermitKind;
  /** The kind of the permit or, for a child permit, of its parent. */
  rootKind: PermitKind;
  status: PermitStatus;
  discipline: string;
  company: string;
  level: string;
  types: string[];
  sipp: string[];
  startsAt: Date;
  endsAt: Date;
}

/** Time zones of the test sites, whose days start half a day apart. */
export const zones: Record<TestSite, string> = { north: 'Asia/Singapore', west: 'America/New_York' };

const companies = ['ACME Works', 'Borealis Engineering', 'Cobalt', ''];
const levels = ['Basement', 'Roof', 'Level 4 - Cleanroom', ''];
const attachable = ['A1', 'A2', 'A12', 'B1D01', 'B1D02', 'B4', 'B6', 'B7', 'B8', 'C1'];
const childCodes = ['B1D03', 'B2', 'B5', 'B7'];

/** For tests: the day at a site. */
export function dayAtSite(at: Date, site: TestSite): string {
  const { year, month, day } = getLocalDay(at, zones[site]);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

const hour = 3_600_000;

/**
 * For tests of boards: inserts permits of all kinds, a quarter of them child permits on earlier ones, raised at
 * random moments of the fourteen months before `until`. These permits have no slots and no history.
 */
export async function seedBoardPermits(
  { database: { db }, ids }: Pick<TestApp, 'database' | 'ids'>,
  { count, first, until, disciplines }: { count: number; first: number; until: Date; disciplines: readonly string[] },
  random: () => number,
): Promise<SeededPermit[]> {
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)] as Choice;
  const current = await db.selectFrom('template').select(['id', 'current_version_id']).execute();
  const versions = new Map(current.map(({ id, current_version_id: version }) => [id, version ?? '']));
  const known: SeededPermit[] = [];
  const permits: NewRow<'permit'>[] = [];
  const filled: NewRow<'filled_form'>[] = [];
  for (let number = first; number < first + count; number += 1) {
    const parents = known.filter(({ kind }) => kind !== 'Child Permit');
    const parent = parents.length > 0 && random() < 0.25 ? pick(parents) : undefined;
    const site = parent?.site ?? pick(['north', 'west'] as const);
    const code = parent ? pick(childCodes) : pick(['GP', 'GP', 'TI']);
    const attached = parent ? [] : attachable.filter(() => random() < 0.2);
    const createdAt = new Date(until.getTime() - random() * 425 * 24 * hour);
    const startsAt = new Date(createdAt.getTime() + random() * 72 * hour);
    const endsAt = new Date(startsAt.getTime() + random() * 96 * hour);
    const [status, discipline, company, level] = [
      pick(permitStatuses),
      pick(disciplines),
      pick(companies),
      pick(levels),
    ];
    const forms = [code, ...attached].map((form) => ({
      form,
      variant: form === 'B7' ? pick([...sippVariants, '', 'Something else']) : undefined,
    }));
    const id = randomUUID();
    permits.push({
      id,
      parent_permit_id: parent?.id ?? null,
      number: `${testSites[site].code}-${code}-${number}`,
      template_id: findTemplate(code).id,
      site_id: ids.sites[site],
      discipline_id: discipline,
      owner_id: ids.users.host,
      submitter_id: ids.users.requestor,
      submitter_role: 'ContractorRequestor',
      submitter_company: company,
      status,
      open_slots: 0,
      work_description: `Work ${number}`,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: createdAt,
      updated_at: createdAt,
    });
    for (const [position, { form, variant }] of forms.entries()) {
      const template = findTemplate(form).id;
      filled.push({
        permit_id: id,
        position,
        template_id: template,
        template_version_id: versions.get(template) ?? '',
        submission: JSON.stringify({
          // The level in attached forms does not count.
          ...(level && { buildingLevel: position === 0 ? level : 'Elsewhere' }),
          ...(variant && { typeOfSIPPWork: variant }),
        }),
      });
    }
    const kind = toPermitKind({ code, isChild: parent !== undefined });
    known.push({
      id,
      day: dayAtSite(createdAt, site),
      site,
      kind,
      rootKind: parent?.kind ?? kind,
      status,
      discipline,
      company,
      level,
      types: [...new Set(forms.map(({ form }) => toChildPermitType(form)).filter((type) => /^[ABC]\d/.test(type)))],
      sipp: forms.flatMap(({ variant }) => variant ?? []),
      startsAt,
      endsAt,
    });
  }
  await db.insertInto('permit').values(permits).execute();
  await db.insertInto('filled_form').values(filled).execute();
  return known;
}

/** For tests: changes the status of some of these permits, as an action would. */
export async function changeSomeStatuses(
  { database: { db } }: Pick<TestApp, 'database'>,
  known: readonly SeededPermit[],
  random: () => number,
): Promise<void> {
  for (const permit of known.filter(() => random() < 0.3)) {
    permit.status = permitStatuses[Math.floor(random() * permitStatuses.length)] ?? 'Completed';
    await db.updateTable('permit').set({ status: permit.status }).where('id', '=', permit.id).execute();
  }
}
