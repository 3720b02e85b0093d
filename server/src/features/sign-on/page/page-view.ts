import { nameCause } from '@eptw/domain/work/log/cause-words';
import { isWatchRunning } from '@eptw/domain/work/log/state';
import type { HazardSign, ProtectionSign, ShownSign } from '@eptw/domain/safety-sign/safety-signs';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import type { AreaStopKind } from '@eptw/domain/area-stop/area-stop';
import { findExpiry, type AreaStop } from '@eptw/domain/work/job/deadlines';
import { findSignOnProblem } from '@eptw/domain/work/sign-on/may-sign-on';
import { findCondition } from '@eptw/domain/work/requirements/read-job';
import { findLiveUntil, formatCondition, isWatchUnattended } from '@eptw/domain/work/summary/label';
import { listSignOnNotes, type SignOnNote } from '@eptw/domain/work/sign-on/sign-on-notes';
import type { SignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import { findGravest } from '@eptw/domain/work/log/causes';
import { describeStandstill, findCauseToSay, type Standstill } from '@eptw/domain/work/records/standstill';
import { mayBeStopped } from '@eptw/domain/work/actions/check-action';
import type { LoggedJob } from '../../work-log/service.ts';
import { listGasTests, listPageChecks, type PageCheck } from './page-checks.ts';
import { toPagePeople, toPageWorker, type PagePeople, type PageWorker, type PersonRow } from './page-people.ts';
import type { PageRow } from './store.ts';

/** The signs of a job. */
export interface WorkSigns {
  hazards: ShownSign<HazardSign>[];
  protection: ShownSign<ProtectionSign>[];
}

/** A stop of all work, as the sign-on page shows it. */
export interface PageStop {
  kind: AreaStopKind;
  reason: string;
  since: Date;
  /** Whether everybody goes to the assembly point. */
  toAssemblyPoint: boolean;
}

/** Everything that the sign-on page shows. */
export interface SignOnPage extends PageRow {
  permitId: string;
  number: string;
  timeZone: string;
  /** The emergency number of the site; empty if unknown. */
  emergencyPhone: string;
  /** The server's time, from which the page's clock runs. */
  now: Date;
  /** Null while the permit is not approved. */
  condition: WorkCondition | null;
  /** The condition in English, with who suspended the work and why. */
  label: string;
  startsAt: Date | null;
  /** Until when the work is live if nobody acts; null while it is not. */
  liveUntil: Date | null;
  expiresAt: Date | null;
  fireWatchUntil: Date | null;
  suspendedAt: Date | null;
  /** Whether a fire watch does not run because nobody watches. */
  nobodyWatches: boolean;
  /** Why the work stands still, or what is open on it, in parts that are said in the reader's language; null if nothing. */
  standstill: Standstill | null;
  /** The stop of all work at the site; null while there is none. */
  areaStop: PageStop | null;
  /** The same in English. */
  reason: string | null;
  holder: string;
  signedOn: number;
  notes: SignOnNote[];
  /** Why workers cannot sign on now; null when they can. */
  closedBy: SignOnProblem | null;
  mayBeStopped: boolean;
  /** How many are inside a space; null where no entry log is kept. */
  inside: number | null;
  /** The tests on which going in depends. */
  gasTests: PageCheck[];
  /** The worker of the device, while they are signed on. */
  worker: PageWorker | null;
  /** The people on the job; null for whoever is not signed on. */
  people: PagePeople | null;
}

/** The worker of a device, and everybody on the job as the register knows them. */
export interface PageViewer {
  workerId: string;
  people: PersonRow[];
}

/** A job as its sign-on page shows it, to the worker of a device. */
export function toSignOnPage({ source, job, log }: LoggedJob, row: PageRow, viewer: PageViewer | null): SignOnPage {
  const { permit, policy, state } = job;
  const condition = findCondition(job) ?? null;
  const cause = findCauseToSay(state.causes);
  const person = viewer?.people.find(({ id }) => id === viewer.workerId);
  const worker = person ? toPageWorker(job, person, () => listPageChecks(job, person.id)) : null;
  return {
    ...row,
    permitId: source.id,
    number: source.number,
    timeZone: source.timeZone,
    emergencyPhone: source.emergencyPhone,
    now: job.now,
    condition,
    label: formatCondition(job) ?? 'Not approved',
    startsAt: permit.start,
    liveUntil: condition === 'live' ? (findLiveUntil(job) ?? null) : null,
    expiresAt: state.expiredAt ?? findExpiry(permit, state, policy) ?? null,
    fireWatchUntil: isWatchRunning(state) ? state.fireWatchUntil : null,
    nobodyWatches: isWatchUnattended(job),
    suspendedAt: (cause ?? findGravest(state.causes))?.at ?? null,
    standstill: cause ? describeStandstill(cause, policy, source.timeZone) : null,
    areaStop: toPageStop(permit.areaStop),
    reason: cause ? nameCause(cause, policy) : null,
    holder: state.holder.name,
    signedOn: state.signedOn.size,
    notes: listSignOnNotes(policy),
    closedBy: findSignOnProblem(job) ?? null,
    mayBeStopped: mayBeStopped(job),
    inside: policy.entryLog ? state.inside.size : null,
    gasTests: listGasTests(job),
    worker,
    people: worker && viewer ? toPagePeople(job, log, viewer.people) : null,
  };
}

function toPageStop(stop: AreaStop | null): PageStop | null {
  if (stop === null) return null;
  const { kind, reason, since, isMustered = false } = stop;
  return { kind, reason, since, toAssemblyPoint: isMustered };
}
