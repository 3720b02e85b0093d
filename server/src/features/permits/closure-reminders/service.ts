import { selectClosers } from '@eptw/domain/notification/audience';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import {
  canSeeCloserPhones,
  findNextReminder,
  formatReminderDay,
  checkReminder,
  findPendingParty,
  type PendingParty,
} from '@eptw/domain/permit/closure-reminder';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { publishNotificationsChanged } from '../../notifications/dispatch/service.ts';
import { notifyAudiences } from '../../notifications/dispatch/notify-audience.ts';
import { loadPermit } from '../detail/service.ts';
import {
  lockPermitForShare,
  insertReminder,
  listWaitingRows,
  type ClosingGroup,
  type Contact,
  type WaitingRow,
} from './store.ts';

/** Whom a permit waits for, as its submitter gets to see it. */
export interface Waiting {
  waitsFor: PendingParty;
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

/**
 * Reminds the permit closers of a site that a permit waits for them, once a day. Answers what its submitter is told;
 * throws the refusal.
 */
export async function remindPermitClosers(context: ActorContext, permitId: string): Promise<string> {
  const { _id: id } = await loadPermit(context, permitId);
  const { actor } = context;
  return inTransaction(context.db, async (db) => {
    await lockPermitForShare(db, id);
    const [row] = await listWaitingRows(db, [id]);
    if (!row) throw new Error(`Permit ${id} has no history`);
    const problem = checkReminder(actor.id, row);
    if (problem) throw new Refusal(problem.kind === 'wrong person' ? 'FORBIDDEN' : 'CONFLICT', problem.reason);
    if (row.groups.every(({ members }) => members.length === 0))
      throw new Refusal(
        'CONFLICT',
        `Nobody is a permit closer of ${row.siteName} at the moment. Ask ${row.owner.fullname}, the host / system owner, to have one named.`,
      );
    const at = context.clock();
    const day = formatReminderDay(at, row.timeZone);
    if (!(await insertReminder(db, { permitId: id, day, personId: actor.id, at })))
      // Read anew: the other reminder may have been sent since.
      throw toRemindedTodayRefusal((await listWaitingRows(db, [id]))[0] ?? row);
    const notified = await notifyAudiences({ db, clock: context.clock }, [
      {
        kind: 'reminded',
        permitId: id,
        audience: selectClosers(row),
        sequence: row.sequence,
        occasion: `reminder ${day}`,
        at,
      },
    ]);
    await publishNotificationsChanged({ ...context, db }, notified);
    return `The permit closers of ${row.siteName} are reminded of permit ${row.number}.`;
  });
}

function toRemindedTodayRefusal({ number, remindedAt, timeZone }: WaitingRow): Refusal {
  if (!remindedAt) throw new Error(`Permit ${number} has a reminder that nobody sent`);
  const [sent, next] = [remindedAt, findNextReminder(remindedAt, timeZone)].map((at) => formatDayAndTime(at, timeZone));
  return new Refusal(
    'RATE_LIMITED',
    `The permit closers were reminded of permit ${number} on ${sent}. The next reminder can be sent from ${next}.`,
  );
}
