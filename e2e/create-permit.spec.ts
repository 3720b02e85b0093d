import { demoPassword, type Api } from './fixtures/api.ts';
import { fillGeneralPermit } from './fixtures/general-permit.ts';
import { interceptOperation } from './fixtures/network.ts';
import { getToasts, getRow } from './fixtures/permit-screens.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@borealis.example';

test('a permit outlasts a reload, a lost network and the end of a session, and is created once', async ({
  as,
  apiOf,
  consoleErrors,
}) => {
  const { page, api } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await form.chooseReviewers();
  const details = `Work over a bad line ${Date.now()}`;
  await fillGeneralPermit(form, details);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Restored your unfinished permit from' })).toBeVisible();
  const workDetails = form.getSection('Work and period').getByRole('textbox', { name: 'Work details' });
  await expect(workDetails).toHaveValue(details);

  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline\. Your entries are saved/)).toBeVisible();
  await form.submitButton.click();
  await expect(getToasts(page)).toContainText('The server cannot be reached. Check your connection and try again.');
  await expect(workDetails).toHaveValue(details);
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  expect(await countPermits(api, details)).toBe(0);

  // The session ends before the permit arrives. It is resumed in place, but then the response is lost.
  let isSessionOver = false;
  let isResponseLost = false;
  const restore = await interceptOperation(page, 'CreatePermit', async (route) => {
    if (!isSessionOver) await api.send('mutation { logout { success } }');
    isSessionOver = true;
    const response = await route.fetch();
    if (!(await response.text()).includes('was submitted')) return route.fulfill({ response });
    await route.abort('connectionreset');
    isResponseLost = true;
  });
  await form.submitButton.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => isResponseLost).toBe(true);
  await restore();
  const observer = await apiOf(requestor);
  expect(await countPermits(observer, details)).toBe(1);
  await expect(form.submitButton).toBeEnabled();

  await form.submitButton.dblclick();
  await expect(getToasts(page)).toContainText(/Permit F10N-GP-\d{6} was submitted\./);
  await expect(getRow(page, details)).toContainText('Pending Approval By PM');
  expect(await countPermits(observer, details)).toBe(1);
  // The browser itself logs the requests that this test broke.
  expect(consoleErrors.splice(0).filter((consoleError) => !consoleError.includes('net::ERR_'))).toEqual([]);
});

/** The number of permits with this description. */
async function countPermits(api: Api, description: string): Promise<number> {
  const { getPermits } = await api.send<{ getPermits: { count: number } }>(
    'query ($searchText: String) { getPermits(searchText: $searchText) { count } }',
    { searchText: description },
  );
  return getPermits.count;
}
