import { getCauseRow, isDanger } from '../work/log/cause-table.ts';
import { findGravest, type Cause } from '../work/log/causes.ts';
import type { Job } from '../work/job/job.ts';
import { addEntry } from '../work/log/steps.ts';
import { asksToStopSite } from '../work/log/stop-kinds.ts';
import type { WorkEntry, WorkEvent } from '../work/log/work-log.ts';
import { hasRecipients, selectIssuingSide, selectPeople, selectSiteIssuers, type Audience } from './audience.ts';
import { toChangeNotices, type ChangeNotices, type Notice } from './change-notices.ts';
import type { NotificationKind } from './kinds.ts';

/** What everybody who is signed on to a job learns by text message. */
export type CrewNews = 'work stopped' | 'permit expired' | 'stop ended';

/** Who is notified of an event in the work under a permit. */
type WorkNoticeRow = {
  /** What the crew learns, if that is what the event comes to; null where it is never notified. */
  crew: CrewNews | null;
} & (
  | {
      kind: NotificationKind;
      /** The holder is the one before the event. */
      to:
        | 'the holder'
        | 'the issuing authority'
        | 'the holder and the issuing authority'
        | 'the person who was asked to take over';
    }
  | { kind: null; to: 'nobody' }
);

/** For an event that concerns others only by the causes that it brings: those say who is told. */
const ofCauses = { kind: null, to: 'nobody', crew: null } as const;

/** THE table of notices about the work: to users, and to the workers who are signed on. */
const workNotices: Record<WorkEvent, WorkNoticeRow> = {
  startWork: { kind: 'workChanged', to: 'the issuing authority', crew: null },
  pauseWork: ofCauses,
  stopWork: ofCauses,
  resumeWork: { kind: 'workChanged', to: 'the holder and the issuing authority', crew: 'stop ended' },
  revalidateWork: { kind: 'workChanged', to: 'the holder', crew: 'stop ended' },
  handOverWork: { kind: 'takeOver', to: 'the person who was asked to take over', crew: null },
  appointHolder: { kind: 'takeOver', to: 'the person who was asked to take over', crew: null },
  stayHolder: { kind: 'handoverAnswered', to: 'the issuing authority', crew: null },
  acceptHandover: { kind: 'handoverAnswered', to: 'the holder', crew: null },
  declineHandover: { kind: 'handoverAnswered', to: 'the holder', crew: null },
  withdrawHandover: { kind: 'handoverAnswered', to: 'the person who was asked to take over', crew: null },
  requestExtension: { kind: 'extensionRequested', to: 'the issuing authority', crew: null },
  agreeExtension: { kind: 'extensionAnswered', to: 'the holder', crew: null },
  refuseExtension: { kind: 'extensionAnswered', to: 'the holder', crew: null },
  // Everybody has left by then.
  finishWork: { kind: 'workChanged', to: 'the issuing authority', crew: null },
  // Before the start, one that fails is no cause.
  recordCheck: { kind: 'workStopped', to: 'the holder and the issuing authority', crew: null },
  suspendWork: ofCauses,
  missCheck: ofCauses,
  missRevalidation: ofCauses,
  expireWork: { kind: 'workExpired', to: 'the holder and the issuing authority', crew: 'permit expired' },
  signOn: { kind: null, to: 'nobody', crew: null },
  signOff: { kind: null, to: 'nobody', crew: null },
  changeRole: { kind: null, to: 'nobody', crew: null },
  recordEntry: { kind: null, to: 'nobody', crew: null },
  doubtExit: { kind: 'workStopped', to: 'the holder', crew: null },
  // A change that stops the work has an entry of its own.
  changeCertificates: { kind: null, to: 'nobody', crew: null },
  endFireWatch: { kind: 'workChanged', to: 'the holder', crew: null },
  escalateFireWatch: { kind: 'workStopped', to: 'the holder and the issuing authority', crew: null },
};

/** The notice of a cause, by who is told of it. */
const noticesOfCauses = {
  everybody: { kind: 'workStopped', to: 'the holder and the issuing authority', crew: 'work stopped' },
  'the issuing authority': { kind: 'workChanged', to: 'the issuing authority', crew: null },
  'as of its event': null,
} as const satisfies Record<ReturnType<typeof getCauseRow>['notified'], WorkNoticeRow | null>;

/** Who is notified of an entry, by the gravest cause that it brings, if it brings one. */
function findRow(cause: Cause | undefined, { event }: WorkEntry): WorkNoticeRow {
  return (cause && noticesOfCauses[getCauseRow(cause.kind).notified]) ?? workNotices[event];
}

/** The gravest cause that an entry brings; undefined where it brings none. */
export function findOpened({ state, policy }: Job, entry: WorkEntry): Cause | undefined {
  const known = new Set(state.causes);
  return addEntry(state, entry, policy).causes.find((cause) => !known.has(cause) && cause.entry === entry);
}

/** What the crew learns of an entry, given the job before it; null if nothing. A lesser cause than the open ones is no news. */
export function findCrewNews(before: Job, entry: WorkEntry): CrewNews | null {
  const cause = findOpened(before, entry);
  if (!cause || noticesOfCauses[getCauseRow(cause.kind).notified] === null) return workNotices[entry.event].crew;
  const gravest = findGravest(addEntry(before.state, entry, before.policy).causes);
  // A further danger is news to everybody, whatever they left for.
  return gravest?.entry === entry || isDanger(cause.kind) ? findRow(cause, entry).crew : null;
}

/** The notices of an entry of the work log, given the job before it; undefined when nobody is to be notified. */
export function createWorkNotices(before: Job, entry: WorkEntry): ChangeNotices | undefined {
  const cause = findOpened(before, entry);
  const row = findRow(cause, entry);
  // A check that passed concerns nobody else.
  if (row.kind === null || (entry.event === 'recordCheck' && entry.details.result === 'passed')) return undefined;
  const notices: Notice[] = [{ kind: row.kind, audience: selectAudience(row.to, before, entry) }];
  if (entry.event === 'stopWork' && asksToStopSite(entry.details.kind) && before.permit.areaStop === null)
    notices.unshift({ kind: 'siteStopSuggested', audience: selectSiteIssuers(entry.by ? [entry.by.id] : []) });
  const received = notices.filter(({ audience }) => hasRecipients(audience));
  return received.length > 0 ? toChangeNotices(received) : undefined;
}

function selectAudience(
  to: Exclude<WorkNoticeRow['to'], 'nobody'>,
  { permit, state }: Job,
  entry: WorkEntry,
): Audience {
  const except = entry.by ? [entry.by.id] : [];
  const isHandover = entry.event === 'handOverWork' || entry.event === 'appointHolder';
  const taker = isHandover ? entry.details.to : state.handover?.to;
  switch (to) {
    case 'the holder':
      return selectPeople([state.holder.id], except);
    case 'the person who was asked to take over':
      return selectPeople(taker ? [taker.id] : [], except);
    case 'the issuing authority':
      return selectIssuingSide(permit, [], [...except, permit.submitter.id, state.holder.id]);
    case 'the holder and the issuing authority':
      return selectIssuingSide(permit, [state.holder.id], except);
  }
}
