import { expect } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { addJobs } from '../../../database/job-queue.ts';

/** For tests: a notification as its user sees it. */
export interface ReadNotification {
  _id: string;
  kind: string;
  title: string;
  text: string;
  path: string;
  permit: { _id: string; code: string };
  createdAt: string;
  seenAt: string | null;
}

const fields = '_id kind title text path permit { _id code } createdAt seenAt';

/** For tests: waits until no change is pending for dispatch. */
export async function waitForDispatch({ database }: TestApp): Promise<void> {
  const left = async () => [
    ...(await database.db.selectFrom('permit_notice').select('permit_id as id').execute()),
    ...(await database.db.selectFrom('area_stop_notice').select('id').execute()),
  ];
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
}

/** For tests: a user's notifications, newest first. */
export async function readNotificationsOf(
  client: Pick<TestClient, 'query'>,
  unseen = false,
): Promise<ReadNotification[]> {
  const { data, errors } = await client.query<{ getNotifications: { items: ReadNotification[] } }>(
    `query ($unseen: Boolean) { getNotifications(limit: 100, unseen: $unseen) { items { ${fields} } } }`,
    { unseen },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.getNotifications.items;
}

/** For tests: the kinds that these users got about a permit, once everything is dispatched; seen or not. */
export async function readNotifiedKinds(app: TestApp, permitId: string, people: readonly TestUser[], unseen = false) {
  await waitForDispatch(app);
  const notified: Partial<Record<TestUser, string[]>> = {};
  for (const person of people) {
    const mine = await readNotificationsOf(await app.as(person), unseen);
    const kinds = mine.filter(({ permit }) => permit._id === permitId).map(({ kind }) => kind);
    if (kinds.length > 0) notified[person] = kinds.toSorted();
  }
  return notified;
}

/** For tests: runs the task of every minute or every hour, and returns the mails to a user, newest first. */
export async function readMailsAfterTask(app: TestApp, task: 'notify' | 'makeRounds', to: string) {
  await addJobs(app.context.db, task, [{}]);
  return (await app.mails()).filter((mail) => mail.to === to && mail.subject !== '');
}

/** For tests: sets when mails are sent, and the channels of some kinds. */
export async function updatePreferences(
  client: Pick<TestClient, 'query'>,
  mail: string,
  kinds: { kind: string; inApp: boolean; byMail: boolean }[] = [],
) {
  const { data } = await client.query<{ updateNotificationPreferences: { success: boolean; message: string } }>(
    `mutation ($data: NotificationPreferencesInput!) {
      updateNotificationPreferences(data: $data) { success code message item { mail kinds { kind inApp byMail } } } }`,
    { data: { mail, kinds } },
  );
  return data.updateNotificationPreferences;
}

export function minutesLater(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}
