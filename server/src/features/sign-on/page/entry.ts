import { decideEntryByWorker, type Goer } from '@eptw/domain/work/sign-on/decide-entry';
import type { RecordedEntry, WorkLog } from '@eptw/domain/work/log/work-log';
import { Refusal } from '../../../refusal.ts';
import { actOnJob, writeDecision, type PageContext, type SentAct, type WorkerChange } from './page-job.ts';

/** An entry as a device sends it: that of its own worker unless it names another one, or a rescuer. */
export interface SentEntryHere extends SentAct {
  direction: RecordedEntry['direction'];
  worker?: string | null | undefined;
  rescuer?: string | null | undefined;
  allTheSame?: boolean | null | undefined;
  takesBack?: boolean | null | undefined;
}

/** Records that somebody goes into the space or comes out, for a worker on the job. Throws the refusal. */
export async function recordEntryHere(context: PageContext, sent: SentEntryHere): Promise<WorkerChange> {
  const { direction } = sent;
  await actOnJob(context, sent, async (locked, loggedJob, { workerId, pressedAt, signedOnThen }) => {
    const goer = readGoer(sent, workerId);
    if (direction === 'out' && hasArrived(loggedJob.log, goer, pressedAt)) return;
    const entry = {
      goer,
      direction,
      allTheSame: sent.allTheSame ?? false,
      takesBack: sent.takesBack ?? false,
      // Going in depends on what is so now.
      ...((direction === 'out' || sent.takesBack) && { pressedAt }),
    };
    await writeDecision(locked, loggedJob, decideEntryByWorker(loggedJob.job, entry, workerId, signedOnThen));
  });
  return { message: 'Recorded.', deviceKey: sent.deviceKey ?? null };
}

function readGoer({ worker, rescuer }: SentEntryHere, workerId: string): Goer {
  if (worker && rescuer) throw new Refusal('BAD_INPUT', 'Say who goes: a worker on the job, or a rescuer.');
  // Without a name it is refused: it is no entry of the worker of the device.
  return typeof rescuer === 'string' ? { rescuer } : { workerId: worker ?? workerId };
}

/** Whether this has arrived before: the device did not get the answer, and sent it again. */
function hasArrived(log: WorkLog, goer: Goer, pressedAt: Date): boolean {
  const isSame = ({ workerId, rescuer, direction, pressedAt: then }: RecordedEntry) =>
    direction === 'out' &&
    then === pressedAt.toISOString() &&
    ('workerId' in goer ? workerId === goer.workerId : rescuer === goer.rescuer);
  return log.some(({ event, details }) => event === 'recordEntry' && isSame(details));
}
