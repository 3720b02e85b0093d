import { isolationSeriesName, type CheckSeries, type WorkPolicy } from '../../work-policy/work-policy.ts';
import { formatDayAndTime } from '../../time/format-date.ts';
import { closureRequirementKeys, type ClosureRequirementKey } from './closure-requirements.ts';
import { findGasTestSince } from '../log/causes.ts';
import { isExpired } from '../job/deadlines.ts';
import { conditionTable, getConditionRow } from '../log/conditions.ts';
import { findDueSince } from '../job/due-checks.ts';
import { formatJobTime } from '../job/job-time.ts';
import { isFireWatchOn, isLive, type LastCheck } from '../log/state.ts';
import type { ChildJob, Job } from '../job/job.ts';
import { describeMissingCrew } from '../job/missing-crew.ts';
import { readRequirement, type ReadRequirement, type RequirementRow } from './requirement.ts';
import type { WorkAction } from '../table/work-table.ts';

const minute = 60_000;

/**
 * THE table of requirements: everything that can keep work from starting or going on. What the closure of the permit
 * requires is in a table of its own.
 */
const requirementTable = {
  approved: {
    findProblem: ({ permit }) => (permit.isApproved ? undefined : 'The permit is not approved.'),
    whenMet: 'The permit is approved.',
    resolvedBy: 'its reviewers',
    link: 'permit',
  },
  withinPeriod: {
    findProblem: ({ permit: { start, end, timeZone }, now }) => {
      if (start !== null && now < start) return `The permit starts ${formatDayAndTime(start, timeZone)}.`;
      return end !== null && now >= end ? `The permit ended ${formatDayAndTime(end, timeZone)}.` : undefined;
    },
    whenMet: 'It is within its period.',
    resolvedBy: '',
    link: 'permit',
  },
  parentMayWork: {
    applies: ({ permit }) => permit.parent !== null,
    findProblem: ({ permit: { parent } }) => {
      if (!parent) return undefined;
      if (!parent.isApproved) return `Its parent permit ${parent.number} is not approved.`;
      return parent.condition && parent.stoppedAt !== null
        ? `The work of its parent permit ${parent.number}: ${conditionTable[parent.condition].name}.`
        : undefined;
    },
    whenMet: 'The work of its parent permit may go on.',
    resolvedBy: 'the holder of the parent permit',
    link: 'parent',
  },
  childPermitsApproved: {
    applies: ({ permit }) => permit.parent === null,
    findProblem: ({ permit: { unapprovedChildren } }) =>
      unapprovedChildren.length === 0 ? undefined : `Child permits are not approved: ${unapprovedChildren.join(', ')}.`,
    whenMet: 'Every child permit is approved.',
    resolvedBy: 'their reviewers, or their submitters once they are rejected',
    link: 'childPermits',
  },
  isolationsVerified: {
    applies: ({ policy }) => policy.isolation,
    findProblem: ({ state }) =>
      state.lastChecks.get(isolationSeriesName)?.check.result === 'passed'
        ? undefined
        : 'Nobody has confirmed yet that every isolation is locked, tagged and verified.',
    whenMet: 'The isolations are verified.',
    resolvedBy: 'the issuing authority',
    link: 'checks',
    listSeries: () => [isolationSeriesName],
  },
  proven: {
    applies: ({ permit }) => permit.unproven.length > 0,
    findProblem: ({ permit: { unproven } }) =>
      unproven.length === 0 ? undefined : `Not proven yet: ${unproven.join(', ')}.`,
    whenMet: 'Everything to be proven before the start is proven.',
    resolvedBy: 'the holder or the issuing authority',
    link: 'proofs',
  },
  checksPassed: {
    applies: ({ policy }) => policy.checks.length > 0,
    findProblem: (job) =>
      listCheckProblems(job)
        .map(({ problem }) => problem)
        .join(' ') || undefined,
    whenMet: 'The checks that are due are done and passed.',
    resolvedBy: 'the holder or the issuing authority',
    link: 'checks',
    listSeries: (job) => listCheckProblems(job).map(({ name }) => name),
  },
  crewSignedOn: {
    applies: ({ policy }) => policy.crew.length > 0 || policy.roles.length > 0,
    findProblem: (job) => {
      const missing = describeMissingCrew(job);
      return missing && `Not signed on yet: ${missing}. Their certificates must be valid until the permit ends.`;
    },
    whenMet: 'The people whom the work needs are signed on.',
    resolvedBy: 'the holder',
    link: 'crew',
  },
  holderAccepted: {
    // A handover may wait while the work goes on, but nothing goes on again before it is answered.
    findProblem: ({ state }) =>
      state.handover === null || isLive(state)
        ? undefined
        : `The handover to ${state.handover.to.name} waits for an answer.`,
    whenMet: 'Somebody holds the permit.',
    resolvedBy: 'the person who was asked to take over, or the holder, who can withdraw it',
    link: 'handover',
  },
  holderCanAct: {
    findProblem: ({ permit, state: { holder, causes } }) => {
      const isMissing = causes.some(({ kind, isOver }) => kind === 'noHolder' && !isOver);
      if (!isMissing && !permit.cannotAct.some(({ id }) => id === holder.id)) return undefined;
      return `The permit holder ${holder.name} cannot act. Another one has to be appointed and take over.`;
    },
    whenMet: 'The permit holder can act.',
    resolvedBy: 'the issuing authority, or a project manager of the company',
    link: 'handover',
  },
  gasTestAfterAlarm: {
    applies: (job) => listMissingSinceAlarm(job).length > 0 || hasPassedSinceCause(job),
    findProblem: (job) => {
      const { state, permit, now } = job;
      const since = findGasTestSince(state.causes) ?? permit.gasStoppedAt;
      const missing = listMissingSinceAlarm(job);
      if (!since || missing.length === 0) return undefined;
      const titles = missing.map(({ title }) => title).join(', ');
      const latest = permit.gasStoppedAt && permit.gasStoppedAt > since ? permit.gasStoppedAt : since;
      return `${titles}: one that was taken after ${formatJobTime(latest, now, permit.timeZone)} has to pass first.`;
    },
    whenMet: 'A gas test has passed since the alarm.',
    resolvedBy: 'the holder or the issuing authority',
    link: 'checks',
    listSeries: ({ policy }) => listGasTests(policy).map(({ name }) => name),
  },
  nobodyInside: {
    findProblem: ({ state: { inside } }) =>
      inside.size === 0
        ? undefined
        : `${inside.size === 1 ? '1 person is' : `${inside.size} people are`} still inside.`,
    whenMet: 'Nobody is inside.',
    resolvedBy: 'the attendant or the holder, who record them out',
    link: 'crew',
  },
  childWorkOver: {
    applies: ({ permit }) => permit.children.length > 0,
    findProblem: ({ permit: { children } }) => {
      const open = children.filter(
        ({ condition, hasStarted, signedOn, inside }) =>
          (condition && hasStarted && getConditionRow(condition).isUnfinished) || signedOn + inside > 0,
      );
      return open.length === 0
        ? undefined
        : `Work goes on under its child permits. Finish it first: ${open.map(describeChild).join(', ')}.`;
    },
    whenMet: 'No work goes on under its child permits.',
    resolvedBy: 'the holders of the child permits',
    link: 'childPermits',
  },
  copiedDangerAnswered: {
    // A copy is how work goes on after its permit has expired: what is dangerous there is not left behind.
    applies: (job) => listCopiedDangers(job).length > 0,
    findProblem: (job) => {
      const dangers = listCopiedDangers(job);
      if (dangers.length === 0) return undefined;
      return `It is a copy of a permit where the place has to be inspected, and answered for: ${dangers.join('; ')}.`;
    },
    whenMet: 'Nothing dangerous is unanswered where it was copied from.',
    resolvedBy: 'the issuing authority of that permit, after its work is finished',
    link: 'copiedFrom',
  },
  noAreaStop: {
    findProblem: ({ permit: { areaStop } }) =>
      areaStop === null ? undefined : `All work in this area is stopped: ${areaStop.reason}`,
    whenMet: 'No stop is in force.',
    resolvedBy: 'a supervisor, manager or administrator of the site',
    link: 'permit',
  },
} as const satisfies Record<string, RequirementRow<Job>>;

