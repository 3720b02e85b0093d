import type { JobRole } from '../../role/job-role.ts';
import { fireWatchSeriesName, type WorkPolicy } from '../../work-policy/work-policy.ts';
import { isDanger, type CauseKind } from './cause-table.ts';
import {
  addCause,
  createCause,
  findCause,
  hasDangerThere,
  outlivesFinish,
  type AnsweredCause,
  type Cause,
} from './causes.ts';
import {
  isUnwatched,
  listInRole,
  listLostRoles,
  listUnattended,
  listWatchers,
  needsWatcher,
  watchRole,
} from './crew-roles.ts';
import { toRecordedAt } from '../../time/device-time.ts';
import {
  createWorkState,
  findRevalidationDue,
  isFireWatchOn,
  isLive,
  isWatchRunning,
  watchWithoutEnd,
  type WorkState,
} from './state.ts';
import type { Person, Resumption, WorkEntry, WorkEvent, WorkLog } from './work-log.ts';

const minute = 60_000;

type Step<Event extends WorkEvent> = (
  state: WorkState,
  entry: Extract<WorkEntry, { event: Event }>,
  policy: WorkPolicy,
) => Partial<WorkState>;

/** What each entry does to a job, apart from the causes that it brings. */
const steps: { [Event in WorkEvent]: Step<Event> } = {
  // A permit that was approved again with a later end starts anew.
  startWork: (_state, { at }) => ({ startedAt: at, validatedAt: at, liveSince: at, expiredAt: null }),
  pauseWork: () => ({}),
  stopWork: () => ({}),
  suspendWork: () => ({}),
  missRevalidation: () => ({}),
  resumeWork: (state, entry, policy) => ({
    ...answerCauses(state, entry),
    // The issuing authority has inspected the place and answered for it: that is no less than a revalidation.
    ...(isRevalidationOverdue(state, policy, entry.at) && { validatedAt: entry.at }),
    liveSince: state.startedAt === null || state.finishedAt !== null ? state.liveSince : entry.at,
    // A round from before the inspection says nothing about what was found.
    ...(isFireWatchOn(state) &&
      !isWatchRunning(state) && { watchableSince: isUnwatched(state, policy) ? null : entry.at }),
  }),
  // What is due during work that goes on stays due.
  revalidateWork: (state, entry) => ({
    ...answerCauses(state, entry),
    validatedAt: entry.at,
    liveSince: isLive(state) ? state.liveSince : entry.at,
  }),
  handOverWork: (state, { at, by, details }) => ({
    handover: { at, from: by ?? state.holder, ...details, appointedBecause: null, needsConfirmation: false },
  }),
  appointHolder: (state, { at, by, reason, details: { needsConfirmation = false, ...details } }) => ({
    handover: { at, from: by ?? state.holder, ...details, appointedBecause: reason ?? '', needsConfirmation },
  }),
  stayHolder: (state) => ({ handover: null, ...endCauses(state, 'noHolder') }),
  acceptHandover: (state, { at }) => ({
    holder: state.handover?.to ?? state.holder,
    heldUntil: new Map(state.heldUntil).set(state.holder.id, at),
    handover: null,
    ...endCauses(state, 'noHolder'),
  }),
  declineHandover: () => ({ handover: null }),
  withdrawHandover: (state) => ({ handover: null, ...endCauses(state, 'noHolder') }),
  requestExtension: (_state, { at, by, reason, details }) => ({
    extension: { at, by, until: new Date(details.until), reason: reason ?? '' },
  }),
  agreeExtension: ({ firstEnd }, { details: { from, until } }) => ({
    extension: null,
    extendedUntil: new Date(until),
    firstEnd: firstEnd ?? new Date(from),
  }),
  refuseExtension: () => ({ extension: null }),
  finishWork: (state, { at, details }, policy) => {
    const left = { ...state, ...withoutCause(state, 'expiredWithPeople') };
    const cameOut = rememberSignedOff(state, details.confirmedOff ?? [], at);
    const finished = {
      ...{ ...state, finishedAt: at, ...carryCauses(left, at), extension: null },
      ...{ signedOn: new Map(), cameOut },
    };
    const { fireWatch } = policy;
    if (!fireWatch || !state.startedAt) return finished;
    const confirmedOff = new Set(details.confirmedOff);
    const watchers = listWatchers(state, policy).filter((id) => !confirmedOff.has(id));
    const signedOn = new Map([...state.signedOn].filter(([id]) => watchers.includes(id)));
    const fireWatchUntil = new Date(at.getTime() + fireWatch.minutes * minute);
    const watched = { ...finished, signedOn, fireWatchUntil, watchableSince: at };
    return isUnwatched(watched, policy) ? { ...watched, ...leaveUnwatched() } : watched;
  },
  recordCheck: (state, entry, policy) => {
    const { at, by, details } = entry;
    const takenAt = toRecordedAt(details.deviceTime, at);
    const last = state.lastChecks.get(details.series);
    // One that a device sent late says nothing about what was found since.
    if (last !== undefined && takenAt < last.takenAt) return {};
    const lastChecks = new Map(state.lastChecks).set(details.series, { at, takenAt, by, check: details });
    return { lastChecks, ...(details.series === fireWatchSeriesName && watch(state, details.result, takenAt, policy)) };
  },
  missCheck: (state, { details }, policy) => {
    const due = new Date(details.due);
    const missedChecks = new Map(state.missedChecks).set(details.series, due);
    const isRound = details.series === fireWatchSeriesName;
    return { missedChecks, ...(isRound && resetWatch(state, policy, due)) };
  },
  expireWork: (_state, { at }) => ({ expiredAt: at, extension: null }),
  signOn: (state, { at, details: { workerId, certificates, roles = [] } }, policy) => {
    const signedOn = new Map(state.signedOn).set(workerId, { since: at, certificates, roles });
    // Whoever relieves the fire watcher who left ends that cause; the next round starts the watch.
    const isWatchedAgain = isUnwatched(state, policy) && !isUnwatched({ ...state, signedOn }, policy);
    return { signedOn, ...(isWatchedAgain && { watchableSince: at, ...endCauses(state, 'roleLost') }) };
  },
  signOff: (state, { at, details }, policy) => {
    const leftAt = toRecordedAt(details.pressedAt, at);
    if (!state.signedOn.has(details.workerId)) return leaveBeforeTheEnd(state, details.workerId, leftAt, policy);
    const signedOn = new Map(state.signedOn);
    signedOn.delete(details.workerId);
    const inside = new Map(state.inside);
    inside.delete(details.workerId);
    const cameOut = rememberSignedOff(state, [details.workerId], leftAt);
    const isUnwatchedNow = isUnwatched({ ...state, signedOn }, policy);
    return {
      signedOn,
      inside,
      cameOut,
      ...(signedOn.size === 0 && withoutCause(state, 'expiredWithPeople')),
      ...(isUnwatchedNow ? leaveUnwatched() : restartAfterGap({ ...state, signedOn }, leftAt, policy)),
    };
  },
  changeRole: (state, { details: { workerId, roles } }) => {
    const worker = state.signedOn.get(workerId);
    return worker ? { signedOn: new Map(state.signedOn).set(workerId, { ...worker, roles }) } : {};
  },
  recordEntry: (state, { at, details }) => {
    const { direction, workerId, rescuer, stranger, takesBack, pressedAt } = details;
    const inside = new Map(state.inside);
    const cameOut = new Map(state.cameOut);
    const key = workerId ?? toRescuerKey(rescuer ?? '');
    const before = inside.get(key);
    if (direction === 'out') {
      inside.delete(key);
      // Whoever was inside when the work ended, or the fire watch after it, leaves the job with coming out.
      const isOver = state.finishedAt !== null && !isFireWatchOn(state);
      const signedOn = new Map(state.signedOn);
      const left = isOver ? signedOn.get(key) : undefined;
      if (isOver) signedOn.delete(key);
      const out = { at: toRecordedAt(pressedAt, at), ...(left && { signedOff: left }) };
      if (before) cameOut.set(key, { ...out, inside: before });
      return { inside, cameOut, signedOn };
    }
    const wrongOut = takesBack ? cameOut.get(key) : undefined;
    const anew = { since: at, ...(rescuer !== undefined && { rescuer }), ...(stranger && { isStranger: stranger }) };
    inside.set(key, wrongOut ? { ...wrongOut.inside, confirmedAt: toRecordedAt(pressedAt, at) } : anew);
    cameOut.delete(key);
    // Who is inside is on the job, whoever signed them off; unless they have signed on again, in whatever role.
    const signedOff = state.signedOn.has(key) ? undefined : wrongOut?.signedOff;
    return { inside, cameOut, ...(signedOff && { signedOn: new Map(state.signedOn).set(key, signedOff) }) };
  },
  doubtExit: () => ({}),
  changeCertificates: (state, { details: { workerId, certificates, lostRoles = [] } }, policy) => {
    const worker = state.signedOn.get(workerId);
    if (!worker) return {};
    const roles = worker.roles.filter((role) => !lostRoles.includes(role));
    const signedOn = new Map(state.signedOn).set(workerId, { ...worker, certificates, roles });
    return { signedOn, ...(isUnwatched({ ...state, signedOn }, policy) && leaveUnwatched()) };
  },
  // Whoever watched leaves with it; nobody who is inside does.
  endFireWatch: (state, { at }, policy) => ({
    fireWatchEndedAt: at,
    lastWatchers: new Map(listInRole(state, policy, watchRole).filter(([id]) => !state.inside.has(id))),
    signedOn: new Map([...state.signedOn].filter(([id]) => state.inside.has(id))),
  }),
  escalateFireWatch: (_state, { at }) => ({ watchEscalatedAt: at }),
};

