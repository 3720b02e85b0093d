import type { CertificateKind } from '../../crew/certificate-kind.ts';
import type { JobRole } from '../../role/job-role.ts';
import type { GivenCheck } from './check-record.ts';
import type { StopKind } from './stop-kinds.ts';

/** Somebody named in the log. */
export interface Person {
  id: string;
  name: string;
}

/**
 * Why the application suspended a job without anybody asking for it, or why work that has not started is not allowed any
 * more.
 */
export const suspensionCauses = {
  recall: 'the approval was recalled',
  review: 'the permit changed and needs approval again',
  cancellation: 'its cancellation was requested',
  certificate: 'a certificate was withdrawn',
  parent: 'its parent permit stopped',
  parentDanger: 'its parent permit stopped for a danger',
  parentPause: 'its parent permit was paused',
  areaStop: 'all work in the area was stopped',
  holder: 'it has no permit holder',
} as const satisfies Record<string, string>;

export type SuspensionCause = keyof typeof suspensionCauses;

type NoDetails = Record<string, never>;

/** What the issuing authority says to a cause when the work is resumed. */
export interface CauseAnswer {
  /** The id of the cause. */
  cause: string;
  answer: string;
  /** What kind of stop it was, where whoever stopped the work had only words. */
  kind?: StopKind;
}

/** How work goes on: after an inspection, with an answer to each open cause. Logs from before have neither. */
export interface Resumption {
  isInspected?: true;
  answers?: CauseAnswer[];
  /** A gas test that was taken for the resumption, where the policy has none of its own. */
  gasTest?: Record<string, number>;
}

/** What each entry of a work log holds, apart from who, when and the reason. Instants are ISO 8601. */
export interface WorkEventDetails {
  /** Signatures are stored beside the log, under their SHA-256. */
  startWork: { signature: string };
  pauseWork: NoDetails;
  /**
   * The photo is the name of an uploaded file; `workerId` is the worker on the job who stopped it, and `pressedAt` the
   * device's time where it was sent later. `pinChecked` is false where a pass number alone says who it was.
   */
  stopWork: { kind?: StopKind; photo?: string; workerId?: string; pressedAt?: string; pinChecked?: boolean };
  resumeWork: Resumption;
  revalidateWork: Resumption & { signature: string };
  handOverWork: { to: Person; done: string; left: string; watch: string };
  /** The holder cannot act: another one is named, with what is known of the work. The reason says why. */
  appointHolder: { to: Person; done: string; left: string; watch: string; needsConfirmation?: true };
  /** The holder can act after all. */
  stayHolder: NoDetails;
  acceptHandover: NoDetails;
  declineHandover: NoDetails;
  withdrawHandover: NoDetails;
  requestExtension: { until: string };
  agreeExtension: { from: string; until: string };
  refuseExtension: NoDetails;
  /** `confirmedOff` are workers who were still signed on, each confirmed by the holder to have left. */
  finishWork: { photo?: string; confirmedOff?: string[]; inPlaceOf?: Person };
  recordCheck: GivenCheck;
  /** `areaStopKind` is the kind of the stop of the site, where that is the cause. */
  suspendWork: { cause: SuspensionCause; areaStopKind?: string };
  missCheck: { series: string; due: string };
  missRevalidation: { due: string };
  expireWork: { due: string };
  endFireWatch: { due: string };
  /** Nobody has watched for so long that the supervisors of the site are told. */
  escalateFireWatch: { due: string };
  /**
   * A worker's certificates as the policy needs them; `expiresOn` is YYYY-MM-DD. Names stay out of the log. Without roles
   * where the policy names none.
   */
  signOn: { workerId: string; certificates: CarriedCertificate[]; roles?: JobRole[] };
  /** `pressedAt` is when a device without a connection recorded it; `cameOut` says that the worker was still inside. */
  signOff: { workerId: string; pressedAt?: string; cameOut?: true };
  /** A worker on the job takes other roles. */
  changeRole: { workerId: string; roles: JobRole[] };
  recordEntry: RecordedEntry;
  /** Somebody who signed a worker off could not say whether they have come out: nobody is signed off. */
  doubtExit: { workerId: string };
  /** What a worker on the job holds from now on, of what the policy needs, and the roles that they lose with it. */
  changeCertificates: { workerId: string; certificates: CarriedCertificate[]; lostRoles?: JobRole[] };
}