type WorkRequirementKey = keyof typeof requirementTable;

export type RequirementKey = WorkRequirementKey | ClosureRequirementKey;

/** A requirement of the work or of the closure of its permit, as everybody is shown it. */
export type Requirement = ReadRequirement<RequirementKey>;

/** Every requirement, in the order of the tables. */
export const requirementKeys: readonly RequirementKey[] = [
  ...(Object.keys(requirementTable) as WorkRequirementKey[]),
  ...closureRequirementKeys,
];

/** What is unanswered where this permit was copied from, or the parent that its work belongs to. */
function listCopiedDangers({ permit: { copiedFrom, parent } }: Job): string[] {
  return [...new Set([...copiedFrom, ...(parent?.copiedFrom ?? [])])];
}

/** The series of which a check has to be recorded first, and why. */
function listCheckProblems(job: Job): { name: string; problem: string }[] {
  return job.policy.checks.flatMap((series) => {
    const problem = findSeriesProblem(series, job);
    return problem === undefined ? [] : [{ name: series.name, problem }];
  });
}

/** A failed check is followed by one that passes, and no pause or stop makes up for one that is due. */
function findSeriesProblem(series: CheckSeries, { state, now, permit }: Job): string | undefined {
  const { name, title, beforeStartMinutes } = series;
  const last = state.lastChecks.get(name);
  if (last?.check.result === 'failed') return `${title} failed at the last test.`;
  if (beforeStartMinutes !== undefined) {
    if (!last) return `${title} is not done yet.`;
    const isOld = now.getTime() - last.takenAt.getTime() > beforeStartMinutes * minute;
    if (isOld) return `${title} is more than ${beforeStartMinutes} min old.`;
  }
  const due = findDueSince(state, series);
  return due && due <= now ? `${title} was due ${formatDayAndTime(due, permit.timeZone)}. Record it first.` : undefined;
}

