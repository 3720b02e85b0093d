import fc from 'fast-check';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { fireWatchSeriesName } from '../../work-policy/work-policy.ts';
import { attendantSeries } from '../../work-policy/work-policy-defaults.ts';
import type { WorkInput } from '../table/work-asks.ts';
import { listClosureRequirements, needsAnswer, type ClosingPermit } from '../requirements/closure-requirements.ts';
import { listWatchers } from '../log/crew-roles.ts';
import { decideCheck, type SentCheck } from '../checks/decide-check.ts';
import { decideEntry, type Goer } from '../sign-on/decide-entry.ts';
import { decideChangeRole, decideSignOff, decideSignOn } from '../sign-on/decide-sign-on.ts';
import { decideWork, type WorkDecision } from '../actions/decide.ts';
import { findCondition, readJob } from '../requirements/read-job.ts';
import type { ChildJob, Job, WorkPermit } from '../job/job.ts';
import { listSignedOnThen } from '../job/late-arrival.ts';
import type { JoiningWorker } from '../sign-on/may-sign-on.ts';
import { completeResumption, createGasTest, fullPolicy, generalPolicy } from './sample-jobs.ts';
import { minutesIn, people, roleCrew, rolesPolicy, samplePermit, type SamplePerson } from './sample-jobs.ts';
import { isFireWatchOn } from '../log/state.ts';
import { decideStopByWorker } from '../sign-on/stop-by-worker.ts';
import type { WorkEntry } from '../log/work-log.ts';
import { workActions } from '../table/work-table.ts';

/** Everybody tries everything; the holder and a supervisor more often, since most of it is theirs. */
const person = fc.oneof(
  fc.constantFrom(...(Object.keys(people) as SamplePerson[])),
  fc.constantFrom('submitter', 'supervisor'),
);

const anyAction = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...workActions) },
  { weight: 1, arbitrary: fc.constantFrom('finishWork', 'resumeWork') },
);

/** The workers who come and go. */
const worker = fc.constantFrom('arun', 'faizal', 'muthu', 'lim', 'siti');

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('act'),
      action: anyAction,
      by: person,
      // A stop in words alone, for something unsafe, or for gas.
      kind: fc.constantFrom('unsafe', 'gas', undefined),
      // Of those who are signed on when the work is finished.
      confirms: fc.constantFrom('nobody', 'all but the fire watchers', 'everybody'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('check'),
      by: person,
      series: fc.constantFrom('gasTest', 'attendant', fireWatchSeriesName),
      flammable: fc.constantFrom(0, 0, 12),
    }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait'), minutes: fc.constantFrom(1, 5, 14, 30, 90, 700) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('crew'),
      worker,
      does: fc.constantFrom(
        'signs on',
        'signs off',
        'goes in',
        'goes in all the same',
        'comes out',
        'changes role',
        'stops the work',
      ),
      role: fc.constantFrom(...rolesPolicy.roles.map(({ role }) => role)),
    }),
  },
  // A fire watch as it should be, after what happened has been answered.
  { weight: 1, arbitrary: fc.record({ what: fc.constant('watch'), times: fc.constantFrom(1, 3, 6) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('late'),
      worker,
      sends: fc.constantFrom('a stop', 'an out', 'a sign-off'),
      pressedMinutesAgo: fc.constantFrom(3, 20, 100),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('rescue'),
      rescuer: fc.constantFrom('Tan', 'Goh'),
      direction: fc.constantFrom('in', 'out'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('change'),
      change: fc.constantFrom(
        'recall',
        'approve',
        'stop area',
        'lift stop',
        'parent stops',
        'parent goes on',
        'child starts',
        'child ends',
        'holder leaves',
        'project manager leaves',
        'close',
      ),
    }),
  },
);

/** Something that happens to a job. */
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Change = Extract<Step, { what: 'change' }>['change'];

const parentGoingOn = {
  number: 'P',
  copiedFrom: [],
  isApproved: true,
  condition: 'live',
  stoppedAt: null,
  isPaused: false,
  dangerAt: null,
  stopsAt: null,
  end: null,
} as const;

const liveChild: ChildJob = { number: 'C', condition: 'live', hasStarted: true, signedOn: 1, inside: 0 };

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

/** The crew, before the first step; they carry what the register has, as everybody does who signs on. */
const crewInTime = roleCrew.map((entry): WorkEntry => {
  const at = minutesIn(-30);
  if (entry.event !== 'signOn') return { ...entry, at };
  return { ...entry, at, details: { ...entry.details, certificates: [...expert.certificates] } };
});

