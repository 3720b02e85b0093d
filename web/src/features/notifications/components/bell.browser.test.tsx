import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import popupStyles from '../../../components/popup/popup.css?inline';
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

test('the panel has its own width, also where the styles of all popups load after its own', async () => {
  const later = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => later.remove());
  later.textContent = popupStyles;
  respondWithNotifications([createNotification(1)]);
  openNotifications();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect(panel.element().getBoundingClientRect().width).toBe(Math.min(520, innerWidth - 16));
});
