import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetNotificationPreferencesDocument,
  UpdateNotificationPreferencesDocument,
  type GetNotificationPreferencesQuery,
} from '../../../generated/notifications/preferences.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { NotificationPreferences } from './notification-preferences.tsx';

const preferences: GetNotificationPreferencesQuery['getNotificationPreferences'] = {
  mail: 'atOnce',
  kinds: [
    { kind: 'approved', label: 'My permit was approved', inApp: true, byMail: true },
    { kind: 'rejected', label: 'My permit was rejected', inApp: true, byMail: true },
  ],
};

test('a user chooses kinds of notification and their channels', async () => {
  respondTo(GetNotificationPreferencesDocument, () => ({ getNotificationPreferences: preferences }));
  mount({ screens: { '/notification-preferences': <NotificationPreferences /> } });
  const form = page.getByRole('form', { name: 'Notification Preferences' });
  await expect.element(form.getByRole('radio', { name: 'Immediately' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'My permit was rejected: in the app' }).click();
  await form.getByRole('radio', { name: 'Never' }).click();
  await expect.element(form.getByRole('checkbox', { name: 'My permit was approved: by e-mail' })).toBeDisabled();
  await expectAccessibleEverywhere();
  respondTo(UpdateNotificationPreferencesDocument, () => ({
    updateNotificationPreferences: { success: true, code: 'OK', message: 'Notifications updated.' },
  }));
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(save).toBeDisabled();
  const [sent] = getSent(UpdateNotificationPreferencesDocument);
  expect(sent?.data).toEqual({
    mail: 'never',
    kinds: [
      { kind: 'approved', inApp: true, byMail: true },
      { kind: 'rejected', inApp: false, byMail: true },
    ],
  });
});
