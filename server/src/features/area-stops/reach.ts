import { formatSiteLiftMessage, formatSiteStopMessage } from '@eptw/domain/notification/crew-message';
import { toTextMessageNumber } from '@eptw/domain/notification/text-message';
import type { AppContext } from '../../app-context.ts';
import { queueTextMessages } from '../sms-queue/service.ts';
import type { AreaStop } from './area-stop-rows.ts';
import { countPlainPermits, countStoppedJobs, listSignedOnWorkers } from './reach-rows.ts';

/** What a stop of all work reaches. */
export interface StopReach {
  suspendedJobs: number;
  /** Permits without a work policy. */
  stoppedPermits: number;
  /** People who are signed on, and get no text message. */
  unreachedPeople: number;
}

type ReachContext = Pick<AppContext, 'db' | 'clock' | 'smsGateway'>;

/** Counts what a stop in force reaches. */
export async function countReach({ db, smsGateway }: ReachContext, stop: AreaStop): Promise<StopReach> {
  const [suspendedJobs, stoppedPermits, workers] = await Promise.all([
    countStoppedJobs(db, stop.siteId, stop.setAt),
    countPlainPermits(db, stop.siteId),
    listSignedOnWorkers(db, stop.siteId),
  ]);
  const unreached = workers.filter(({ phone }) => !smsGateway || toTextMessageNumber(phone) === undefined);
  return { suspendedJobs, stoppedPermits, unreachedPeople: new Set(unreached.map(({ workerId }) => workerId)).size };
}

/** What a stop reaches, in sentences. */
export function formatReach({ suspendedJobs, stoppedPermits, unreachedPeople }: StopReach): string {
  const jobs = suspendedJobs === 1 ? '1 job is suspended' : `${suspendedJobs} jobs are suspended`;
  const permits =
    stoppedPermits === 1
      ? '1 permit without a work policy is stopped'
      : `${stoppedPermits} permits without a work policy are stopped`;
  const sentence = `${jobs}, ${permits}.`;
  if (unreachedPeople === 0) return sentence;
  const people = unreachedPeople === 1 ? '1 person' : `${unreachedPeople} people`;
  return `${sentence} ${people} could not be reached by text message: find them.`;
}

/** Has everybody who is signed on at the site get a text message of the stop. */
export async function sendStopMessages(
  context: ReachContext,
  stop: AreaStop,
  { at, wasDrill }: { at: Date; wasDrill: boolean },
): Promise<void> {
  const text = formatSiteStopMessage({ ...stop, isMustered: stop.musteredAt !== null }, at, wasDrill);
  await sendToSignedOn(context, stop, text);
}

/** Has the same people get one of its end. */
export async function sendLiftMessages(context: ReachContext, stop: AreaStop, at: Date): Promise<void> {
  await sendToSignedOn(context, stop, formatSiteLiftMessage(stop, at));
}

/** One message for each worker, whatever the number of permits that they are signed on to. */
async function sendToSignedOn(context: ReachContext, { siteId }: AreaStop, text: string): Promise<void> {
  const workers = await listSignedOnWorkers(context.db, siteId);
  const byWorker = new Map(workers.map((worker) => [worker.workerId, worker]));
  await queueTextMessages(
    context,
    [...byWorker.values()].map(({ permitId, workerId, sequence }) => ({ permitId, workerId, sequence, text })),
  );
}
