import { formatCheckNews } from '@eptw/domain/work/log/check-news';
import { decideCheckByWorker } from '@eptw/domain/work/checks/decide-check';
import type { WorkLog } from '@eptw/domain/work/log/work-log';
import { loadApprovedAt, parseCheck, type CheckInput } from '../../work/sent-checks/service.ts';
import type { LoggedJob } from '../../work-log/service.ts';
import {
  actOnJob,
  writeDecision,
  type PageContext,
  type RecordedCheck,
  type SentAct,
  type WorkerChange,
} from './page-job.ts';

/** A check as a device sends it. */
export type SentCheckHere = SentAct & Omit<CheckInput, 'measuredBy' | 'photo'>;

/** Records a check that a worker on the job made. A value outside its limits is recorded. Throws the refusal. */
export async function recordCheckHere(context: PageContext, sent: SentCheckHere): Promise<WorkerChange> {
  const check = parseCheck({ ...sent, measuredBy: null, photo: null });
  const recordedCheck = await actOnJob(context, sent, async (locked, loggedJob, { workerId, signedOnThen }) => {
    const { job, log, source } = loggedJob;
    const earlier = findArrived(log, workerId, check);
    if (earlier) return toRecorded(earlier, loggedJob);
    const approvedAt = await loadApprovedAt(locked.db, source.id, check);
    const decision = decideCheckByWorker(workerId, job, check, approvedAt, signedOnThen);
    return toRecorded(await writeDecision(locked, loggedJob, decision), loggedJob);
  });
  return { message: 'Recorded.', deviceKey: sent.deviceKey ?? null, recordedCheck };
}

/** The same check, if it has arrived before: the device did not get the answer, and sent it again. */
function findArrived(
  log: WorkLog,
  workerId: string,
  { series, deviceTime }: { series: string; deviceTime?: string },
): WorkLog[number] | undefined {
  if (deviceTime === undefined) return undefined;
  return log.find(
    ({ event, details }) =>
      event === 'recordCheck' &&
      details.measuredBy === workerId &&
      details.series === series &&
      details.deviceTime === deviceTime,
  );
}

function toRecorded(entry: WorkLog[number], { job, source }: LoggedJob): RecordedCheck {
  const passed = entry.event === 'recordCheck' && entry.details.result === 'passed';
  const news = passed || entry.event !== 'recordCheck' ? '' : formatCheckNews(entry, job.policy, source.timeZone);
  return { passed, news: news ?? '' };
}
