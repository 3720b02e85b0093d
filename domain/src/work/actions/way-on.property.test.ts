import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CheckSeries } from '../../work-policy/work-policy.ts';
import { fireWatchSeriesName, isolationSeriesName } from '../../work-policy/work-policy.ts';
import { isDanger } from '../log/cause-table.ts';
import { listToAnswer, type AnsweredCause, type Cause } from '../log/causes.ts';
import { listClosureRequirements } from '../requirements/closure-requirements.ts';
import { listWatchers } from '../log/crew-roles.ts';
import type { WorkDecision } from './decide.ts';
import { findExpiry } from '../job/deadlines.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { listMissingCrew, listMissingRoles } from '../job/missing-crew.ts';
import { listRequirements, type RequirementKey } from '../requirements/requirements.ts';
import { people, periodStart, type SamplePerson } from '../testing/sample-jobs.ts';
import { isFireWatchOn } from '../log/state.ts';
import { JobModel, policies, steps, toClosingPermit } from '../testing/job-model.ts';
import { listWorkActions } from './check-action.ts';
import type { WorkAction } from '../table/work-table.ts';

/** More than enough: whoever goes in circles does not get on. */
const manyTimes = 20;

/** Whoever answers for a danger: never the holder, nor anybody of the holder's company. */
const issuers: readonly SamplePerson[] = ['owner', 'reviewer', 'groupMember', 'supervisor', 'siteAdmin'];

const everybody = Object.keys(people) as SamplePerson[];

/** Does what somebody may do now: the first who may. */
function letSomebody(model: JobModel, what: string, decide: (by: SamplePerson) => WorkDecision): void {
  const decisions = everybody.filter((by) => model.canAct(by)).map(decide);
  const allowed = decisions.find((decision) => decision.allowed);
  if (!allowed) throw new Error(`Nobody may ${what}: ${JSON.stringify(decisions.at(0))}`);
  model.add(allowed.entry);
}

/** Who is offered an action, with or without something that is missing for it. */
function listOffered(model: JobModel, action: WorkAction): SamplePerson[] {
  const job = model.read();
  return everybody.filter(
    (by) => model.canAct(by) && listWorkActions(people[by], job).some((offered) => offered.action === action),
  );
}

/** What no way to an end may need: nobody is bound to approve a permit again, or to let its parent go on. */
const byOthers: readonly RequirementKey[] = ['approved', 'parentMayWork', 'childPermitsApproved', 'withinPeriod'];

/** Takes an action as soon as whatever is missing for it has been brought about by whoever can. */
function take(model: JobModel, action: WorkAction, helpOfOthers = false): void {
  for (let count = 0; count < manyTimes; count += 1) {
    const [by] = listOffered(model, action);
    if (by === undefined) throw new Error(`Nobody is offered ${action}: ${findCondition(model.read())}`);
    const missing = listRequirements(model.read(), action).find(({ met }) => !met);
    if (!missing) {
      letSomebody(model, action, (one) =>
        model.act({ what: 'act', by: one, action, kind: 'unsafe', confirms: 'nobody' }),
      );
      return;
    }
    if (byOthers.includes(missing.key) && !helpOfOthers) throw new Error(`${action} needs others: ${missing.sentence}`);
    ways[missing.key](model);
  }
  throw new Error(`Something is always missing for ${action}.`);
}

/** Who still takes part in the example: not the one who holds the permit, and not one whose account is closed. */
function appoint(model: JobModel): void {
  const { holder } = model.read().state;
  const to = (['colleague', 'projectManager', 'submitter'] as const).find(
    (one) => model.canAct(one) && people[one].id !== holder.id,
  );
  // Everybody of the company has left: the issuing authority finishes the work in their place.
  if (!to) return;
  letSomebody(model, 'appoint', (by) => model.appoint(by, to));
}

/** A handover or an appointment that waits is accepted or, where nobody is there to accept it, made anew. */
function settleHandover(model: JobModel): void {
  const { handover } = model.read().state;
  if (!handover) return;
  const next = everybody.find((one) => people[one].id === handover.to.id && model.canAct(one));
  if (!next) appoint(model);
  // Who appointed themselves is confirmed by the issuing authority, which names the same person.
  else if (handover.needsConfirmation) letSomebody(model, 'confirm', (by) => model.appoint(by, next));
  else take(model, 'acceptHandover');
}

function bringHolder(model: JobModel): void {
  if (model.read().state.handover === null) appoint(model);
  settleHandover(model);
}

function recordMissing(model: JobModel, series: readonly Pick<CheckSeries, 'name'>[]): void {
  for (const { name } of series) letSomebody(model, `record ${name}`, (by) => model.check(by, name, 0));
}

/** Whoever is missing signs on: each in one role, a person of their own. */
function signOnMissing(model: JobModel): void {
  // During a stop of the site nobody comes.
  ways.noAreaStop(model);
  for (const { role } of listMissingRoles(model.read())) {
    const worker = `new ${role} ${model.log.length}`;
    const decision = model.decideCrew({ worker, does: 'signs on', role });
    if (!decision.allowed) throw new Error(decision.problem);
    model.add(decision.entry);
  }
}