/** A permit with its log, as the server keeps them: what fell due is written before anything else. */
export class JobModel {
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

  /** Everything that has happened until now, written or not. */
  listEntries(): WorkEntry[] {
    return [...this.log, ...this.read().pending];
  }

  /** Whether somebody has an account: who has lost it does nothing any more. */
  canAct(by: SamplePerson): boolean {
    return this.permit.cannotAct.every(({ id }) => id !== people[by].id);
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

  act({ by, action, kind, confirms }: Extract<Step, { what: 'act' }>): WorkDecision {
    const job = this.read();
    const input = { ...completeInputFor(job), kind };
    return decideWork(people[by], job, action, { ...input, confirmedOff: listConfirmed(job, confirms) });
  }

  /** Somebody names another holder, because the one there is cannot act. */
  appoint(by: SamplePerson, next: SamplePerson): WorkDecision {
    const job = this.read();
    const { id, fullName: name, role, company, siteIds } = people[next];
    const input = { ...completeInputFor(job), to: { id, name, role, company, siteIds } };
    return decideWork(people[by], job, 'appointHolder', input);
  }

  check(by: SamplePerson, series: string, flammable: number): WorkDecision {
    return decideCheck(people[by], this.read(), createCheck(series, flammable), null);
  }

  decideCrew({
    worker: id,
    does,
    role,
  }: Omit<Extract<Step, { what: 'crew' }>, 'what' | 'worker'> & { worker: string }): WorkDecision {
    const job = this.read();
    const joining = { ...expert, id };
    if (does === 'signs on') return decideSignOn(job, joining, null, [role]);
    if (does === 'signs off') return decideSignOff(job, id, null, { hasComeOut: true });
    if (does === 'changes role') return decideChangeRole(job, joining, null, [role]);
    if (does === 'stops the work') return decideStopByWorker(job, id, 'gas', '');
    const direction = does === 'comes out' ? 'out' : 'in';
    const allTheSame = does === 'goes in all the same';
    return decideEntry(job, { goer: { workerId: id }, direction, allTheSame }, { workerId: id });
  }

  /** What a phone without a connection kept, and sends now. */
  receive({ worker: workerId, sends, pressedMinutesAgo }: Extract<Step, { what: 'late' }>): WorkDecision {
    const job = this.read();
    const pressedAt = minutesIn(this.minutes - pressedMinutesAgo);
    if (sends === 'a sign-off') return decideSignOff(job, workerId, null, { pressedAt, hasComeOut: true });
    if (sends === 'an out') return decideEntry(job, { goer: { workerId }, direction: 'out', pressedAt }, { workerId });
    const signedOnThen = listSignedOnThen(job, this.listEntries(), pressedAt);
    return decideStopByWorker(job, workerId, 'fire', '', { pressedAt, signedOnThen });
  }

  record(goer: Goer, direction: 'in' | 'out'): WorkDecision {
    const { id, fullName: name } = people.supervisor;
    return decideEntry(this.read(), { goer, direction }, { user: { id, name } });
  }

  /** Does something if it is allowed. */
  take(taken: Step): void {
    if ('action' in taken) {
      if (this.canAct(taken.by)) this.addAllowed(this.act(taken));
    } else if ('flammable' in taken) {
      if (this.canAct(taken.by)) this.addAllowed(this.check(taken.by, taken.series, taken.flammable));
    } else if ('sends' in taken) {
      this.addAllowed(this.receive(taken));
    } else if ('worker' in taken) {
      this.addAllowed(this.decideCrew(taken));
    } else if ('rescuer' in taken) {
      this.addAllowed(this.record({ rescuer: taken.rescuer }, taken.direction));
    } else if ('times' in taken) {
      this.watch(taken.times);
    } else if ('minutes' in taken) {
      this.minutes += taken.minutes;
    } else {
      this.change(taken.change);
    }
  }

  private watch(times: number): void {
    this.addAllowed(
      this.act({ what: 'act', by: 'supervisor', action: 'resumeWork', kind: undefined, confirms: 'nobody' }),
    );
    for (let count = 0; count < times && isFireWatchOn(this.read().state); count += 1) {
      this.addAllowed(this.check('supervisor', fireWatchSeriesName, 0));
      this.minutes += 14;
    }
  }

  private addAllowed(decision: WorkDecision): void {
    if (decision.allowed) this.add(decision.entry);
  }

  /** What becomes of the permit, of its parent, its child permits and its site. */
  change(change: Change): void {
    const now = minutesIn(this.minutes);
    const { permit } = this;
    const job = this.read();
    switch (change) {
      case 'recall':
        this.suspend('recall');
        this.permit = { ...permit, isApproved: false };
        break;
      case 'approve':
        this.permit = { ...permit, isApproved: !permit.isOver || permit.isApproved };
        break;
      case 'stop area':
        this.permit = { ...permit, areaStop: { kind: 'gas', reason: 'gas alarm', since: now }, gasStoppedAt: now };
        break;
      case 'lift stop':
        this.log.push(...job.pending);
        this.permit = { ...permit, areaStop: null };
        break;
      case 'parent stops':
        this.permit = { ...permit, parent: { ...parentGoingOn, condition: 'suspended', stoppedAt: now } };
        break;
      case 'parent goes on':
        this.log.push(...job.pending);
        this.permit = { ...permit, parent: { ...parentGoingOn, stopsAt: minutesIn(this.minutes + 45) } };
        break;
      case 'child starts':
        if (findCondition(job) === 'live') this.permit = { ...permit, children: [liveChild] };
        break;
      case 'child ends':
        this.permit = { ...permit, children: [{ ...liveChild, condition: 'finished', signedOn: 0 }] };
        break;
      case 'holder leaves': {
        const { id } = job.state.holder;
        this.permit = { ...permit, cannotAct: [...permit.cannotAct, { id, since: now }] };
        break;
      }
      case 'project manager leaves':
        this.permit = { ...permit, cannotAct: [...permit.cannotAct, { id: people.projectManager.id, since: now }] };
        break;
      case 'close':
        if (findCondition(job) === 'finished' && mayClose(job))
          this.permit = { ...permit, isApproved: false, isOver: true };
    }
  }
}

/** A check of a series with this much flammable gas, or that passes where there is none. */
function createCheck(series: string, flammable: number): SentCheck {
  return series === 'gasTest' ? createGasTest(flammable) : { series, values: {}, passed: flammable === 0 };
}

/** Everything that any action asks for; where the policy has no gas test, one that is sent with the answers. */
function completeInputFor(job: Job): WorkInput {
  const hasGasTest = job.policy.checks.some(({ kind }) => kind === 'gasTest');
  return { ...completeResumption(job), ...(!hasGasTest && { readings: createGasTest().values }) };
}

function listConfirmed({ state, policy }: Job, confirms: Extract<Step, { what: 'act' }>['confirms']): string[] {
  const watchers = confirms === 'everybody' ? [] : listWatchers(state, policy);
  return confirms === 'nobody' ? [] : [...state.signedOn.keys()].filter((id) => !watchers.includes(id));
}

/** What the closure of the permit reads of it. */
export function toClosingPermit(job: Job): ClosingPermit {
  const condition = findCondition(job);
  const { startedAt, causes, inside, signedOn } = job.state;
  // Without an approval there is no work to speak of, but whoever is there has to leave all the same.
  const work = { condition: condition ?? ('planned' as const), hasStarted: startedAt !== null };
  const unanswered = needsAnswer(work) ? (causes[0]?.kind ?? '') : '';
  return {
    work: { ...work, fireWatchUntil: null, unanswered },
    unfinishedChildren: [],
    signedOn: [...signedOn.keys()],
    inside: inside.size,
  };
}

function mayClose(job: Job): boolean {
  return listClosureRequirements(toClosingPermit(job), 'close').every(({ met }) => met);
}

/** Most runs begin with work under way, so that what can go wrong later is tried often. */
export const begun: Step[] = [
  { what: 'wait', minutes: 30 },
  { what: 'check', by: 'submitter', series: 'gasTest', flammable: 0 },
  { what: 'act', action: 'startWork', by: 'submitter', kind: 'unsafe', confirms: 'nobody' },
];

/** Some begin with a fire watch. */
export const finished: Step[] = [
  ...begun,
  { what: 'wait', minutes: 5 },
  { what: 'act', action: 'finishWork', by: 'submitter', kind: 'unsafe', confirms: 'all but the fire watchers' },
];

/** The permit with its parent as it stands at a time: still after the time at which it stops by itself. */
export function withParentAt(permit: WorkPermit, now: Date): WorkPermit {
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

/** What happens to a job, in this order. */
export const steps = fc
  .tuple(fc.constantFrom([], begun, begun, finished), fc.array(step, { maxLength: 40 }))
  .map(([first, others]) => [...first, ...others]);

const watchedPolicy = { ...fullPolicy, checks: [...fullPolicy.checks, attendantSeries] };

/** Policies of every kind; those that name roles more often. */
export const policies = fc.constantFrom(fullPolicy, watchedPolicy, generalPolicy, rolesPolicy, rolesPolicy);
