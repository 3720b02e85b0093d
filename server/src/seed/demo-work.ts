import { findCheckRole } from '@eptw/domain/work/checks/check-measurer';
import { isolationSeriesName, type CheckReading, type CheckSeries } from '@eptw/domain/work-policy/work-policy';
import { listSeries } from '@eptw/domain/work/log/combined-policy';
import { findCondition } from '@eptw/domain/work/requirements/read-job';
import type { Job } from '@eptw/domain/work/job/job';
import { listRequirements } from '@eptw/domain/work/requirements/requirements';
import type { ActorContext } from '../app-context.ts';
import { content } from '../content/content.ts';
import type { DemoCondition } from '../content/demo/permits.ts';
import { signOnWorker } from '../features/sign-on/by-holder/service.ts';
import { chooseCrew, findInRole, listFreeWorkers, listLeaving } from './demo-crew-on-job.ts';
import { uploadDemoPhoto } from './demo-files.ts';
import { loadJob, type LoggedJob } from '../features/work-log/service.ts';
import { performWorkAction, recordCheck } from '../features/work/service.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Creates the context of a user by their id, at a time. */
export type DemoContexts = (personId: string, at: Date) => ActorContext;

/** Who works under a permit. */
interface DemoJob {
  contexts: DemoContexts;
  holderId: string;
  /** Confirms isolations. */
  issuerId: string;
  permitId: string;
  job: Job;
}

/** A person and a permit. */
export interface DemoWorkplace {
  contexts: DemoContexts;
  submitterId: string;
  permitId: string;
}

async function loadDemoJob(
  { contexts, submitterId, permitId }: DemoWorkplace,
  at: Date,
): Promise<{ demo: DemoJob; loggedJob: LoggedJob } | undefined> {
  const { db } = contexts(submitterId, at);
  const loggedJob = await loadJob(db, permitId, at);
  if (!loggedJob) return undefined;
  const { source, job } = loggedJob;
  const issuerId = source.reviewerIds[0] ?? source.ownerId;
  return { demo: { contexts, holderId: submitterId, issuerId, permitId, job }, loggedJob };
}

/** The earliest time at which work can begin: approved, and in its period. */
function findBeginning({ source }: LoggedJob): number {
  return Math.max(Date.parse(String(source.last.at)), source.startsAt?.getTime() ?? 0) + minute;
}

/** Whether nothing is missing but what the demo sees to itself. */
function mayBegin(job: Job): boolean {
  const own: readonly string[] = ['withinPeriod', 'checksPassed', 'isolationsVerified', 'crewSignedOn'];
  return listRequirements(job, 'startWork').every(({ key, met }) => met || own.includes(key));
}

/**
 * Carries out the work under a permit in the hours before a time, so that it is finished then. Returns false when the
 * time is too short.
 */
export async function finishWorkBy(place: DemoWorkplace, until: Date): Promise<boolean> {
  const found = await loadDemoJob(place, until);
  if (!found) return true;
  const { demo, loggedJob } = found;
  const condition = findCondition(demo.job);
  if (condition === undefined || condition === 'finished') return true;
  if (condition === 'expired') return finishIfExpired(place, until);
  const fireWatch = demo.job.policy.fireWatch?.minutes ?? 0;
  const finishAt = until.getTime() - (fireWatch + 2) * minute;
  const beginAt = Math.max(findBeginning(loggedJob), finishAt - 2 * hour);
  if (finishAt - beginAt < 10 * minute || !mayBegin(demo.job)) return false;
  if (!(await startAt(demo, beginAt))) return false;
  await recordChecksUntil(demo, beginAt, finishAt, (series) => series.kind !== 'fireWatchRound');
  const { contexts, holderId, permitId } = demo;
  const finishing = contexts(holderId, new Date(finishAt));
  const confirmedOff = await listLeaving(finishing.db, permitId);
  const photo = await uploadDemoPhoto(finishing, permitId);
  await performWorkAction(finishing, { permitId, action: 'finishWork', clean: true, photo, confirmedOff });
  await recordChecksUntil(demo, finishAt, until.getTime(), (series) => series.kind === 'fireWatchRound');
  return true;
}

/** Finishes work whose period is over; leaves any other alone. */
export async function finishIfExpired(place: DemoWorkplace, at: Date): Promise<boolean> {
  const found = await loadDemoJob(place, at);
  if (!found || findCondition(found.demo.job) !== 'expired') return true;
  // What never started is not finished: its closure is requested as it is.
  if (found.demo.job.state.startedAt === null) return true;
  const { contexts, submitterId, permitId } = place;
  await performWorkAction(contexts(submitterId, at), { permitId, action: 'finishWork', clean: true });
  return true;
}