/** Somebody goes into the space or comes out. */
export interface RecordedEntry {
  direction: 'in' | 'out';
  /** The worker on the job; a rescuer has a name instead. */
  workerId?: string;
  rescuer?: string;
  /** Whether they are no rescuer, but somebody who is not signed on and went in all the same. */
  stranger?: true;
  /** The attendant who recorded it on the sign-on page, where it was not the worker. */
  recordedBy?: string;
  /** The 'out' before it was a mistake: they have been inside all the time. */
  takesBack?: true;
  /** Why the worker should not have gone in, and went all the same: a danger. */
  against?: string;
  /** When a device without a connection recorded it; ISO 8601. */
  pressedAt?: string;
}

/** A certificate of a worker when they signed on. */
export interface CarriedCertificate {
  kind: CertificateKind;
  expiresOn: string;
  /** Whether a site had seen it; absent in entries of versions that did not ask. */
  verified?: boolean;
}

export type WorkEvent = keyof WorkEventDetails;

interface WorkEventRow {
  /** In the history: '{name} {verb}'. The clock's entries have no name, and their sentence stands alone. */
  verb: string;
  /** In the history, where a worker without an account did it. */
  doneByWorker?: string;
  /** At the start of a notification. */
  headline: string;
  /** Who writes the entry: a person, the clock when a time falls due, or another change of the permit. */
  written: 'by a person' | 'by the clock' | 'with another change';
  historyTone?: 'green' | 'red';
  /** Whether people come, leave, go in, come out or take another role with it: the muster list follows. */
  movesPeople?: true;
}

