import { closersOf } from '@eptw/domain/notification/audience';
import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import {
  mayCallClosers,
  nextReminder,
  reminderDay,
  reminderProblem,
  waitsFor,
  type WaitsFor,
} from '@eptw/domain/permit/waiting';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { announce } from '../../notifications/telling/service.ts';
import { tell } from '../../notifications/telling/tell.ts';
import { readPermit } from '../reading/service.ts';
import { holdPermit, insertReminder, waitingRows, type ClosingGroup, type Contact, type WaitingRow } from './store.ts';

/** Whom a permit waits for, as its submitter gets to see it. */
export interface Waiting {
  waitsFor: WaitsFor;
  /** Since when: the request, or the end of the permit's period. */
  since: Date;
  timeZone: string;
  /** Who finishes permits at its site; nobody while it waits for its submitter. */
  groups: ClosingGroup[];
  /** The host / system owner, where nobody else can be called. */
  owner: Contact | null;
  remindedAt: Date | null;
  /** The earliest time at which a reminder can be sent; null while there is nobody to remind. */
  remindFrom: Date | null;
}

/** Whom each of these permits waits for, in their order. Only the submitter learns telephone numbers. */
export async function waitingOf({ db, actor }: Scope, permitIds: readonly string[]): Promise<Waiting[]> {
  return (await waitingRows(db, permitIds)).map((row) => waitingFrom(row, actor.id));
}

function waitingFrom(row: WaitingRow, viewerId: string): Waiting {
  const waiting = waitsFor(row.status);
  const since = waiting === 'submitter' ? (row.endsAt ?? row.since) : new Date(row.since);
  if (!mayCallClosers(viewerId, row))
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
    remindFrom: row.remindedAt === null ? new Date(row.since) : nextReminder(row.remindedAt, row.timeZone),
  };
}

/**
 * Reminds the permit closers of a site that a permit waits for them, once a day. Answers what its submitter is told;
 * throws the refusal.
 */
export async function remindPermitClosers(scope: Scope, permitId: string): Promise<string> {
  const { _id: id } = await readPermit(scope, permitId);
  const { actor } = scope;
  return inTransaction(scope.db, async (db) => {
    await holdPermit(db, id);
    const [row] = await waitingRows(db, [id]);
    if (!row) throw new Error(`Permit ${id} has no history`);
    const problem = reminderProblem(actor.id, row);
    if (problem) throw new Refusal(problem.kind === 'wrong person' ? 'FORBIDDEN' : 'CONFLICT', problem.why);
    if (row.groups.every(({ members }) => members.length === 0))
      throw new Refusal(
        'CONFLICT',
        `Nobody is a permit closer of ${row.siteName} at the moment. Ask ${row.owner.fullname}, the host / system owner, to have one named.`,
      );
    const at = scope.clock();
    const day = reminderDay(at, row.timeZone);
    if (!(await insertReminder(db, { permitId: id, day, personId: actor.id, at })))
      // Read anew: the other reminder may have been sent since.
      throw remindedToday((await waitingRows(db, [id]))[0] ?? row);
    const told = await tell({ db, clock: scope.clock }, [
      {
        kind: 'reminded',
        permitId: id,
        audience: closersOf(row),
        sequence: row.sequence,
        occasion: `reminder ${day}`,
        at,
      },
    ]);
    await announce({ ...scope, db }, told);
    return `The permit closers of ${row.siteName} are reminded of permit ${row.number}.`;
  });
}

function remindedToday({ number, remindedAt, timeZone }: WaitingRow): Refusal {
  if (!remindedAt) throw new Error(`Permit ${number} has a reminder that nobody sent`);
  const [sent, next] = [remindedAt, nextReminder(remindedAt, timeZone)].map((at) => formatDayAndTime(at, timeZone));
  return new Refusal(
    'RATE_LIMITED',
    `The permit closers were reminded of permit ${number} on ${sent}. The next reminder can be sent from ${next}.`,
  );
}