/** Every open cause is answered when the work goes on; logs from before have one reason for all. */
function answerCauses(
  { causes, answeredCauses }: WorkState,
  { at, by, reason, details }: { at: Date; by: Person | null; reason: string | null; details: Resumption },
): Pick<WorkState, 'causes' | 'answeredCauses'> {
  const answered = causes.map((cause): AnsweredCause => {
    const answer = details.answers?.find(({ cause: id }) => id === cause.id)?.answer ?? reason ?? '';
    return { ...cause, answer, answeredBy: by, answeredAt: at };
  });
  return { causes: [], answeredCauses: [...answeredCauses, ...answered] };
}

/** Dangers and stops wait for their answer after the end; the others stay on record without one. */
function carryCauses({ causes, answeredCauses }: WorkState, at: Date): Pick<WorkState, 'causes' | 'answeredCauses'> {
  const left = causes.filter((cause) => !outlivesFinish(cause));
  const unanswered = left.map((cause) => ({
    ...cause,
    answer: 'Finished without an answer',
    answeredBy: null,
    answeredAt: at,
  }));
  return { causes: causes.filter(outlivesFinish), answeredCauses: [...answeredCauses, ...unanswered] };
}

/** What ends without an answer is over; the work is resumed all the same, if it is not finished. */
function endCauses(state: WorkState, kind: CauseKind): Pick<WorkState, 'causes'> {
  if (state.finishedAt !== null) return withoutCause(state, kind);
  return { causes: state.causes.map((cause) => (cause.kind === kind ? { ...cause, isOver: true } : cause)) };
}

