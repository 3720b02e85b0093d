import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WorkPolicy } from '../template/work-policy.ts';
import { attendantSeries } from '../template/work-policy-defaults.ts';
import { decideCheck } from './decide-check.ts';
import { decideEntry } from './decide-entry.ts';
import { decideChangeRole, decideSignOff, decideSignOn } from './decide-sign-on.ts';
import { decideWork, type WorkDecision } from './decide.ts';
import { findExpiry } from './deadlines.ts';
import { findCondition, readJob, type Job, type WorkPermit } from './job.ts';
import { formatCondition } from './label.ts';
import type { JoiningWorker } from './may-sign-on.ts';
import { listMissingRoles } from './missing-crew.ts';
import { listRequirements } from './requirements.ts';
import { findRevalidationDue } from './state.ts';
import {
  completeResumption,
  createGasTest,
  fullPolicy,
  generalPolicy,
  minutesIn,
  people,
  roleCrew,
  rolesPolicy,
  samplePermit,
} from './sample-jobs.ts';
import type { SamplePerson } from './sample-jobs.ts';
import { isWorkEvent, type WorkEntry } from './work-log.ts';
import { findTask } from './my-work.ts';
import { findStoredCondition, formatStoredCondition, phaseByCondition, summarizeJob } from './work-summary.ts';
import { workActions } from './work-table.ts';