function bringOut(model: JobModel): void {
  for (const [id, { rescuer }] of model.read().state.inside) {
    const decision = model.record(rescuer === undefined ? { workerId: id } : { rescuer }, 'out');
    if (!decision.allowed) throw new Error(decision.problem);
    model.add(decision.entry);
  }
}

/** Everybody leaves, except those who watch for fire after the work. */
function signOff(model: JobModel): void {
  bringOut(model);
  const { state, policy } = model.read();
  const watchers = state.fireWatchEndedAt === null ? listWatchers(state, policy) : [];
  for (const worker of state.signedOn.keys()) {
    if (watchers.includes(worker)) continue;
    const decision = model.decideCrew({ worker, does: 'signs off', role: 'worker' });
    if (!decision.allowed) throw new Error(decision.problem);
    model.add(decision.entry);
  }
}

/** The fire watch: somebody watches and makes the rounds, after what happened has been answered. */
function watch(model: JobModel): void {
  for (let count = 0; count < manyTimes && isFireWatchOn(model.read().state); count += 1) {
    signOnMissing(model);
    if (listToAnswer(model.read().state.causes).length > 0) take(model, 'resumeWork');
    recordMissing(model, [{ name: fireWatchSeriesName }]);
    model.minutes += 14;
  }
}

/** How each requirement is met, by the person or the clock that it names. */
const ways: Record<RequirementKey, (model: JobModel) => void> = {
  approved: (model) => model.change('approve'),
  withinPeriod: (model) => {
    const untilStart = (periodStart.getTime() - model.read().now.getTime()) / 60_000;
    if (untilStart <= 0) throw new Error('Nobody turns back the clock.');
    model.minutes += untilStart;
  },
  parentMayWork: (model) => model.change('parent goes on'),
  childPermitsApproved: () => {},
  copiedDangerAnswered: () => {},
  isolationsVerified: (model) => recordMissing(model, [{ name: isolationSeriesName }]),
  proven: () => {},
  checksPassed: (model) => recordMissing(model, model.policy.checks),
  crewSignedOn: signOnMissing,
  holderAccepted: settleHandover,
  holderCanAct: bringHolder,
  gasTestAfterAlarm: (model) => recordMissing(model, model.policy.checks),
  nobodyInside: bringOut,
  childWorkOver: (model) => model.change('child ends'),
  noAreaStop: (model) => model.change('lift stop'),
  workFinished: (model) => {
    signOff(model);
    take(model, 'finishWork');
  },
  fireWatchOver: watch,
  dangersAnswered: (model) => take(model, 'resumeWork'),
  everybodyOut: bringOut,
  nobodySignedOn: signOff,
  childPermitsFinished: () => {},
};

/** Goes on until the closure of the permit can be requested. */
function bringToAnEnd(model: JobModel): Job {
  for (let count = 0; count < manyTimes; count += 1) {
    const job = model.read();
    const missing = listClosureRequirements(toClosingPermit(job), 'requestClosure').find(({ met }) => !met);
    if (!missing) return job;
    ways[missing.key](model);
  }
  throw new Error('The work never ends.');
}

/** The answers to a danger, or to a later one of the same kind that took its place. */
function listAnswers({ kind, about, receivedAt }: Cause, answered: readonly AnsweredCause[]): AnsweredCause[] {
  return answered.filter(
    (one) =>
      one.kind === kind &&
      one.about === about &&
      one.receivedAt >= receivedAt &&
      issuers.some((issuer) => people[issuer].id === one.answeredBy?.id),
  );
}

it('from every reachable state somebody has a way on to the closure, with every danger answered', () => {
  fc.assert(
    fc.property(policies, steps, (policy, all) => {
      const model = new JobModel(policy);
      const dangers = new Map<string, Cause>();
      for (const taken of all) {
        model.take(taken);
        for (const cause of model.read().state.causes) if (isDanger(cause.kind)) dangers.set(cause.id, cause);
      }
      const wasStarted = model.read().state.startedAt !== null;
      const job = bringToAnEnd(model);
      const { causes, answeredCauses, inside, signedOn } = job.state;
      expect([inside.size, signedOn.size]).toEqual([0, 0]);
      // Nothing was done under a permit whose work never started: what stopped it needs no answer.
      if (!wasStarted) return;
      expect(findCondition(job)).toBe('finished');
      expect(causes.filter(({ kind }) => isDanger(kind))).toEqual([]);
      for (const danger of dangers.values()) expect(listAnswers(danger, answeredCauses)).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Whether the work may still go on: it has begun, and its period, its validity and its permit are not over. */
function maySurvive({ permit, state, policy, now }: Job): boolean {
  const expiry = findExpiry(permit, state, policy);
  return state.expiredAt === null && !permit.isOver && (expiry === undefined || now < expiry);
}

it('work that stands still can go on before its end, once everybody has done what is asked of them', () => {
  let resumed = 0;
  fc.assert(
    fc.property(policies, steps, (policy, all) => {
      const model = new JobModel(policy);
      for (const taken of all) model.take(taken);
      const job = model.read();
      if (findCondition(job) !== 'suspended' || job.state.startedAt === null || !maySurvive(job)) return;
      take(model, 'resumeWork', true);
      expect(findCondition(model.read())).toBe('live');
      expect(listMissingCrew(model.read())).toEqual([]);
      resumed += 1;
    }),
    { numRuns: 1000 },
  );
  expect(resumed).toBeGreaterThan(50);
});
