import { listRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { parseSubmission } from '@eptw/domain/template/submission/parse-submission';
import { readPeriod } from '@eptw/domain/template/period/period';
import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import {
  isClosureAction,
  listClosureRequirements,
  type ClosureAction,
} from '@eptw/domain/work/requirements/closure-requirements';
import { combinePolicies } from '@eptw/domain/work/log/combined-policy';
import {
  listPlannedRequirements,
  type PlannedRequirement,
  type WorkPlan,
} from '@eptw/domain/work/requirements/planned-requirements';
import type { Requirement } from '@eptw/domain/work/requirements/requirements';
import { listNeededKinds } from '@eptw/domain/work/job/missing-crew';
import { listRequirements } from '@eptw/domain/work/requirements/requirements';
import { isWorkAction } from '@eptw/domain/work/table/work-table';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { listOwnCrew } from '../../crew/service.ts';
import { listClosingRows } from '../../permits/quota/closing-rows.ts';
import { requireSite } from '../../permits/create/reference-checks.ts';
import { findVisiblePermit } from '../../permit-access/service.ts';
import { loadCurrentVersions } from '../../filled-forms/form-rows.ts';
import { loadVisibleJob } from '../service.ts';
import { findOwnSite, findSiteOfPermit, type PlannedSite } from './store.ts';

/**
 * What an action on the work, or a step of the closure of its permit, requires now. Throws NOT_FOUND for a permit that
 * the actor does not see.
 */
export async function loadReadiness(context: ActorContext, permitId: string, action: string): Promise<Requirement[]> {
  if (isClosureAction(action)) return loadClosureReadiness(context, permitId, action);
  if (!isWorkAction(action)) throw new Refusal('BAD_INPUT', `There is no action '${action.slice(0, 40)}'.`);
  const { job } = await loadVisibleJob(context, permitId);
  return listRequirements(job, action);
}

async function loadClosureReadiness(
  { db, actor, clock }: ActorContext,
  permitId: string,
  action: ClosureAction,
): Promise<Requirement[]> {
  const visible = await findVisiblePermit({ db, actor }, permitId);
  const [permit] = visible ? await listClosingRows(db, [permitId], clock()) : [];
  if (!permit) throw new Refusal('NOT_FOUND', message.notFound);
  return listClosureRequirements(permit, action);
}

/** A permit that is being raised, as far as it is filled in. */
export interface PlannedPermitInput {
  /** The template's id. */
  form: string;
  /** The answers on it, or those that matter alone, as an object or as JSON text. */
  submission?: unknown;
  /** The ids of the attached forms' templates. */
  attachedForms?: readonly string[] | null | undefined;
  /** One of the actor's sites. */
  site?: string | null | undefined;
  /** Of a child permit: the permit that it is raised on, whose site it has. */
  parentPermit?: string | null | undefined;
}

/** More forms do not go with one permit. */
const maximumForms = 100;

/**
 * What the work under a permit that is being raised will need before it may start; nothing where no form has a work
 * policy. Throws the refusal for a form, site or parent permit that is not available to the actor.
 */
export async function loadPlannedReadiness(
  context: ActorContext,
  input: PlannedPermitInput,
): Promise<PlannedRequirement[]> {
  const { form, attachedForms } = input;
  const ids = [...new Set([form, ...(attachedForms ?? [])])];
  if (ids.length > maximumForms) throw new Refusal('BAD_INPUT', `A permit has at most ${maximumForms} forms.`);
  const { values, problem } = parseSubmission(input.submission);
  if (problem) throw new Refusal('BAD_INPUT', problem.message);
  const versions = await loadCurrentVersions(context.db, ids);
  const own = versions.get(form);
  if (!own) throw new Refusal('NOT_FOUND', 'This permit type is not available. Choose another one.');
  const { timeZone, countsUnverified } = await findSiteRules(context, input);
  const policy = combinePolicies([...versions.values()].flatMap(({ workPolicy }) => workPolicy ?? []));
  if (!policy) return [];
  const codes = new Set([...versions.values()].map(({ code }) => code));
  return listPlannedRequirements({
    policy,
    period: readPeriod(own, values, timeZone),
    timeZone,
    countsUnverified,
    now: context.clock(),
    workers: await listOwnCrew(context, listNeededKinds({ policy })),
    requiredForms: listRequiredForms(own, values).map((code) => ({ code, isAttached: codes.has(code) })),
  });
}

/** What the chosen site or the parent permit's decides; the usual time zone while none is chosen. */
async function findSiteRules(
  { db, actor }: ActorContext,
  { site, parentPermit }: Pick<PlannedPermitInput, 'site' | 'parentPermit'>,
): Promise<Pick<WorkPlan, 'timeZone' | 'countsUnverified'>> {
  if (parentPermit) {
    const parent = await findVisiblePermit({ db, actor }, parentPermit);
    const parentSite = parent && (await findSiteOfPermit(db, parentPermit));
    if (!parentSite) throw new Refusal('NOT_FOUND', 'This parent permit is not available. Choose another one.');
    return toSiteRules(parentSite);
  }
  if (!site) return { timeZone: defaultTimeZone, countsUnverified: false };
  return toSiteRules(requireSite({ site: await findOwnSite(db, actor.id, site) }, site));
}

function toSiteRules({ time_zone: timeZone, counts_unverified: countsUnverified }: PlannedSite) {
  return { timeZone, countsUnverified };
}
