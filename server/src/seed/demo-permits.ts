import { isPermitStatus } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { Actor } from '@eptw/domain/user/actor';
import { sql } from 'kysely';
import { catalogue } from '../catalogue/catalogue.ts';
import { sampleSubmission } from '../catalogue/sample-submission.ts';
import { createChildPermit } from '../features/permits/child-permits/create.ts';
import { performNamedAction } from '../features/permits/actions/service.ts';
import { updatePermitStatus } from '../features/permits/named-status/service.ts';
import { createPermit, type CreatePermitInput } from '../features/permits/create/service.ts';
import { updateTemplate } from '../features/templates/admin/service.ts';
import type { ActorContext, AppContext } from '../app-context.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../database/connect.ts';
import { seedDrafts } from './demo-drafts.ts';
import { uploadDemoFiles, type DemoFiles } from './demo-files.ts';
import { planChildPermits } from './demo-child-plan.ts';
import { planDemoPermits, planWorkUnderWay, type DemoPermit, type DemoStep } from './demo-plan.ts';
import { beginWork, finishIfExpired, finishWorkBy, type DemoWorkplace } from './demo-work.ts';
import { createSeededRandom } from './seeded-random.ts';

/** Resolves the plan's names in this database. */
interface DemoLookup {
  /** By e-mail address, staff also by the part before the @. */
  people: Map<string, Actor>;
  peopleById: Map<string, Actor>;
  sites: Map<string, string>;
  disciplines: Map<string, string>;
  groups: Map<string, string>;
}

/**
 * Creates a year of permits in every status, raised and decided by the demo's users through the regular functions,
 * each at its own time. Call in the transaction in which users and catalogue were written.
 */
export async function seedPermits(appContext: AppContext): Promise<void> {
  const now = appContext.clock();
  const random = createSeededRandom();
  const lookup = await loadDemoLookup(appContext.db);
  const parents = planDemoPermits(random, now);
  // With dice of their own, so that the year stays as it is whatever is under way.
  const dice = createSeededRandom();
  const plan = [...parents, ...planChildPermits(random, parents, now), ...planWorkUnderWay(dice, now)];
  const files = await uploadDemoFiles(new Set(plan.map(({ submitter }) => submitter)), (submitter) =>
    createDemoContext(appContext, lookup, submitter, new Date(now.getTime() - yearAndADay)),
  );
  const contexts = (personId: string, at: Date): ActorContext => ({
    ...appContext,
    actor: requireKnown(lookup.peopleById, personId),
    clock: () => at,
  });
  const toWorkplace = (permit: DemoPermit, permitId: string): DemoWorkplace => ({
    contexts,
    permitId,
    submitterId: requireKnown(lookup.people, permit.submitter).id,
  });
  const policiesFrom = new Date(now.getTime() - 10 * 24 * anHour);
  let hasPolicies = false;
  const created = new Map<DemoPermit, { id: string; input: CreatePermitInput }>();
  for (const { permit, step } of listStepsUntil(plan, now)) {
    if (!hasPolicies && step.at >= policiesFrom) {
      await publishWorkPolicies(createDemoContext(appContext, lookup, 'super.admin', policiesFrom));
      hasPolicies = true;
    }
    const context = createDemoContext(appContext, lookup, step.by, step.at);
    const earlier = created.get(permit);
    if (earlier) {
      const isFinished = await finishWorkFor(step, toWorkplace(permit, earlier.id));
      // Left open, a few of them would block their submitter at some hours of the day.
      await performStep(context, earlier, isFinished ? step : { ...step, reason: doneUnrecorded });
    } else if (step.requestedStatus === undefined) {
      const input = toPermitInput(permit, lookup, files, permit.condition ? dice : random);
      const id = await createDemoPermit(context, permit, input, created);
      if (id !== undefined) created.set(permit, { id, input });
    }
  }
  // The work that the demo is about finds its crew first.
  const byImportance = [...created].toSorted(
    ([one], [other]) => Number(other.condition !== undefined) - Number(one.condition !== undefined),
  );
  for (const [permit, { id }] of byImportance) await beginWork(toWorkplace(permit, id), now, permit.condition);
  await deleteOldNotices(appContext.db, new Date(now.getTime() - 3 * 24 * anHour));
  const anHourAgo = new Date(now.getTime() - anHour);
  await seedDrafts(
    [...created].flatMap(([{ submitter, parent }, { input }]) =>
      parent ? [] : [{ context: createDemoContext(appContext, lookup, submitter, anHourAgo), input }],
    ),
  );
}

/** The year began before the templates had work policies: only the latest permits have work that is followed. */
async function publishWorkPolicies(context: ActorContext): Promise<void> {
  for (const { id, workPolicy } of catalogue) if (workPolicy) await updateTemplate(context, id, { workPolicy }, null);
}

/** Finishes the work before closure is requested; a permit that is cancelled was never started. */
async function finishWorkFor({ requestedStatus, at }: DemoStep, place: DemoWorkplace): Promise<boolean> {
  if (requestedStatus === 'PendingCancel') return finishIfExpired(place, at);
  return requestedStatus === 'PendingClosure' ? finishWorkBy(place, at) : true;
}

/** Deletes notices from the past, so that nobody is notified of them today. */
async function deleteOldNotices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('permit_notice').where('at', '<', before).execute();
}

type CreatedPermits = ReadonlyMap<DemoPermit, { id: string; input: CreatePermitInput }>;

