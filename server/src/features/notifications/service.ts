import type { StreamedList } from '../../database/batches.ts';
import { isUuid } from '../../database/uuid.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/payloads.ts';
import type { ActorContext, AppContext } from '../../app-context.ts';
import { toRowRange, type PageArguments } from '../../graphql/paging.ts';
import { createEventStream } from '../../events/event-stream.ts';
import type { EventMap } from '../../events/events.ts';
import * as store from './store.ts';
import type { Notification, UnseenNotifications } from './types.ts';

interface NotificationQuery {
  /** Only unread notifications. */
  unseen?: boolean | null | undefined;
}

/** The actor's notifications, newest first, of permits that they can still see. */
export async function getNotifications(
  { db, actor, clock }: ActorContext,
  input: PageArguments & NotificationQuery,
): Promise<Page<Notification>> {
  const page = toRowRange(input);
  const unseen = input.unseen === true;
  const [count, items] = await Promise.all([
    store.countNotifications(db, actor, unseen),
    store.listNotifications(db, actor, unseen, { ...page, now: clock() }),
  ]);
  return { count, items };
}

/** All of the same notifications. */
export async function streamNotifications(
  { db, actor, clock }: ActorContext,
  { unseen }: NotificationQuery,
): Promise<StreamedList<Notification>> {
  return store.streamOwnNotifications(db, actor, { unseen: unseen === true, now: clock() });
}

/** How many of them the actor has not seen. */
export async function countUnseenNotifications({ db, actor }: ActorContext): Promise<number> {
  return store.countNotifications(db, actor, true);
}

/** The newest that the actor has not seen. */
export async function findNewestUnseenNotification({ db, actor, clock }: ActorContext): Promise<Notification | null> {
  const [newest] = await store.listNotifications(db, actor, true, { take: 1, skip: 0, now: clock() });
  return newest ?? null;
}

/**
 * Selects what the caller has seen: some notifications, all about a permit, or everything up to the newest that was
 * shown.
 */
export interface MarkSeenInput {
  ids?: readonly string[] | null | undefined;
  permitId?: string | null | undefined;
  until?: Date | null | undefined;
}

function toNotificationSelection({ ids, permitId, until }: MarkSeenInput): store.NotificationSelection {
  if (ids) return { ids: ids.filter(isUuid) };
  if (permitId == null) return until ? { until } : 'all';
  return isUuid(permitId) ? { permitId } : { ids: [] };
}

/** Marks the actor's notifications as seen, and updates their other windows. */
export async function markNotificationsSeen(context: ActorContext, input: MarkSeenInput): Promise<UnseenNotifications> {
  const { actor, events } = context;
  await inTransaction(context.db, async (db) => {
    const any = await store.markNotificationsAsSeen(db, actor.id, toNotificationSelection(input), context.clock());
    if (any) await events.publish(db, 'notificationsChanged', { personIds: [actor.id] });
  });
  return { unseen: await countUnseenNotifications(context) };
}

/** Deletes notifications from before these times, which depend on whether they were seen. */
export async function deleteOldNotifications(
  { db }: Pick<AppContext, 'db'>,
  before: { seen: Date; unseen: Date },
): Promise<void> {
  await store.deleteNotifications(db, before);
}

/** Emits whenever the actor's notifications change, and never for another user's. */
export function subscribeToNotifications({
  actor,
  events,
}: ActorContext): AsyncIterableIterator<EventMap['notificationsChanged']> {
  return createEventStream(events, 'notificationsChanged', ({ personIds }) => personIds.includes(actor.id));
}
