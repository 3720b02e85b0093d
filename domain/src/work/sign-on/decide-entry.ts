import { cutText } from '../../text/cut.ts';
import { toStoredLine } from '../../text/stored-text.ts';
import type { Actor } from '../../user/actor.ts';
import { getJobRole } from '../../role/job-role.ts';
import { goesInside, listInRole } from '../log/crew-roles.ts';
import { refuse, type SignOnDecision } from './decide-sign-on.ts';
import { findDueSince } from '../job/due-checks.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { formatJobTime } from '../job/job-time.ts';
import { isTooLate } from '../job/late-arrival.ts';
import { workRules, type WorkRuleName } from '../table/rules.ts';
import { formatSignOnProblem, type SignOnProblem } from './sign-on-problem.ts';
import type { SignedOn } from '../log/state.ts';
import { addEntry, toRescuerKey } from '../log/steps.ts';
import type { Person, RecordedEntry, WorkEntry } from '../log/work-log.ts';

/** The longest name of a rescuer, in characters. */
export const maximumRescuerName = 80;

/**
 * Somebody who goes in or comes out: a worker on the job by id, or a rescuer by name; or by name somebody who is not
 * signed on and went in all the same.
 */
export type Goer = { workerId: string } | { rescuer: string };

/** The ways through the entrance. */
export const entryDirections = ['in', 'out'] as const satisfies readonly RecordedEntry['direction'][];

/** An entry as it is sent. */
export interface SentEntry {
  goer: Goer;
  direction: RecordedEntry['direction'];
  /** That they went in although it was refused. */
  allTheSame?: boolean | undefined;
  /** That the 'out' before it was a mistake. */
  takesBack?: boolean | undefined;
  /** When a device recorded it that had no connection; now without it. */
  pressedAt?: Date;
}

/** Who records an entry: a user, or a worker on the job by id. */
export type EntryRecorder = { user: Person } | { workerId: string };

/** The users who record who goes in and comes out. */
export const recorders = 'the permit holder or the issuing authority' satisfies WorkRuleName;

/** Whether a user records who goes in and comes out. */
export function mayRecordEntries(actor: Actor, job: Job): boolean {
  return job.policy.entryLog && workRules[recorders](actor, job);
}

/**
 * Whether a worker records who else goes in and comes out: whoever stays outside and watches. `signedOn` are those who
 * were on the job when it was pressed.
 */
export function mayRecordOthers({ state, policy }: Job, workerId: string, signedOn = state.signedOn): boolean {
  const roles = signedOn.get(workerId)?.roles ?? [];
  return policy.entryLog && roles.some((role) => getJobRole(role).inside === 'never');
}

/** Decides an entry that a worker on the job records: their own or, for whoever watches, that of others. */
export function decideEntryByWorker(
  job: Job,
  sent: SentEntry,
  workerId: string,
  signedOnThen: ReadonlyMap<string, SignedOn> = job.state.signedOn,
): SignOnDecision {
  const isOwn = 'workerId' in sent.goer && sent.goer.workerId === workerId;
  // What is so now is recorded by whoever watches now.
  const counts = sent.direction === 'out' || sent.takesBack ? signedOnThen : job.state.signedOn;
  const mayRecord = isOwn || mayRecordOthers(job, workerId) || mayRecordOthers(job, workerId, counts);
  return mayRecord ? decideEntry(job, sent, { workerId }) : refuse({ key: 'notForOthers' });
}

/** How long after a wrong 'out' it can be taken back; whoever goes in later is judged. */
const takenBackWithinMs = 10 * 60_000;

/**
 * Decides an entry. Going in needs live work, an attendant and a gas test that counts, and can be refused; who went in all
 * the same is recorded, as a danger. Coming out and a rescuer are never refused, and neither is that somebody whose 'out'
 * was a mistake is still inside: they are there, whatever the work stands for.
 */
