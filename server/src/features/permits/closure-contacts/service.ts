import {
  canSeeCloserPhones,
  findNextReminder,
  findPendingParty,
  type PendingParty,
} from '@eptw/domain/permit/closure-reminder';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import { listWaitingRows, type ClosingGroup, type Contact, type WaitingRow } from './store.ts';

/** Whom a permit waits for, as its submitter gets to see it. */
export interface Waiting {
  waitsFor: PendingParty;
  /** Since when: the request, or the end of the permit's period. */
  since: Date;
  timeZone: string;
  /** Who finishes permits at its site; nobody while it waits for its submitter. */
  groups: ClosingGroup[];
  /** The host / system owner, when no one else can be called. */
  owner: Contact | null;
  remindedAt: Date | null;
  /** The earliest time at which a reminder can be sent; null while there is nobody to remind. */
  remindFrom: Date | null;
}

/** Whom each of these permits waits for, in their order. Only the submitter learns telephone numbers. */
export async function listWaiting({ db, actor }: ActorContext, permitIds: readonly string[]): Promise<Waiting[]> {
  return (await listWaitingRows(db, permitIds)).map((row) => toWaiting(row, actor.id));
}

function toWaiting(row: WaitingRow, viewerId: string): Waiting {
  const waiting = findPendingParty(row.status);
  const since = waiting === 'submitter' ? (row.endsAt ?? row.since) : new Date(row.since);
  if (!canSeeCloserPhones(viewerId, row))
    return {
      waitsFor: waiting,
      since,
      timeZone: row.timeZone,
      groups: [],
      owner: null,
      remindedAt: null,
      remindFrom: null,
    };
  const canBeCalled = row.groups.some(({ members }) => members.some(({ phone }) => phone !== ''));
  return {
    waitsFor: waiting,
    since,
    timeZone: row.timeZone,
    groups: row.groups,
    owner: canBeCalled ? null : row.owner,
    remindedAt: row.remindedAt,
    remindFrom: row.remindedAt === null ? new Date(row.since) : findNextReminder(row.remindedAt, row.timeZone),
  };
}

/** A permit that waits to be finished, and who could do something about it. */
export type WaitingPermit = WaitingRow;

/** A permit that waits to be finished, with everybody who could do something about it. */
export async function loadWaitingPermit(db: Database, permitId: string): Promise<WaitingPermit> {
  const [row] = await listWaitingRows(db, [permitId]);
  if (!row) throw new Error(`Permit ${permitId} has no history`);
  return row;
}
