import type { Job } from '../work/job.ts';
import type { WorkEntry, WorkEvent } from '../work/work-log.ts';
import { hasRecipients, selectIssuingSide, selectPeople, type Audience } from './audience.ts';
import { toChangeNotices, type ChangeNotices, type Notice } from './change-notices.ts';
import type { NotificationKind } from './kinds.ts';

/** Who is notified of an event in the work under a permit. */
interface WorkNoticeRow {
  kind: NotificationKind;
  /** The holder is the one before the event. */
  to: 'the holder' | 'the issuing side' | 'the holder and the issuing side' | 'the person who was asked to take over';
}

/** THE table of notices about the work; null where nobody is notified. */
const workNotices: Record<WorkEvent, WorkNoticeRow | null> = {
  startWork: { kind: 'workChanged', to: 'the issuing side' },
  pauseWork: { kind: 'workChanged', to: 'the issuing side' },
  stopWork: { kind: 'workStopped', to: 'the holder and the issuing side' },
  resumeWork: { kind: 'workChanged', to: 'the holder and the issuing side' },
  revalidateWork: { kind: 'workChanged', to: 'the holder' },
  handOverWork: { kind: 'takeOver', to: 'the person who was asked to take over' },
  acceptHandover: { kind: 'handoverAnswered', to: 'the holder' },
  declineHandover: { kind: 'handoverAnswered', to: 'the holder' },
  withdrawHandover: { kind: 'handoverAnswered', to: 'the person who was asked to take over' },
  requestExtension: { kind: 'extensionRequested', to: 'the issuing side' },
  agreeExtension: { kind: 'extensionAnswered', to: 'the holder' },
  refuseExtension: { kind: 'extensionAnswered', to: 'the holder' },
  finishWork: { kind: 'workChanged', to: 'the issuing side' },
  recordCheck: { kind: 'workStopped', to: 'the holder and the issuing side' },
  suspendWork: { kind: 'workStopped', to: 'the holder and the issuing side' },
  missCheck: { kind: 'workStopped', to: 'the holder and the issuing side' },
  missRevalidation: { kind: 'workStopped', to: 'the holder and the issuing side' },
  expireWork: { kind: 'workExpired', to: 'the holder and the issuing side' },
  signOn: null,
  signOff: null,
  endFireWatch: { kind: 'workChanged', to: 'the holder' },
};

/** The notices of an entry of the work log, given the job before it; undefined when nobody is to be notified. */
export function createWorkNotices(before: Job, entry: WorkEntry): ChangeNotices | undefined {
  const row = workNotices[entry.event];
  // A check that passed concerns nobody else.
  if (!row || (entry.event === 'recordCheck' && entry.details.result === 'passed')) return undefined;
  const notice: Notice = { kind: row.kind, audience: selectAudience(row.to, before, entry) };
  return hasRecipients(notice.audience) ? toChangeNotices([notice]) : undefined;
}

function selectAudience(to: WorkNoticeRow['to'], { permit, state }: Job, entry: WorkEntry): Audience {
  const except = entry.by ? [entry.by.id] : [];
  const taker = entry.event === 'handOverWork' ? entry.details.to : state.handover?.to;
  switch (to) {
    case 'the holder':
      return selectPeople([state.holder.id], except);
    case 'the person who was asked to take over':
      return selectPeople(taker ? [taker.id] : [], except);
    case 'the issuing side':
      return selectIssuingSide(permit, [], [...except, permit.submitter.id, state.holder.id]);
    case 'the holder and the issuing side':
      return selectIssuingSide(permit, [state.holder.id], except);
  }
}