function withoutCause({ causes }: WorkState, kind: CauseKind): Pick<WorkState, 'causes'> {
  return { causes: causes.filter((cause) => cause.kind !== kind) };
}

/** The whole length of the fire watch counts anew, from the next round that passes. */
function resetWatch(state: WorkState, policy: WorkPolicy, since?: Date): Partial<WorkState> {
  const { fireWatchUntil, watchableSince } = state;
  if (fireWatchUntil === null) return {};
  if (isUnwatched(state, policy)) return leaveUnwatched();
  return { fireWatchUntil: watchWithoutEnd, watchableSince: since ?? watchableSince };
}

/** Whoever signs off may have been signed off wrongly: what they did is kept with their coming out. */
function rememberSignedOff(state: WorkState, workerIds: readonly string[], at: Date): WorkState['cameOut'] {
  const cameOut = new Map(state.cameOut);
  for (const id of workerIds) {
    const [signedOff, inside, out] = [state.signedOn.get(id), state.inside.get(id), cameOut.get(id)];
    const left = inside ? { at, inside } : out;
    if (left && signedOff) cameOut.set(id, { ...left, signedOff });
  }
  return cameOut;
}

/** A fire watcher turns out to have left before the end of the watch. Unless another one watched, it was none. */
function leaveBeforeTheEnd(state: WorkState, workerId: string, leftAt: Date, policy: WorkPolicy): Partial<WorkState> {
  const lastWatchers = new Map(state.lastWatchers);
  if (!lastWatchers.delete(workerId) || !needsWatcher(policy)) return { lastWatchers };
  if ([...lastWatchers.values()].some(({ since }) => since <= leftAt)) return { lastWatchers };
  return { lastWatchers: new Map(), fireWatchEndedAt: null, ...leaveUnwatched() };
}

/**
 * A fire watcher whose device had no connection left before the others came: nobody watched in between, so that the
 * whole length counts anew since then.
 */
function restartAfterGap(state: WorkState, leftAt: Date, policy: WorkPolicy): Partial<WorkState> {
  if (!isFireWatchOn(state) || !needsWatcher(policy)) return {};
  const since = Math.min(...listInRole(state, policy, watchRole).map(([, watcher]) => watcher.since.getTime()));
  return since <= leftAt.getTime() ? {} : resetWatch(state, policy, new Date(since));
}

