import type { WholeList } from '../../database/batches.ts';
import { isIdentifier } from '../../database/identifier.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Page } from '../../graphql/answers.ts';
import type { Scope, Services } from '../../graphql/context.ts';
import { pageOf, type PageArguments } from '../../graphql/paging.ts';
import * as store from './store.ts';
import type { Notification, UnseenNotifications } from './types.ts';

interface WhichNotifications {
  /** Only what was not seen yet. */
  unseen?: boolean | null | undefined;
}

/** What this person was notified of, the newest first, as far as they still see the permits. */
export async function getNotifications(
  { db, actor, clock }: Scope,
  sent: PageArguments & WhichNotifications,
): Promise<Page<Notification>> {
  const page = pageOf(sent);
  const unseen = sent.unseen === true;
  const [count, items] = await Promise.all([
    store.countNotifications(db, actor, unseen),
    store.listNotifications(db, actor, unseen, { ...page, now: clock() }),
  ]);
  return { count, items };
}

/** The same, all of it. */
export async function everyNotification(
  { db, actor, clock }: Scope,
  { unseen }: WhichNotifications,
): Promise<WholeList<Notification>> {
  return store.everyListedNotification(db, actor, { unseen: unseen === true, now: clock() });
}

/** How many of them the person has not seen. */
export async function getUnseenNotificationCount({ db, actor }: Scope): Promise<number> {
  return store.countNotifications(db, actor, true);
}

/** The newest that the person has not seen. */
export async function newestUnseenNotification({ db, actor, clock }: Scope): Promise<Notification | null> {
  const [newest] = await store.listNotifications(db, actor, true, { take: 1, skip: 0, now: clock() });
  return newest ?? null;
}

/** What a caller has seen: these, all about a permit, or everything up to the newest that they were shown. */
export interface SentSeen {
  ids?: readonly string[] | null | undefined;
  permitId?: string | null | undefined;
  until?: Date | null | undefined;
}

function meantBy({ ids, permitId, until }: SentSeen): store.Meant {
  if (ids) return { ids: ids.filter(isIdentifier) };
  if (permitId == null) return until ? { until } : 'all';
  return isIdentifier(permitId) ? { permitId } : { ids: [] };
}

/** Marks own notifications as seen, and tells the person's other windows. */
export async function markNotificationsSeen(scope: Scope, sent: SentSeen): Promise<UnseenNotifications> {
  const { actor, events } = scope;
  await inTransaction(scope.db, async (db) => {
    const any = await store.markSeen(db, actor.id, meantBy(sent), scope.clock());
    if (any) await events.publish(db, 'notificationsChanged', { personIds: [actor.id] });
  });
  return { unseen: await getUnseenNotificationCount(scope) };
}

/** Forgets notifications from before these times, depending on whether they were seen. */
export async function forgetNotifications(
  { db }: Pick<Services, 'db'>,
  before: { seen: Date; unseen: Date },
): Promise<void> {
  await store.deleteNotifications(db, before);
}
