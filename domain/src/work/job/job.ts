import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import type { DeadlineEntry, PermitTimes } from './deadlines.ts';
import type { WorkCondition } from '../log/conditions.ts';
import type { WorkState } from '../log/state.ts';
import type { Person } from '../log/work-log.ts';

/** What the rules of work read of a permit or child permit. */
export interface WorkPermit extends PermitTimes {
  number: string;
  siteId: string;
  timeZone: string;
  start: Date | null;
  submitter: Person;
  /** The contractor that the permit was raised for; empty for one raised by staff. */
  contractor: string;
  /** Whether certificates that nobody has verified count at its site. */
  countsUnverified: boolean;
  ownerId: string;
  reviewerIds: readonly string[];
  reviewingGroupIds: readonly string[];
  /** The labels of what has to be proven before the start and nobody has answered. */
  unproven: readonly string[];
  /** Numbers of its child permits that are neither approved nor cancelled. */
  unapprovedChildren: readonly string[];
  /** The work under its child permits, as far as it is followed or has people signed on. */
  children: readonly ChildJob[];
  /** What is unanswered under the permits that it was copied from, in the words of their causes. */
  copiedFrom: readonly string[];
  /** When there was gas at its site, or where it was copied from; null if not since it was raised. */
  gasStoppedAt: Date | null;
  /** After so many minutes without an answer to an appointment, the issuing authority finishes the work. */
  appointmentMinutes: number;
}

/** What the work under a permit needs to know of that under a child permit. */
export interface ChildJob {
  number: string;
  /** Null of one that is not approved any more. */
  condition: WorkCondition | null;
  hasStarted: boolean;
  /** How many people are signed on to it, apart from those who watch for fire after its work. */
  signedOn: number;
  /** How many people are inside its space, rescuers included. */
  inside: number;
}

/** A job at a moment. */
export interface Job {
  permit: WorkPermit;
  policy: WorkPolicy;
  state: WorkState;
  /** The state by the log alone. */
  logged: WorkState;
  /** The entries that the clock has not written yet. */
  pending: readonly DeadlineEntry[];
  now: Date;
}