export function decideEntry(job: Job, sent: SentEntry, recorder: EntryRecorder): SignOnDecision {
  const { state, policy, now } = job;
  if (!policy.entryLog) return refuse({ key: 'noEntryLog' });
  const { direction, pressedAt = now } = sent;
  const goer = toStoredGoer(sent, state, pressedAt);
  const key = 'workerId' in goer ? goer.workerId : toRescuerKey(goer.rescuer);
  const inside = state.inside.get(key);
  if (isTooLate(pressedAt, now)) return refuse({ key: 'tooLate' });
  if (direction === 'out' && (!inside || (inside.confirmedAt ?? inside.since) > pressedAt))
    return refuse({ key: 'notInside' });
  if (direction === 'in' && inside) return refuse({ key: 'insideAlready' });
  const takesBack = direction === 'in' && sent.takesBack === true;
  if (takesBack && !canTakeBack(state, key, pressedAt)) return refuse({ key: 'notTakenBack' });
  const isOff = 'workerId' in goer && !state.signedOn.has(goer.workerId);
  if (direction === 'in' && isOff && !takesBack) return refuse({ key: 'notSignedOn' });
  if ('rescuer' in goer && goer.rescuer === '') return refuse({ key: 'noRescuerName' });
  const isJudged = direction === 'in' && 'workerId' in goer && !takesBack;
  const problem = isJudged ? findEntryProblem(job, goer.workerId) : undefined;
  if (problem && !sent.allTheSame) return refuse(problem, 'condition');
  // Nobody is a rescuer who is said to have gone in against a refusal.
  const isAgainst = direction === 'in' && 'rescuer' in goer && sent.allTheSame === true && !takesBack;
  const isStranger = isAgainst || (inside ?? state.cameOut.get(key)?.inside)?.isStranger === true;
  const isOwn = 'workerId' in recorder && 'workerId' in goer && recorder.workerId === goer.workerId;
  const entry: WorkEntry = {
    event: 'recordEntry',
    at: now,
    by: 'user' in recorder ? recorder.user : null,
    reason: null,
    details: {
      direction,
      ...goer,
      ...('workerId' in recorder && !isOwn && { recordedBy: recorder.workerId }),
      ...(takesBack && { takesBack }),
      ...(problem && { against: formatSignOnProblem(problem) }),
      ...(isStranger && { stranger: true as const }),
      ...(isAgainst && { against: 'They are not signed on.' }),
      // Everybody is told of it: the work may be finished, and their place given away.
      ...(takesBack && isOff && { against: 'They had been signed off.' }),
      ...((direction === 'out' || takesBack) && pressedAt < now && { pressedAt: pressedAt.toISOString() }),
    },
  };
  return { allowed: true, entry, after: addEntry(state, entry, policy) };
}

function canTakeBack({ cameOut }: Job['state'], key: string, pressedAt: Date): boolean {
  const out = cameOut.get(key);
  if (!out) return false;
  const passed = pressedAt.getTime() - out.at.getTime();
  return passed >= 0 && passed <= takenBackWithinMs;
}

/** A rescuer who goes in beside another of the same name is counted, too. */
function toStoredGoer(
  { goer, direction, takesBack }: SentEntry,
  { inside, cameOut }: Job['state'],
  pressedAt: Date,
): Goer {
  if ('workerId' in goer) return goer;
  const name = cutText(toStoredLine(goer.rescuer), maximumRescuerName);
  if (direction === 'out' || takesBack || name === '') return { rescuer: name };
  // The 'out' of another one of that name may turn out to have been a mistake.
  const outLately = [...cameOut.values()].filter(({ at }) => pressedAt.getTime() - at.getTime() <= takenBackWithinMs);
  const taken = [...inside.values(), ...outLately.map((out) => out.inside)].map(({ rescuer }) => rescuer);
  let rescuer = name;
  for (let number = 2; taken.includes(rescuer); number += 1) rescuer = `${name} (${number})`;
  return { rescuer };
}

/** Why a worker on the job may not go in now; undefined when they may. */
export function findEntryProblem(job: Job, workerId: string): SignOnProblem | undefined {
  const { state, policy } = job;
  const roles = state.signedOn.get(workerId)?.roles ?? [];
  return findClosedEntry(job) ?? (goesInside(policy, roles) ? undefined : { key: 'roleStaysOutside' });
}

/** Why nobody may go in now; undefined when those whose role goes in may. */
export function findClosedEntry(job: Job): SignOnProblem | undefined {
  const condition = findCondition(job);
  if (condition !== 'live') return condition ? { key: 'notLive', condition } : { key: 'notApproved' };
  return findUnattended(job) ?? findGasProblem(job);
}

function findUnattended({ state, policy }: Job): SignOnProblem | undefined {
  const attending = policy.roles.filter(({ role }) => getJobRole(role).inside === 'never');
  const isWatched = attending.some(({ role }) => listInRole(state, policy, role).length > 0);
  return isWatched ? undefined : { key: 'nobodyAttends' };
}

/** A gas test counts while it has passed and the next one is not due. */
function findGasProblem({ state, policy, permit, now }: Job): SignOnProblem | undefined {
  for (const series of policy.checks.filter(({ kind }) => kind === 'gasTest')) {
    const last = state.lastChecks.get(series.name);
    if (last?.check.result !== 'passed') return { key: 'gasTestFailed', series: series.title };
    const due = findDueSince(state, series);
    if (due && due <= now)
      return { key: 'gasTestTooOld', series: series.title, takenAt: formatJobTime(last.takenAt, now, permit.timeZone) };
  }
  return undefined;
}
