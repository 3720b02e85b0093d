import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { findExpiry } from '../job/deadlines.ts';
import { findCondition } from '../requirements/read-job.ts';
import { formatCondition } from '../summary/label.ts';
import { listMissingRoles } from '../job/missing-crew.ts';
import { listRequirements } from '../requirements/requirements.ts';
import { findRevalidationDue } from '../log/state.ts';
import { fullPolicy, rolesPolicy } from '../testing/sample-jobs.ts';
import { begun, JobModel, policies, steps, withParentAt, type Step } from '../testing/job-model.ts';
import { isWorkEvent } from '../log/work-log.ts';
import { findTask } from '../summary/my-work.ts';
import { findStoredCondition, formatStoredCondition, phaseByCondition, summarizeJob } from '../summary/job-summary.ts';

it.each([fullPolicy, rolesPolicy])('most runs begin with work under way', (policy) => {
  const model = new JobModel(policy);
  for (const taken of begun) model.take(taken);
  expect(findCondition(model.read())).toBe('live');
});

it('work is live only within its validity, approved, held by somebody and not stopped', () => {
  fc.assert(
    fc.property(policies, steps, (policy, all) => {
      const model = new JobModel(policy);
      for (const taken of all) {
        const before = model.read();
        model.take(taken);
        const job = model.read();
        const { permit, state, now } = job;
        const condition = findCondition(job);
        if (condition !== 'live') continue;
        const [expiry, revalidation] = [findExpiry(permit, state, policy), findRevalidationDue(state, policy)];
        expect(expiry === undefined || now < expiry).toBe(true);
        expect(revalidation === undefined || now < revalidation).toBe(true);
        expect([permit.isApproved, permit.areaStop, state.causes]).toEqual([true, null, []]);
        expect(withParentAt(permit, now).parent?.stoppedAt ?? null).toBeNull();
        expect(state.holder.id).not.toBe('');
        // Whatever made it live met every requirement at that moment.
        if (findCondition(before) === 'live') continue;
        const missing = listRequirements(job, 'startWork').filter(({ key, met }) => !met && key !== 'checksPassed');
        // The next gas test may fall due at the very moment of the start.
        const late = listRequirements(before, 'startWork').filter(({ key, met }) => !met && key === 'checksPassed');
        expect([missing, late]).toEqual([[], []]);
        expect(state.handover).toBeNull();
      }
    }),
    { numRuns: 500 },
  );
});

it('live work has everybody who must be there all the time, each a person of their own', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const model = new JobModel(rolesPolicy);
      for (const taken of all) {
        model.take(taken);
        const job = model.read();
        if (findCondition(job) !== 'live') continue;
        const missing = listMissingRoles(job).map(({ role }) => role);
        expect(rolesPolicy.roles.filter(({ role, allTheTime }) => allTheTime && missing.includes(role))).toEqual([]);
        const bound = ['attendant', 'fireWatcher'].map((role) =>
          [...job.state.signedOn].flatMap(([id, { roles }]) => (roles.some((one) => one === role) ? [id] : [])),
        );
        expect(bound[0]?.some((id) => bound[1]?.includes(id))).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});

it('work that is finished stays finished', () => {
  fc.assert(
    fc.property(policies, steps, (policy, all) => {
      const model = new JobModel(policy);
      let isFinished = false;
      for (const taken of all) {
        model.take(taken);
        const condition = findCondition(model.read());
        if (isFinished) expect(['fireWatch', 'finished']).toContain(condition);
        isFinished ||= condition === 'fireWatch' || condition === 'finished';
      }
    }),
    { numRuns: 300 },
  );
});

it('every suspension has its cause in the log, or in a deadline that has passed', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const model = new JobModel();
      for (const taken of all) model.take(taken);
      const { state, pending } = model.read();
      for (const { entry } of state.causes) expect([...model.log, ...pending]).toContainEqual(entry);
      for (const { event } of model.log) expect(isWorkEvent(event)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('a log reads the same however often and however late the clock writes', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 12 }), (all, waits) => {
      const [late, punctual] = [new JobModel(), new JobModel()];
      for (const taken of all) {
        late.take(taken);
        punctual.take(taken);
      }
      for (const wait of waits) {
        late.minutes += wait;
        punctual.minutes += wait;
        punctual.log.push(...punctual.read().pending);
        expect(punctual.read().pending).toEqual([]);
      }
      punctual.log.push(...punctual.read().pending);
      late.log.push(...late.read().pending);
      expect(late.log).toEqual(punctual.log);
      expect(late.read().state).toEqual(punctual.read().state);
    }),
    { numRuns: 300 },
  );
});

/** The summary after these steps, with all that fell due written, and the job some minutes later. */
function summarizeAndWait(policy: WorkPolicy, all: readonly Step[], later: number) {
  const model = new JobModel(policy);
  for (const taken of all) model.take(taken);
  model.log.push(...model.read().pending);
  const summary = summarizeJob(model.read());
  model.minutes += later;
  return { summary, job: model.read() };
}

it('a summary gives the same condition as the log, now and at any later time', () => {
  fc.assert(
    fc.property(policies, steps, fc.nat({ max: 2000 }), (policy, all, later) => {
      const { summary, job } = summarizeAndWait(policy, all, later);
      const stored = summary && { ...summary, hasUnapprovedChildren: false, hasAreaStop: job.permit.areaStop !== null };
      expect(stored && findStoredCondition(stored, job.now)).toBe(findCondition(job));
      const label = stored && formatStoredCondition(stored, job.now, 'Asia/Singapore');
      // The summary does not say what fell due before the clock has written it.
      const isUnwritten = job.pending.some(
        ({ event }) => event !== 'endFireWatch' && !(event === 'expireWork' && job.state.signedOn.size === 0),
      );
      if (!isUnwritten) expect(label).toBe(formatCondition(job));
    }),
    { numRuns: 1000 },
  );
});

it('a summary has another phase than its condition only once something has fallen due, or all work is stopped', () => {
  fc.assert(
    fc.property(policies, steps, fc.nat({ max: 2000 }), (policy, all, later) => {
      const { summary, job } = summarizeAndWait(policy, all, later);
      const { now, permit } = job;
      const isDue = summary?.deadlineAt && summary.deadlineAt <= now;
      if (!summary || isDue || permit.areaStop) return;
      const stored = { ...summary, hasUnapprovedChildren: false, hasAreaStop: false };
      expect(phaseByCondition[findStoredCondition(stored, now)]).toBe(summary.phase);
    }),
    { numRuns: 1000 },
  );
});

it('a summary says from when the issuing authority has something to do', () => {
  const issuer = { isHolder: false, isIssuer: true, heldSinceCause: false, isNextHolder: false };
  fc.assert(
    fc.property(policies, steps, fc.nat({ max: 2000 }), (policy, all, later) => {
      const { summary, job } = summarizeAndWait(policy, all, later);
      const { now, permit } = job;
      const stored = summary && { ...summary, hasUnapprovedChildren: false, hasAreaStop: permit.areaStop !== null };
      const found = stored && findTask(stored, issuer, now);
      // A stop of the site is said of what is listed anyway: the jobs that it stopped have it among their causes.
      // What is under way is listed wherever it is.
      if (!found || found.task === 'siteStopped' || found.task === 'keepAnEye') return;
      expect(stored.issuerTurnAt && stored.issuerTurnAt <= now).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