const person = fc.constantFrom(...(Object.keys(people) as SamplePerson[]));

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('act'), action: fc.constantFrom(...workActions), by: person }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('check'),
      by: person,
      series: fc.constantFrom('gasTest', 'attendant'),
      flammable: fc.constantFrom(0, 0, 12),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait'), minutes: fc.constantFrom(1, 5, 14, 30, 90, 700) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('crew'),
      worker: fc.constantFrom('arun', 'faizal', 'muthu', 'lim', 'siti'),
      does: fc.constantFrom('signs on', 'signs off', 'goes in', 'goes in all the same', 'comes out', 'changes role'),
      role: fc.constantFrom(...rolesPolicy.roles.map(({ role }) => role)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('change'),
      change: fc.constantFrom('recall', 'approve', 'stop area', 'lift stop', 'parent stops', 'parent goes on', 'close'),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const goingOn = {
  number: 'P',
  isApproved: true,
  condition: 'live',
  stoppedAt: null,
  isPaused: false,
  dangerAt: null,
  stopsAt: null,
  end: null,
} as const;

/** A worker with every certificate. */
const expert: Omit<JoiningWorker, 'id'> = {
  company: 'ACME',
  certificates: (['attendant', 'gasTester', 'confinedSpaceEntry', 'fireWatcher'] as const).map((kind) => ({
    kind,
    expiresOn: '2027-01-31',
    verified: true,
  })),
  elsewhere: [],
};

/** The crew, before the first step. */
const crewInTime = roleCrew.map((entry) => ({ ...entry, at: minutesIn(-30) }));

/** A permit with its log, model as the server keeps them: what fell due is written before anything else. */
class JobModel {
  permit: WorkPermit = samplePermit;
  log: WorkEntry[];
  minutes = -30;

  readonly policy: WorkPolicy;

  constructor(policy = fullPolicy) {
    this.policy = policy;
    this.log = policy.roles.length > 0 ? [...crewInTime] : [];
  }

  read(): Job {
    return readJob(withParentAt(this.permit, minutesIn(this.minutes)), this.policy, this.log, minutesIn(this.minutes));
  }

  add(entry: WorkEntry): void {
    this.log.push(...this.read().pending, entry);
    if (entry.event === 'agreeExtension') this.permit = { ...this.permit, end: new Date(entry.details.until) };
  }

  suspend(cause: 'recall'): void {
    const condition = findCondition(this.read());
    if (condition !== 'live' && condition !== 'suspended') return;
    const at = minutesIn(this.minutes);
    this.add({ event: 'suspendWork', at, by: null, reason: null, details: { cause } });
  }

  decideCrew({ worker: id, does, role }: Extract<Step, { what: 'crew' }>): WorkDecision {
    const job = this.read();
    // The log follows the register: who is on the job has there what they have here.
    const { certificates = expert.certificates } = job.state.signedOn.get(id) ?? {};
    const worker = { ...expert, id, certificates };
    if (does === 'signs on') return decideSignOn(job, worker, null, [role]);
    if (does === 'signs off') return decideSignOff(job, id, null, { hasComeOut: true });
    if (does === 'changes role') return decideChangeRole(job, worker, null, [role]);
    const direction = does === 'comes out' ? 'out' : 'in';
    const allTheSame = does === 'goes in all the same';
    return decideEntry(job, { goer: { workerId: id }, direction, allTheSame }, { workerId: id });
  }

  take(taken: Step): void {
    if ('action' in taken) {
      const job = this.read();
      const decision = decideWork(people[taken.by], job, taken.action, completeResumption(job));
      if (decision.allowed) this.add(decision.entry);
    } else if ('flammable' in taken) {
      const { series, flammable } = taken;
      const attendant = { series, values: {}, passed: flammable === 0 };
      const check = series === 'gasTest' ? createGasTest(flammable) : attendant;
      const decision = decideCheck(people[taken.by], this.read(), check, null);
      if (decision.allowed) this.add(decision.entry);
    } else if ('worker' in taken) {
      const decision = this.decideCrew(taken);
      if (decision.allowed) this.add(decision.entry);
    } else if ('minutes' in taken) {
      this.minutes += taken.minutes;
    } else if (taken.change === 'recall') {
      this.suspend('recall');
      this.permit = { ...this.permit, isApproved: false };
    } else if (taken.change === 'stop area') {
      this.permit = {
        ...this.permit,
        areaStop: { kind: 'gas' as const, reason: 'gas alarm', since: minutesIn(this.minutes) },
      };
    } else if (taken.change === 'parent stops') {
      this.permit = {
        ...this.permit,
        parent: { ...goingOn, condition: 'suspended', stoppedAt: minutesIn(this.minutes) },
      };
    } else if (taken.change === 'parent goes on') {
      this.log.push(...this.read().pending);
      this.permit = { ...this.permit, parent: { ...goingOn, stopsAt: minutesIn(this.minutes + 45) } };
    } else if (taken.change === 'close') {
      const isClosed = findCondition(this.read()) === 'finished';
      if (isClosed) this.permit = { ...this.permit, isApproved: false, isOver: true };
    } else {
      if (taken.change === 'lift stop') this.log.push(...this.read().pending);
      const isApproved = taken.change === 'approve' && !this.permit.isOver ? true : this.permit.isApproved;
      this.permit = {
        ...this.permit,
        isApproved,
        areaStop: taken.change === 'lift stop' ? null : this.permit.areaStop,
      };
    }
  }
}

/** Most runs begin with work under way, so that what can go wrong later is tried often. */
const begun: Step[] = [
  { what: 'wait', minutes: 30 },
  { what: 'check', by: 'submitter', series: 'gasTest', flammable: 0 },
  { what: 'act', action: 'startWork', by: 'submitter' },
];

/** The permit with its parent as it stands at a time: still after the time at which it stops by itself. */
function withParentAt(permit: WorkPermit, now: Date): WorkPermit {
  const { parent } = permit;
  if (!parent || parent.stopsAt === null || now < parent.stopsAt) return permit;
  return {
    ...permit,
    parent: {
      ...parent,
      condition: 'suspended',
      stoppedAt: parent.stopsAt,
      isPaused: false,
      dangerAt: null,
      stopsAt: null,
    },
  };
}

const steps = fc
  .tuple(fc.constantFrom([], begun, begun), fc.array(step, { maxLength: 40 }))
  .map(([first, others]) => [...first, ...others]);

it.each([fullPolicy, rolesPolicy])('most runs begin with work under way', (policy) => {
  const model = new JobModel(policy);
  for (const taken of begun) model.take(taken);
  expect(findCondition(model.read())).toBe('live');
});

const watchedPolicy = { ...fullPolicy, checks: [...fullPolicy.checks, attendantSeries] };
const policies = fc.constantFrom(fullPolicy, watchedPolicy, generalPolicy, rolesPolicy, rolesPolicy);

it('work is live only within its validity, approved, held by somebody and not stopped', () => {
  fc.assert(
    fc.property(policies, steps, (policy, all) => {
      const model = new JobModel(policy);
      for (const taken of all) {
        const before = findCondition(model.read());
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
        if (before === 'live') continue;
        expect(listRequirements(job, 'startWork').filter(({ met }) => !met)).toEqual([]);
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

it('whoever is inside stays inside until they are recorded out, and nothing is finished before', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const model = new JobModel(rolesPolicy);
      for (const taken of all) {
        const before = model.read().state;
        model.take(taken);
        const after = model.read().state;
        const cameOut =
          'worker' in taken && (taken.does === 'comes out' || taken.does === 'signs off') ? [taken.worker] : [];
        for (const id of before.inside.keys()) if (!after.inside.has(id)) expect(cameOut).toContain(id);
        if (before.finishedAt === null && after.finishedAt !== null) expect(before.inside.size).toBe(0);
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

it('a summary says from when the issuing side has something to do', () => {
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