/** THE table of events in the life of a job. */
export const workEventTable: Record<WorkEvent, WorkEventRow> = {
  startWork: { verb: 'started the work', headline: 'Work started', written: 'by a person', historyTone: 'green' },
  pauseWork: { verb: 'paused the work', headline: 'Work paused', written: 'by a person' },
  stopWork: {
    verb: 'stopped the work',
    doneByWorker: 'A worker on the job stopped the work',
    headline: 'Work stopped',
    written: 'by a person',
    historyTone: 'red',
  },
  resumeWork: { verb: 'resumed the work', headline: 'Work resumed', written: 'by a person', historyTone: 'green' },
  revalidateWork: {
    verb: 'revalidated the work',
    headline: 'Work revalidated',
    written: 'by a person',
    historyTone: 'green',
  },
  handOverWork: { verb: 'offered the permit to another holder', headline: 'Take over', written: 'by a person' },
  appointHolder: {
    verb: 'appointed another permit holder',
    headline: 'Take over as permit holder',
    written: 'by a person',
  },
  stayHolder: { verb: 'stays the permit holder', headline: 'The permit holder is there', written: 'by a person' },
  acceptHandover: { verb: 'took over the permit', headline: 'Taken over', written: 'by a person' },
  declineHandover: { verb: 'declined to take over the permit', headline: 'Handover declined', written: 'by a person' },
  withdrawHandover: { verb: 'withdrew the handover', headline: 'Handover withdrawn', written: 'by a person' },
  requestExtension: { verb: 'requested an extension', headline: 'More time requested', written: 'by a person' },
  agreeExtension: {
    verb: 'agreed to the extension',
    headline: 'More time agreed',
    written: 'by a person',
    historyTone: 'green',
  },
  refuseExtension: {
    verb: 'refused the extension',
    headline: 'More time refused',
    written: 'by a person',
    historyTone: 'red',
  },
  finishWork: {
    verb: 'finished the work',
    headline: 'Work finished',
    written: 'by a person',
    historyTone: 'green',
    movesPeople: true,
  },
  recordCheck: {
    verb: 'recorded a check',
    doneByWorker: 'A worker on the job recorded a check',
    headline: 'Check failed',
    written: 'by a person',
  },
  suspendWork: {
    verb: 'The work was suspended',
    headline: 'Work suspended',
    written: 'with another change',
    historyTone: 'red',
  },
  missCheck: { verb: 'A check was missed', headline: 'Check missed', written: 'by the clock', historyTone: 'red' },
  missRevalidation: {
    verb: 'The revalidation was missed',
    headline: 'Revalidation missed',
    written: 'by the clock',
    historyTone: 'red',
  },
  expireWork: { verb: 'The work expired', headline: 'Work expired', written: 'by the clock', historyTone: 'red' },
  endFireWatch: {
    verb: 'The fire watch ended',
    headline: 'Fire watch ended',
    written: 'by the clock',
    movesPeople: true,
  },
  escalateFireWatch: {
    verb: 'No round of the fire watch passed for two hours',
    headline: 'Nobody watches for fire',
    written: 'by the clock',
    historyTone: 'red',
  },
  signOn: {
    verb: 'signed a worker on',
    doneByWorker: 'A worker signed on',
    headline: 'Signed on',
    written: 'by a person',
    movesPeople: true,
  },
  signOff: {
    verb: 'signed a worker off',
    doneByWorker: 'A worker signed off',
    headline: 'Signed off',
    written: 'by a person',
    movesPeople: true,
  },
  changeRole: {
    verb: 'changed the role of a worker',
    doneByWorker: 'A worker changed their role',
    headline: 'Role changed',
    written: 'by a person',
    movesPeople: true,
  },
  recordEntry: {
    verb: 'recorded an entry',
    doneByWorker: 'A worker on the job recorded an entry',
    headline: 'Entry recorded',
    written: 'by a person',
    movesPeople: true,
  },
  doubtExit: {
    verb: 'could not say whether a worker has come out',
    headline: 'Is somebody still inside?',
    written: 'by a person',
    historyTone: 'red',
  },
  changeCertificates: {
    verb: 'The certificates of a worker on the job changed',
    headline: 'Certificates changed',
    written: 'with another change',
  },
};

/** Every event, in the order of the table. */
export const workEvents = Object.keys(workEventTable) as readonly WorkEvent[];

/** Whether people come, leave, go in, come out or take another role with an event. */
export function movesPeople(event: WorkEvent): boolean {
  return workEventTable[event].movesPeople ?? false;
}

/** Whether this version has this event. */
export function isWorkEvent(value: string): value is WorkEvent {
  return Object.hasOwn(workEventTable, value);
}

/** One entry of a work log. A deadline's entry has the time when it fell due, whenever it was written. */
export type WorkEntry = {
  [Event in WorkEvent]: {
    event: Event;
    at: Date;
    /** Null for the clock, for what another change causes, and for a worker without an account. */
    by: Person | null;
    reason: string | null;
    details: WorkEventDetails[Event];
  };
}[WorkEvent];

/** The entries of a permit, oldest first. */
export type WorkLog = readonly WorkEntry[];

/** What happened, as a sentence without its full stop: who did it, if it was anybody with an account. */
export function formatDoneWork(event: WorkEvent, actor: string | null): string {
  const { verb, doneByWorker = verb } = workEventTable[event];
  return actor === null ? doneByWorker : `${actor} ${verb}`;
}

/** The worker without an account who did what an entry says; undefined where it was a user, the clock or another change. */
export function findWorkerWhoActed({ by, event, details }: WorkEntry): string | undefined {
  if (by !== null || workEventTable[event].doneByWorker === undefined) return undefined;
  if ('recordedBy' in details && details.recordedBy !== undefined) return details.recordedBy;
  if ('measuredBy' in details) return details.measuredBy;
  return 'workerId' in details ? details.workerId : undefined;
}
