import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { createNotification, openNotifications, respondWithNotifications } from '../../../testing/notifications.tsx';
import { press } from '../../../testing/page.ts';

test('the panel works with the keyboard, and returns the focus', async () => {
  respondWithNotifications([3, 2, 1].map(createNotification));
  openNotifications();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(bell).toHaveAccessibleName('Notifications 3 unread');
  (bell.element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  const markAll = panel.getByRole('button', { name: 'Mark all as read' });
  await expect.element(markAll).toBeVisible();
  await expectAccessibleEverywhere();
  await press('{Tab}');
  await expect.element(markAll).toHaveFocus();
  await press('{Enter}');
  await expect.element(markAll).not.toBeInTheDocument();
  await expect.poll(() => panel.getByRole('link').elements()).toHaveLength(3 + 2);
  await press('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
  await expect.element(bell).toHaveAccessibleName('Notifications');
});