/** The fire watch does not run, and no round starts it before somebody watches. */
function leaveUnwatched(): Pick<WorkState, 'fireWatchUntil' | 'watchableSince'> {
  return { fireWatchUntil: watchWithoutEnd, watchableSince: null };
}

/** The key of a rescuer among those inside: no id of a worker looks like it. */
export function toRescuerKey(name: string): string {
  return `rescuer ${name}`;
}

/** A round that passes makes up for a missed one, and starts the watch anew where nothing dangerous is unanswered. */
function watch(
  state: WorkState,
  result: 'passed' | 'failed',
  takenAt: Date,
  { fireWatch }: WorkPolicy,
): Partial<WorkState> {
  if (result === 'failed') return {};
  const { watchableSince, causes } = state;
  const ended = { ...endCauses(state, 'roundMissed'), watchedAt: takenAt };
  const canStart = fireWatch && !isWatchRunning(state) && watchableSince !== null && takenAt >= watchableSince;
  if (!canStart || hasDangerThere(causes)) return ended;
  return { ...ended, fireWatchUntil: new Date(takenAt.getTime() + fireWatch.minutes * minute) };
}

/** The state after one more entry. */
export function addEntry(state: WorkState, entry: WorkEntry, policy: WorkPolicy): WorkState {
  const step = steps[entry.event] as Step<WorkEvent>;
  const next = { ...state, ...step(state, entry, policy) };
  const causes = [
    findCause(entry, policy),
    entry.event === 'expireWork' && next.signedOn.size > 0 ? createCause('expiredWithPeople', '', entry) : undefined,
    ...listLost(state, next, policy, entry).map((role) => createCause('roleLost', role, entry)),
  ];
  return causes.reduce<WorkState>(
    (opened, cause) => (cause && countsAsCause(next, cause) ? openCause(opened, cause, policy) : opened),
    next,
  );
}

/**
 * The roles that a change leaves without anybody; also that of a fire watch that begins without a watcher, or had ended
 * without one, and of whoever watches those inside when one of them turns out never to have come out.
 */
function listLost(before: WorkState, after: WorkState, policy: WorkPolicy, { event, details }: WorkEntry): JobRole[] {
  const beginsToWatch = !isFireWatchOn(before) && isFireWatchOn(after);
  if (beginsToWatch && isUnwatched(after, policy)) return [watchRole];
  if (event === 'recordEntry' && details.takesBack && details.workerId !== undefined)
    return listUnattended(after, policy);
  return listLostRoles(before, after, policy);
}

/** A danger during the fire watch lets it begin anew; a stop of the site only once a round is missed. */
function openCause(state: WorkState, cause: Cause, policy: WorkPolicy): WorkState {
  const next = { ...state, causes: addCause(state.causes, cause) };
  if (!isDanger(cause.kind) || cause.kind === 'siteStop') return next;
  const { fireWatchEndedAt } = state;
  // One that arrives after the end of the watch, and was pressed before it, means that the watch goes on.
  const isReopened = fireWatchEndedAt !== null && cause.at < fireWatchEndedAt;
  const watched = isReopened ? { ...next, fireWatchEndedAt: null, lastWatchers: new Map() } : next;
  return { ...watched, ...resetWatch(watched, policy, cause.at) };
}

const beforeTheStart: readonly WorkEvent[] = ['stopWork', 'recordEntry', 'signOff', 'changeRole', 'changeCertificates'];
const afterTheEnd: readonly WorkEvent[] = [
  'stopWork',
  'recordCheck',
  'missCheck',
  'suspendWork',
  'signOff',
  'recordEntry',
  'changeCertificates',
  'finishWork',
];

/**
 * Before the start, only what somebody stops stands still: a check that fails is something that is missing for it. After
 * the work is finished, no holder is missing for it.
 */
function countsAsCause({ startedAt, finishedAt }: WorkState, { entry: { event } }: Cause): boolean {
  if (finishedAt !== null) return afterTheEnd.includes(event);
  return startedAt !== null || beforeTheStart.includes(event);
}

function isRevalidationOverdue(state: WorkState, policy: WorkPolicy, now: Date): boolean {
  const due = findRevalidationDue(state, policy);
  return due !== undefined && due <= now;
}

/** What a whole log adds up to. */
export function readLog(submitter: Person, log: WorkLog, policy: WorkPolicy): WorkState {
  return log.reduce((state, entry) => addEntry(state, entry, policy), createWorkState(submitter));
}
