import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MarkNotificationsSeenDocument } from '../../../generated/notifications.ts';
import { GetUnseenNotificationCountDocument } from '../../../generated/notifications/unread-count.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { updateUnreadCount } from '../unread-count/update-unread-count.ts';
import { Bell } from './bell.tsx';
import { useMarkPermitAsRead } from './use-mark-permit-as-read.ts';

function OpenPermit() {
  useMarkPermitAsRead('permit');
  return <Bell />;
}

test('the notifications of an open permit are marked once, and again when another one arrives', async () => {
  const server = { ofPermit: 2, ofOthers: 3 };
  const count = () => server.ofPermit + server.ofOthers;
  respondTo(GetUnseenNotificationCountDocument, () => ({ getUnseenNotificationCount: count() }));
  respondTo(MarkNotificationsSeenDocument, () => {
    server.ofPermit = 0;
    return { markNotificationsSeen: { success: true, code: 'OK' as const, message: '', item: { unseen: count() } } };
  });
  mount({ screens: { '/': <OpenPermit /> } });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect.element(bell).toHaveAccessibleName('Notifications 3 unread');
  expect(getSent(MarkNotificationsSeenDocument)).toHaveLength(1);

  server.ofPermit = 1;
  updateUnreadCount(count());
  await expect.poll(() => getSent(MarkNotificationsSeenDocument).length).toBe(2);
  await expect.element(bell).toHaveAccessibleName('Notifications 3 unread');
  // Whoever reads one elsewhere leaves fewer: what is left of the permit is not known from the number.
  server.ofOthers = 2;
  updateUnreadCount(count());
  await expect.poll(() => getSent(MarkNotificationsSeenDocument).length).toBe(3);
  await expect.element(bell).toHaveAccessibleName('Notifications 2 unread');
  expect(getSent(MarkNotificationsSeenDocument)).toHaveLength(3);
});
