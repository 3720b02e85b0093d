import { selectPeople, selectPlainPermit } from '@eptw/domain/notification/audience';
import type { Row } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { AppContext } from '../../../app-context.ts';
import { findPermitsNearQuota } from '../../permits/quota/service.ts';
import {
  supersedeNotifications,
  supersedeEarlierTurns,
  findRecipients,
  takeNotices,
  lockDispatch,
  turnKinds,
  findWarnedSubmitters,
  withdrawQuotaWarnings,
  type Supersession,
} from './store.ts';
import { notifyAudiences, type Dispatch } from './notify-audience.ts';
import { listCoveredPermits, supersedeStop, takeStopNotices, type StopNotice } from './stop-rows.ts';

/** What dispatching needs. */
export type DispatchContext = Pick<AppContext, 'db' | 'clock' | 'events'>;

/** How many changes are dispatched in one transaction. */
const batchSize = 200;

type PermitNotice = Row<'permit_notice'>;

/** Dispatches the notifications of every permit change that is still pending. */
export async function dispatchPermitNotices(context: DispatchContext): Promise<void> {
  while ((await dispatchNextNotices(context)) === batchSize);
  await dispatchStopNotices(context);
}

/** Notifies those whom stops of all work, and their lifting, concern. */
async function dispatchStopNotices(context: DispatchContext): Promise<void> {
  await inTransaction(context.db, async (db) => {
    await lockDispatch(db);
    const notices = await takeStopNotices(db);
    for (const notice of notices) {
      const superseded = notice.isLift ? await supersedeStop(db, notice.stopId, notice.at) : [];
      const notified = await notifyAudiences({ ...context, db }, await toStopDispatches({ ...context, db }, notice));
      await publishNotificationsChanged({ ...context, db }, [...notified, ...superseded]);
    }
  });
}

/** One dispatch for each permit that the stop covers: to its holder or, where no work is followed, to its owners. */
async function toStopDispatches(context: DispatchContext, notice: StopNotice): Promise<Dispatch[]> {
  const { id, stopId, siteId, isLift, madeBy, at } = notice;
  const permits = await listCoveredPermits(context.db, siteId, context.clock());
  return permits.map((permit) => ({
    kind: isLift ? ('siteStopLifted' as const) : ('siteStopped' as const),
    permitId: permit.id,
    audience:
      permit.holderId === null ? selectPlainPermit(permit, [madeBy]) : selectPeople([permit.holderId], [madeBy]),
    sequence: null,
    occasion: `stop ${id}`,
    at,
    areaStopId: stopId,
  }));
}

async function dispatchNextNotices(context: DispatchContext): Promise<number> {
  return inTransaction(context.db, async (db) => {
    await lockDispatch(db);
    const notices = await takeNotices(db, batchSize);
    if (notices.length === 0) return 0;
    const notified = await notifyAudiences({ ...context, db }, notices.flatMap(toDispatches));
    const superseded = await supersedeNotifications(db, await findSuperseded({ ...context, db }, notices));
    await supersedeEarlierTurns(
      db,
      notices.map((notice) => notice.permit_id),
    );
    const withdrawn = await withdrawOutdatedWarnings({ ...context, db }, notices);
    await publishNotificationsChanged({ ...context, db }, [...notified, ...superseded, ...withdrawn]);
    return notices.length;
  });
}

/** Publishes to these users' windows that their notifications changed. */
export async function publishNotificationsChanged(
  { db, events }: DispatchContext,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length > 0) await events.publish(db, 'notificationsChanged', { personIds: [...new Set(personIds)] });
}

function toDispatches({ permit_id, sequence, at, content }: PermitNotice): Dispatch[] {
  return content.notices.map((notice) => ({
    ...notice,
    permitId: permit_id,
    sequence,
    occasion: `version ${sequence}`,
    at,
  }));
}

async function findSuperseded({ db }: DispatchContext, notices: readonly PermitNotice[]): Promise<Supersession[]> {
  const change = ({ permit_id: permitId, sequence, at }: PermitNotice) => ({ permitId, sequence, at });
  const ended = notices.flatMap((notice) =>
    notice.content.overtaken.length > 0
      ? [{ ...change(notice), kinds: notice.content.overtaken, exceptPeople: [] }]
      : [],
  );
  const requests = notices.flatMap((notice) =>
    notice.content.asked ? [{ notice, permitId: notice.permit_id, audience: notice.content.asked }] : [],
  );
  if (requests.length === 0) return ended;
  const recipients = await findRecipients(db, requests);
  return [
    ...ended,
    ...requests.map(({ notice }, index) => ({
      ...change(notice),
      kinds: turnKinds,
      exceptPeople: recipients.filter((person) => person.index === index).map(({ personId }) => personId),
    })),
  ];
}

/** A change of one permit may make its submitter's quota warning untrue, even one that names another permit. */
async function withdrawOutdatedWarnings(context: DispatchContext, notices: readonly PermitNotice[]): Promise<string[]> {
  const personIds = await findWarnedSubmitters(
    context.db,
    notices.map((notice) => notice.permit_id),
  );
  if (personIds.length === 0) return [];
  const exceptPermits = [...(await findPermitsNearQuota(context, personIds))];
  return withdrawQuotaWarnings(context.db, { personIds, exceptPermits, at: context.clock() });
}
