import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetAllChangeLogsDocument } from '../../../generated/change-logs.ts';
import { failure, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { ChangeLogs } from './change-logs.tsx';

test('change logs show the changes of each release, a loading state and a retry', async () => {
  let fail = () => {};
  const isFailing = new Promise<void>((resolve) => (fail = resolve));
  respondTo(GetAllChangeLogsDocument, async () => {
    await isFailing;
    throw failure(message.somethingWentWrong);
  });
  mount({ screens: { '/changelogs': <ChangeLogs /> } });
  await expect.element(page.getByText(message.gettingChangeLogs)).toBeVisible();
  fail();
  await expect.element(page.getByText(message.somethingWentWrong)).toBeVisible();
  respondTo(GetAllChangeLogsDocument, () => ({
    getAllChangeLogs: { items: [{ dateDeployed: '2026-03-01', logs: ['A history of every permit.'] }] },
  }));
  await page.getByRole('button', { name: 'Try again' }).click();
  const releases = page.getByRole('list', { name: 'Change Logs' });
  await expect.element(releases.getByRole('heading', { level: 2 })).toHaveTextContent(/^2026-03-01$/);
  await expect.element(releases).toHaveTextContent('A history of every permit.');
});
