import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetNotificationsDocument } from '../../../generated/notifications.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, respondTo } from '../../../testing/api.ts';
import { createNotification, openNotifications, respondWithNotifications } from '../../../testing/notifications.tsx';

const list = page.getByRole('region', { name: 'Your notifications' });
const bell = page.getByRole('button', { name: /^Notifications/ });
const markAll = page.getByRole('button', { name: 'Mark all as read' });
const getCodes = () =>
  [...document.querySelectorAll('tbody td:nth-child(3)')].map((cell) => (cell as HTMLElement).innerText);
const countUnread = () => list.getByRole('img', { name: 'Unread' }).elements().length;

test('the list is browsed, and marking all leaves later notifications unread', async () => {
  const newestFirst = Array.from({ length: 22 }, (_, index) => createNotification(22 - index));
  const codes = newestFirst.map(({ permit }) => permit.code);
  respondWithNotifications(newestFirst);
  const router = openNotifications();
  await expect.element(page.getByText('22 notifications')).toBeVisible();
  await expect.poll(getCodes).toEqual(codes.slice(0, 20));
  await list.getByRole('listitem', { name: '2' }).click();
  await expect.poll(getCodes).toEqual(codes.slice(20));
  expect(router.state.location.search).toBe('?page=2');

  const later = createNotification(23);
  newestFirst.unshift(later);
  await markAll.click();
  await expect.element(bell).toHaveAccessibleName('Notifications 1 unread');
  await list.getByRole('listitem', { name: '1' }).click();
  await expect.poll(() => getCodes()[0]).toBe(later.permit.code);
  expect(countUnread()).toBe(1);
});

test('an empty list that could not be loaded at first reloads', async () => {
  respondWithNotifications([]);
  respondTo(GetNotificationsDocument, () => {
    throw disconnected;
  });
  openNotifications();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message.somethingWentWrong);
  respondWithNotifications([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No notifications yet')).toBeVisible();
});

test('notifications are marked as read one by one or all together', async () => {
  const [second, first] = [createNotification(2), createNotification(1)];
  respondWithNotifications([second, first]);
  openNotifications();
  await expect.poll(countUnread).toBe(2);
  await expectAccessibleEverywhere();
  await page.getByRole('button', { name: `Actions for ${first.permit.code}` }).click();
  await page.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect.poll(countUnread).toBe(1);
  await list.getByText('Unread', { exact: true }).click();
  await expect.poll(getCodes).toEqual([second.permit.code]);
  await list.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'CSV, 1 row' })).toHaveFocus();
  await markAll.click();
  await expect.element(page.getByText('No unread notifications')).toBeVisible();
  await expect.element(markAll).toBeDisabled();
});
