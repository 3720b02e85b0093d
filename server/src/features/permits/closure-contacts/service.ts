import {
  canSeeCloserPhones,
  findNextReminder,
  findPendingParty,
  type PendingParty,
} from '@eptw/domain/permit/closure-reminder';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { listClosureContactRows, type ClosingGroup, type Contact, type ClosureContactRow } from './store.ts';

/** The people who can finish a permit, as shown to its submitter. */
export interface ClosureContacts {
  waitsFor: PendingParty;
  /** When the wait began: at the request, or at the end of the permit's period. */
  since: Date;
  timeZone: string;
  /** The groups that finish permits at the site; empty while the submitter has to act. */
  groups: ClosingGroup[];
  /** The host / system owner, when there is nobody else to call. */
  owner: Contact | null;
  remindedAt: Date | null;
  /** The earliest time at which a reminder can be sent; null while there is nobody to remind. */
  remindFrom: Date | null;
}

/** The contacts for each of these permits, in the same order. Only the submitter gets telephone numbers. */
export async function listClosureContacts(
  { db, actor }: ActorContext,
  permitIds: readonly string[],
): Promise<ClosureContacts[]> {
  return (await listClosureContactRows(db, permitIds)).map((row) => toClosureContacts(row, actor.id));
}

function toClosureContacts(row: ClosureContactRow, viewerId: string): ClosureContacts {
  const pendingParty = findPendingParty(row.status);
  const since = pendingParty === 'submitter' ? (row.endsAt ?? row.since) : new Date(row.since);
  if (!canSeeCloserPhones(viewerId, row))
    return {
      waitsFor: pendingParty,
      since,
      timeZone: row.timeZone,
      groups: [],
      owner: null,
      remindedAt: null,
      remindFrom: null,
    };
  const canBeCalled = row.groups.some(({ members }) => members.some(({ phone }) => phone !== ''));
  return {
    waitsFor: pendingParty,
    since,
    timeZone: row.timeZone,
    groups: row.groups,
    owner: canBeCalled ? null : row.owner,
    remindedAt: row.remindedAt,
    remindFrom: row.remindedAt === null ? new Date(row.since) : findNextReminder(row.remindedAt, row.timeZone),
  };
}

/** A permit that has to be finished, and the people who can act. */
export type PermitPendingClosure = ClosureContactRow;

/** Loads a permit that has to be finished, and everyone who can act. */
export async function loadPermitPendingClosure(db: Database, permitId: string): Promise<PermitPendingClosure> {
  const [row] = await listClosureContactRows(db, [permitId]);
  if (!row) throw new Error(`Permit ${permitId} has no history`);
  return row;
}