/**
 * Begins the work under a permit some time before now, with people signed on, and leaves it live or stops it. Does
 * nothing where it cannot begin yet.
 */
export async function beginWork(place: DemoWorkplace, now: Date, becomes: DemoCondition = 'live'): Promise<void> {
  const found = await loadDemoJob(place, now);
  const condition = found && findCondition(found.demo.job);
  if (!found || (condition !== 'ready' && condition !== 'notReady')) return;
  const beginAt = Math.max(findBeginning(found.loggedJob), now.getTime() - 2 * hour);
  if (now.getTime() - beginAt < 10 * minute || !mayBegin(found.demo.job)) return;
  const { demo } = found;
  if (!(await startAt(demo, beginAt))) return;
  await recordChecksUntil(demo, beginAt, now.getTime(), (series) => series.kind !== 'fireWatchRound');
  await endings[becomes](demo, new Date(now.getTime() - minute));
}

/** How the work comes to stand as it does. */
const endings: Record<DemoCondition, (demo: DemoJob, at: Date) => Promise<unknown>> = {
  live: async () => {},
  stopped: ({ contexts, issuerId, permitId }, at) =>
    performWorkAction(contexts(issuerId, at), {
      permitId,
      action: 'stopWork',
      reason: 'Smell of solvent at the work place.',
    }),
  failed: (demo, at) => {
    const series = demo.job.policy.checks.find(({ kind }) => kind === 'gasTest');
    return series ? record(demo, series, at.getTime(), { flammable: 12 }) : Promise.resolve();
  },
};

/** Signs the crew on, does the checks before the start, and starts. Returns false where nobody is left for the job. */
async function startAt(demo: DemoJob, at: number): Promise<boolean> {
  const { contexts, holderId, permitId, job } = demo;
  const context = contexts(holderId, new Date(at));
  const crew = chooseCrew(job, await listFreeWorkers(context, job.permit.contractor));
  if (!crew) return false;
  // Where the policy names no roles, people are there without one.
  const hasRoles = job.policy.roles.length > 0;
  for (const { worker, role } of crew) await signOnWorker(context, { permitId, worker, roles: hasRoles ? [role] : [] });
  for (const series of listSeries(job.policy))
    if (series.beforeStartMinutes !== undefined || series.name === isolationSeriesName) await record(demo, series, at);
  const signature = content.samples.signatures[0] ?? '';
  await performWorkAction(contexts(holderId, new Date(at + minute)), { permitId, action: 'startWork', signature });
  return true;
}

/** Records every check of some series a little before it is due. */
async function recordChecksUntil(
  demo: DemoJob,
  from: number,
  until: number,
  isRecorded: (series: CheckSeries) => boolean,
): Promise<void> {
  const due = listSeries(demo.job.policy)
    .filter(isRecorded)
    .flatMap((series) => {
      const interval = (series.everyMinutes ?? Number.POSITIVE_INFINITY) * 0.9 * minute;
      const count = Math.floor((until - from - 2 * minute) / interval);
      return Array.from({ length: count }, (_, index) => ({ series, at: from + minute + (index + 1) * interval }));
    })
    .sort((one, other) => one.at - other.at);
  for (const { series, at } of due) await record(demo, series, at);
}

async function record(
  demo: DemoJob,
  series: CheckSeries,
  at: number,
  measured: Record<string, number> = {},
): Promise<void> {
  const { contexts, holderId, issuerId, permitId } = demo;
  const context = contexts(series.name === isolationSeriesName ? issuerId : holderId, new Date(at));
  const role = findCheckRole(demo.job.policy, series.kind);
  const measuredBy = role === null ? undefined : await findInRole(context.db, permitId, role);
  await recordCheck(context, {
    permitId,
    check: {
      measuredBy,
      series: series.name,
      values: {
        ...Object.fromEntries(series.readings.map((reading) => [reading.name, chooseValue(reading)])),
        ...measured,
      },
      ...(series.readings.length > 0 && {
        instrument: 'GD-0214',
        calibratedOn: new Date(at - 30 * day).toISOString().slice(0, 10),
      }),
    },
  });
}

/** A usual value within the limits: 20.9 % of oxygen, nothing of a gas that only has an upper limit. */
function chooseValue({ from, to }: CheckReading): number {
  if (from === undefined) return 0;
  return to === undefined ? from : Math.round((from + 0.35 * (to - from)) * 10) / 10;
}
