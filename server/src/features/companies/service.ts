import { formatInteger } from '@eptw/domain/text/format-integer';
import { revealText } from '@eptw/domain/text/reveal';
import { normalizeText } from '@eptw/domain/text/same-text';
import { toStoredLine } from '@eptw/domain/text/stored-text';
import { checkCompanyMerge, type CompanySpelling } from '@eptw/domain/user/company-look-alikes';
import type { ActorContext } from '../../app-context.ts';
import type { Database } from '../../database/connect.ts';
import { refuseConflict, refuseDuplicate } from '../../graphql/refusals.ts';
import { administer } from '../audit-log/administer.ts';
import { publishRightsChanged } from '../sessions/service.ts';
import { publishAccountsChanged } from '../users/subscriptions.ts';
import {
  listAccountsAlike,
  listSharedPasses,
  listSpellings,
  listWorkersAlike,
  lockCompanies,
  mergeSpellings,
} from './store.ts';
import type { CompanyLookAlikes, LookAlikes } from './types.ts';

async function listCompaniesAlike(db: Database, company?: string): Promise<CompanyLookAlikes[]> {
  const rows = await listSpellings(db, company);
  const shared = await listSharedPasses(
    db,
    rows.map(({ name }) => name),
  );
  const groups = new Map<string, CompanyLookAlikes>();
  for (const { normal, ...spelling } of rows) {
    const group = groups.get(normal) ?? { spellings: [], sharedPasses: [] };
    group.spellings.push(spelling);
    groups.set(normal, group);
  }
  for (const { normal, ...worker } of shared) groups.get(normal)?.sharedPasses.push(worker);
  return [...groups.values()];
}

/** Companies, accounts and pass numbers that look alike, from before new ones were refused. */
export async function getLookAlikes({ db }: Pick<ActorContext, 'db'>): Promise<LookAlikes> {
  const [companies, accounts, workers] = [
    await listCompaniesAlike(db),
    await listAccountsAlike(db),
    await listWorkersAlike(db),
  ];
  return { companies, accounts, workers };
}

/** What a merge gives to one company, in words for the audit log. */
function describeContent({ name, people, permits, workers }: CompanySpelling): string {
  const counts = [
    `people ${formatInteger(people)}`,
    `permits ${formatInteger(permits)}`,
    `workers ${formatInteger(workers)}`,
  ];
  return `${revealText(name)} (${counts.join(', ')})`;
}

/** Of one of the companies, from before such pass numbers were refused: a worker who is moved needs one of their own. */
const passesAlike =
  'Two workers of one of these companies have pass numbers that look alike. Correct one of them, or erase the worker who is registered twice, and then merge.';

/**
 * Makes one company of all those that look like this one, under this spelling: its people, permits and workers, in one
 * transaction, while nobody else writes any. Histories go on saying what was written in them. Refuses with CONFLICT
 * what has no look-alike, and two workers who would have one pass number.
 */
export async function mergeCompanies(outerContext: ActorContext, company: string): Promise<CompanySpelling> {
  const into = toStoredLine(company);
  return administer(outerContext, async (context, record) => {
    const { db, actor, clock } = context;
    await lockCompanies(db);
    const [alike = { spellings: [], sharedPasses: [] }] = await listCompaniesAlike(db, into);
    refuseConflict(checkCompanyMerge(alike.spellings, into, alike.sharedPasses));
    const names = alike.spellings.map(({ name }) => name);
    const moved = await refuseDuplicate('worker_pass_key', passesAlike, () =>
      mergeSpellings(db, names, into, { by: actor.id, at: clock() }),
    );
    await publishRightsChanged(context, moved);
    await publishAccountsChanged(context);
    record({
      action: 'merge',
      kind: 'company',
      subjectId: normalizeText(into),
      subjectName: into,
      changes: [{ field: 'Spellings', before: alike.spellings.map(describeContent).join('; '), after: into }],
    });
    const sum = (count: 'people' | 'permits' | 'workers') =>
      alike.spellings.reduce((total, spelling) => total + spelling[count], 0);
    return { name: into, people: sum('people'), permits: sum('permits'), workers: sum('workers') };
  });
}