/** What lets work that stands still go on. */
const goingOn: readonly WorkRequirementKey[] = [
  'approved',
  'withinPeriod',
  'parentMayWork',
  'isolationsVerified',
  'checksPassed',
  'crewSignedOn',
  'holderAccepted',
  'holderCanAct',
  'gasTestAfterAlarm',
  'noAreaStop',
];

/** The requirements of each action; none for an action that makes work safer or only asks. */
const requirementsOf: Record<WorkAction, readonly WorkRequirementKey[]> = {
  startWork: [
    'approved',
    'withinPeriod',
    'parentMayWork',
    'childPermitsApproved',
    'isolationsVerified',
    'proven',
    'checksPassed',
    'crewSignedOn',
    'holderAccepted',
    'holderCanAct',
    'gasTestAfterAlarm',
    'copiedDangerAnswered',
    'noAreaStop',
  ],
  pauseWork: ['nobodyInside'],
  stopWork: [],
  resumeWork: goingOn,
  revalidateWork: ['approved', 'withinPeriod', 'parentMayWork', 'isolationsVerified', 'checksPassed', 'noAreaStop'],
  handOverWork: [],
  appointHolder: [],
  stayHolder: [],
  acceptHandover: [],
  declineHandover: [],
  withdrawHandover: [],
  requestExtension: ['approved'],
  answerExtension: ['approved'],
  finishWork: ['noAreaStop', 'nobodyInside', 'childWorkOver'],
};

/** What an action requires of a job now, met or not, in the order of the table. */
export function listRequirements(job: Job, action: WorkAction): Requirement[] {
  return listKeys(job, action).flatMap((key) => readRequirement(key, requirementTable[key], job));
}

function listKeys({ state, permit }: Job, action: WorkAction): readonly WorkRequirementKey[] {
  // A revalidation lets suspended work go on, too, and then asks no less than a resumption.
  const isResumption = action === 'resumeWork' || (action === 'revalidateWork' && state.causes.length > 0);
  if (!isResumption) return requirementsOf[action];
  if (state.finishedAt !== null) return isFireWatchOn(state) ? ['crewSignedOn', 'noAreaStop'] : ['noAreaStop'];
  if (state.startedAt === null && isExpired(permit, state)) return ['noAreaStop'];
  // What never started does not go on: its start asks for the rest.
  return state.startedAt === null ? ['gasTestAfterAlarm', 'noAreaStop'] : goingOn;
}

function listGasTests({ checks }: WorkPolicy): CheckSeries[] {
  return checks.filter(({ kind }) => kind === 'gasTest');
}

/** The gas tests that have not passed since the work was stopped for gas. */
function listMissingSinceCause({ policy, state }: Job): CheckSeries[] {
  const since = findGasTestSince(state.causes);
  if (!since) return [];
  // One that failed is named by the checks already.
  return listGasTests(policy).filter(({ name }) => {
    const last = state.lastChecks.get(name);
    return (state.startedAt === null || last?.check.result !== 'failed') && !hasPassedSince(last, since);
  });
}

/** The gas tests from before the site was stopped for gas: work that had not started has no cause that asks for new ones. */
function listFromBeforeSiteAlarm({ policy, state, permit: { gasStoppedAt } }: Job): CheckSeries[] {
  if (gasStoppedAt === null || state.startedAt !== null) return [];
  return listGasTests(policy).filter(({ name }) => {
    const last = state.lastChecks.get(name);
    return last !== undefined && last.takenAt < gasStoppedAt;
  });
}

function listMissingSinceAlarm(job: Job): CheckSeries[] {
  return [...new Set([...listMissingSinceCause(job), ...listFromBeforeSiteAlarm(job)])];
}

/** Whether there are gas tests, and each has passed since the work was stopped for gas: nothing less is said to be met. */
function hasPassedSinceCause({ policy, state }: Job): boolean {
  const since = findGasTestSince(state.causes);
  const tests = listGasTests(policy);
  if (!since || tests.length === 0) return false;
  return tests.every(({ name }) => hasPassedSince(state.lastChecks.get(name), since));
}

function hasPassedSince(last: LastCheck | undefined, since: Date): boolean {
  return last !== undefined && last.check.result === 'passed' && last.takenAt >= since;
}

function describeChild({ number, condition, signedOn, inside }: ChildJob): string {
  const count = (people: number, where: string) =>
    people === 0 ? '' : `, ${people === 1 ? '1 person' : `${people} people`} ${where}`;
  return `${number} (${condition ? conditionTable[condition].name : 'Not approved'}${count(signedOn, 'signed on')}${count(inside, 'inside')})`;
}
