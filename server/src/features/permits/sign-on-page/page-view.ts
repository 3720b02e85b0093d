import { findGravest } from '@eptw/domain/work/causes';
import { nameCause } from '@eptw/domain/work/cause-words';
import { isWatchRunning } from '@eptw/domain/work/state';
import type { HazardSign, ProtectionSign, ShownSign } from '@eptw/domain/safety-sign/safety-signs';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import type { AreaStopKind } from '@eptw/domain/work/area-stop';
import { findExpiry, type AreaStop } from '@eptw/domain/work/deadlines';
import { findSignOnProblem } from '@eptw/domain/work/may-sign-on';
import { findCondition } from '@eptw/domain/work/job';
import { findLiveUntil, formatCondition } from '@eptw/domain/work/label';
import { listSignOnNotes, type SignOnNote } from '@eptw/domain/work/sign-on-notes';
import type { SignOnProblem } from '@eptw/domain/work/sign-on-problem';
import { describeStandstill, type Standstill } from '@eptw/domain/work/standstill';
import { mayBeStopped } from '@eptw/domain/work/stop-by-worker';
import type { LoggedJob } from '../work-log/service.ts';
import type { PageRow } from './store.ts';

/** The signs of a job. */
export interface WorkSigns {
  hazards: ShownSign<HazardSign>[];
  protection: ShownSign<ProtectionSign>[];
}

/** The worker whose device looks at the page. */
export interface PageWorker {
  workerId: string;
  name: string;
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
  /** Why the work stands still, in parts that are said in the reader's language; null while it does not. */
  standstill: Standstill | null;
  /** The stop of all work at the site; null while there is none. */
  areaStop: PageStop | null;
  /** Why the work was suspended, in the words of whoever did it. */
  reason: string | null;
  holder: string;
  signedOn: number;
  notes: SignOnNote[];
  /** Why workers cannot sign on now; null when they can. */
  closedBy: SignOnProblem | null;
  mayBeStopped: boolean;
  /** The worker of the device, while they are signed on. */
  worker: { name: string; since: Date } | null;
}

/** A job as its sign-on page shows it, to the worker of a device. */
export function toSignOnPage({ source, job }: LoggedJob, row: PageRow, worker: PageWorker | null): SignOnPage {
  const { permit, policy, state } = job;
  const condition = findCondition(job) ?? null;
  const gravest = findGravest(state.causes);
  const since = worker && state.signedOn.get(worker.workerId)?.since;
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
    suspendedAt: gravest?.at ?? null,
    standstill: condition === 'suspended' && gravest ? describeStandstill(gravest, policy, source.timeZone) : null,
    areaStop: toPageStop(permit.areaStop),
    reason: condition === 'suspended' && gravest ? nameCause(gravest, policy) : null,
    holder: state.holder.name,
    signedOn: state.signedOn.size,
    notes: listSignOnNotes(policy),
    closedBy: findSignOnProblem(job) ?? null,
    mayBeStopped: mayBeStopped(job),
    worker: worker && since ? { name: worker.name, since } : null,
  };
}

function toPageStop(stop: AreaStop | null): PageStop | null {
  if (stop === null) return null;
  const { kind, reason, since, isMustered = false } = stop;
  return { kind, reason, since, toAssemblyPoint: isMustered };
}
