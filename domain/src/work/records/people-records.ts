import type { CertificateKind } from '../../crew/certificate-kind.ts';
import type { JobRole } from '../../role/job-role.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { findRoleRequirement, listCountedRoles } from '../log/crew-roles.ts';
import { toRecordedAt } from '../../time/device-time.ts';
import type { SignedOn } from '../log/state.ts';
import type { LogStep } from '../log/walk-log.ts';
import type { CarriedCertificate, Person, WorkEntry } from '../log/work-log.ts';

/** How somebody left a job, in words. */
export const leavingWords = {
  signedOff: '',
  cameOut: 'has come out',
  confirmed: 'confirmed to have left',
  workFinished: 'when the work was finished',
  watchEnded: 'when the fire watch ended',
} as const satisfies Record<string, string>;

/** How somebody left a job. */
export interface Leaving {
  /** When it was pressed on a device, and when it arrived. */
  at: Date;
  receivedAt: Date;
  /** Null for the worker themselves and for the clock. */
  by: Person | null;
  how: keyof typeof leavingWords;
}

/** From signing on to signing off. */
export interface Stay {
  since: Date;
  /** Null for the worker themselves. */
  signedOnBy: Person | null;
  /** Null while they are signed on. */
  left: Leaving | null;
}

/** Somebody who is or was on a job. */
export interface PersonRecord {
  workerId: string;
  /** Those that counted, one after the other. */
  roles: { roles: readonly JobRole[]; since: Date }[];
  /** Those that their last roles need; of several of a kind the one that counted. */
  certificates: CarriedCertificate[];
  stays: Stay[];
}

/** Everybody who was ever signed on, in the order in which they first came. */
export function listPeopleRecords(steps: readonly LogStep[], policy: WorkPolicy): PersonRecord[] {
  const records = new Map<string, PersonRecord>();
  for (const { entry, before, after } of steps) {
    for (const [workerId, worker] of after.signedOn) {
      const known = before.signedOn.get(workerId);
      if (known === worker) continue;
      const record = records.get(workerId) ?? { workerId, roles: [], certificates: [], stays: [] };
      records.set(workerId, record);
      if (!known) record.stays.push({ since: worker.since, signedOnBy: entry.by, left: null });
      noteWorker(record, worker, policy, entry.at);
    }
    for (const workerId of before.signedOn.keys()) {
      const stay = records.get(workerId)?.stays.at(-1);
      if (stay && !after.signedOn.has(workerId)) stay.left = toLeaving(entry, workerId);
    }
  }
  return [...records.values()];
}

function noteWorker(record: PersonRecord, worker: SignedOn, policy: WorkPolicy, since: Date): void {
  const roles = listCountedRoles(policy, worker);
  if (record.roles.at(-1)?.roles.join() !== roles.join()) record.roles.push({ roles, since });
  record.certificates = listThatCounted(worker, roles, policy);
}

function listThatCounted(
  { certificates }: SignedOn,
  roles: readonly JobRole[],
  policy: WorkPolicy,
): CarriedCertificate[] {
  const needed = roles.flatMap((role) => findRoleRequirement(policy, role)?.certificates ?? []);
  // Where the policy names no roles, the log has the certificates that it counts.
  const kinds = policy.roles.length > 0 ? needed : certificates.map(({ kind }) => kind);
  return [...new Set(kinds)].flatMap((kind) => findBest(certificates, kind) ?? []);
}

/** A verified one before others, then the one that is valid for longest. */
function findBest(certificates: readonly CarriedCertificate[], kind: CertificateKind): CarriedCertificate | undefined {
  const isUnseen = ({ verified = true }: CarriedCertificate) => Number(!verified);
  return certificates
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => isUnseen(one) - isUnseen(other) || other.expiresOn.localeCompare(one.expiresOn))[0];
}

function toLeaving(entry: WorkEntry, workerId: string): Leaving {
  const { at, by, event, details } = entry;
  const leaving = { at, receivedAt: at, by };
  if (event === 'finishWork')
    return { ...leaving, how: details.confirmedOff?.includes(workerId) ? 'confirmed' : 'workFinished' };
  if (event === 'endFireWatch') return { ...leaving, how: 'watchEnded' };
  // After the end of the work, coming out is leaving.
  if (event === 'recordEntry') return { ...leaving, at: toRecordedAt(details.pressedAt, at), how: 'cameOut' };
  if (event !== 'signOff') return { ...leaving, how: 'signedOff' };
  return { ...leaving, at: toRecordedAt(details.pressedAt, at), how: details.cameOut ? 'cameOut' : 'signedOff' };
}