/** Raises a permit, or a child permit if its parent was raised. */
async function createDemoPermit(
  context: ActorContext,
  permit: DemoPermit,
  input: CreatePermitInput,
  created: CreatedPermits,
): Promise<string | undefined> {
  if (!permit.parent) return createUnlessQuotaExceeded(context, input);
  const parent = created.get(permit.parent);
  if (!parent) return undefined;
  const { site: _, childrenState: __, ...child } = input;
  return (await createChildPermit(context, { ...child, parentPermit: parent.id }, null)).id;
}

/** Why work that nobody could be found for in time is closed. */
const doneUnrecorded = 'The work was done as planned. Nobody recorded it here.';

const anHour = 3_600_000;
const yearAndADay = 366 * 24 * anHour;

function listStepsUntil(plan: readonly DemoPermit[], now: Date): { permit: DemoPermit; step: DemoStep }[] {
  return plan
    .flatMap((permit) => permit.steps.map((step) => ({ permit, step })))
    .filter(({ step }) => step.at < now)
    .sort((one, other) => one.step.at.getTime() - other.step.at.getTime());
}

/** The demo's users are subject to the quota too: what it refuses is never raised. */
async function createUnlessQuotaExceeded(context: ActorContext, input: CreatePermitInput): Promise<string | undefined> {
  try {
    return (await createPermit(context, input, null)).id;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'QUOTA') return undefined;
    throw error;
  }
}

async function performStep(
  context: ActorContext,
  created: { id: string; input: CreatePermitInput },
  step: DemoStep,
): Promise<void> {
  const { requestedStatus } = step;
  if (requestedStatus === undefined || !isPermitStatus(requestedStatus)) return;
  const { id } = created;
  if (!step.corrects) {
    // An approval leads to Approved only when it is the last.
    if (requestedStatus === 'Approved') await performNamedAction(context, { id, action: 'approve' });
    else await updatePermitStatus(context, { id, status: requestedStatus, reason: step.reason });
    return;
  }
  const before = created.input.submission as Submission;
  const workDetails = `${String(before['workDetails'])} (barricade and second watchman added)`;
  const submission = { ...before, workDetails };
  created.input = { ...created.input, submission };
  const reason = 'Other trades work next to it.';
  const action = requestedStatus === 'Approved' ? 'approve' : 'resubmit';
  await performNamedAction(context, { id, action, submission, reason });
}

function toPermitInput(
  permit: DemoPermit,
  lookup: DemoLookup,
  files: DemoFiles,
  random: () => number,
): CreatePermitInput {
  const { start, end, attachedCodes } = permit;
  const submitter = requireKnown(lookup.people, permit.submitter);
  const applicant = { fullName: submitter.fullName, company: submitter.company };
  const fillIn = (code: string, more: object = {}) =>
    sampleSubmission(findTemplate(code), { start, end, random, attachedCodes, applicant, ...more });
  const submission = fillIn(
    permit.templateCode,
    !permit.parent && random() < 0.5 ? { fileNames: files.get(permit.submitter) } : {},
  );
  // The attached forms describe the same work.
  const describe = submission['workDetails'];
  return {
    form: findTemplate(permit.templateCode).id,
    submission,
    childrenState: attachedCodes.map((code) => ({
      form: findTemplate(code).id,
      submission: fillIn(code, { describe }),
    })),
    site: requireKnown(lookup.sites, permit.site),
    selectedUser: permit.individuals.map((name) => requireKnown(lookup.people, name).id),
    selectedMTGroup: permit.groups.map((name) => requireKnown(lookup.groups, name)),
    hostSystemOwner: requireKnown(lookup.people, permit.owner).id,
    discipline: requireKnown(lookup.disciplines, permit.discipline),
  };
}

function findTemplate(code: string) {
  const template = catalogue.find((candidate) => candidate.code === code);
  if (!template) throw new Error(`The catalogue has no template ${code}.`);
  return template;
}

function createDemoContext(appContext: AppContext, lookup: DemoLookup, name: string, at: Date): ActorContext {
  return { ...appContext, actor: requireKnown(lookup.people, name), clock: () => at };
}

function requireKnown<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data does not know ${key}.`);
  return value;
}

async function loadDemoLookup(db: Database): Promise<DemoLookup> {
  const { rows: actors } = await sql<Actor & { staff: boolean }>`
    select person.id, person.full_name as "fullName", person.email, person.role, person.company,
      array(select site_id::text from person_site where person_id = person.id) as "siteIds",
      coalesce((select json_agg(json_build_object('id', mt_group.id, 'name', mt_group.name,
          'siteId', mt_group.site_id, 'permitCloser', mt_group.permit_closer))
        from mt_group_member join mt_group on mt_group.id = mt_group_member.group_id
        where mt_group_member.person_id = person.id), '[]') as groups
    from person`.execute(db);
  const loadCodes = async (table: 'site' | 'discipline') => {
    const rows = await db.selectFrom(table).select(['id', 'code']).execute();
    return new Map(rows.map(({ code, id }) => [code, id]));
  };
  const groups = await db.selectFrom('mt_group').select(['id', 'name']).execute();
  return {
    peopleById: new Map(actors.map((actor) => [actor.id, actor])),
    people: new Map(
      actors.flatMap((actor) => {
        const { email } = actor;
        const isContractor = actor.role.startsWith('Contractor');
        return isContractor ? [[email, actor] as const] : [[email.split('@')[0] ?? '', actor] as const];
      }),
    ),
    sites: await loadCodes('site'),
    disciplines: await loadCodes('discipline'),
    groups: new Map(groups.map(({ name, id }) => [name, id])),
  };
}
