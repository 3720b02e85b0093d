import type { Page } from '@playwright/test';
import { raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@borealis.example';
const installing = { serviceWorkers: 'allow' } as const;

/** Waits until the application is cached on the device. */
async function waitForCachedRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Closes the page, which goes on looking for the network, and ignores what the browser itself logs of that. */
async function ignoreNetworkErrors(page: Page, consoleErrors: string[]): Promise<void> {
  await page.close();
  for (const consoleError of consoleErrors.splice(0))
    expect(consoleError).toMatch(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
}

test('a half-filled permit survives a reload without a network', async ({ as, consoleErrors }) => {
  const { page } = await as(requestor, installing);
  const form = new PermitForm(page);
  await form.open();
  await waitForCachedRelease(page);
  const work = form.getSection('Work and period');
  await form.fill(work, 'Work details', 'Change the valve of line 7');
  await expect(page.getByText(/[Ss]aved on this device/)).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(work.getByRole('textbox', { name: 'Work details' })).toHaveValue('Change the valve of line 7');
  await form.fill(work, 'Work details', 'Change the valve of line 8');
  await expect(page.getByText(/[Ss]aved on this device/)).toBeVisible();

  await page.context().setOffline(false);
  await page.reload();
  await expect(work.getByRole('textbox', { name: 'Work details' })).toHaveValue('Change the valve of line 8');
  await ignoreNetworkErrors(page, consoleErrors);
});

test('a permit that was open can be read without a network, as it was and not to act on, until signing out', async ({
  as,
  consoleErrors,
}) => {
  const { page, api } = await as(requestor, installing);
  const permit = await raisePermit(api);
  await page.goto(`/permits/${permit._id}`);
  const work = page.getByRole('region', { name: 'Work and risk' });
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const shown = await work.innerText();
  await waitForCachedRelease(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: permit.code })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This is the permit as this device read it just now',
  );
  await expect(page.getByText(/^Last known: /)).toHaveAttribute('data-tone', 'slate');
  expect(await work.innerText()).toBe(shown);
  // Beside the folds of the forms.
  const acts = page.getByRole('main').getByRole('button').filter({ hasNotText: 'not filled in' });
  await expect(acts).toHaveText(['Try again']);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/^Back to/]);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Export As PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/signin');
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('eptw-copies');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('copies').objectStore('copies').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    ),
  ).toBe(0);
  await ignoreNetworkErrors(page, consoleErrors);
});

test('the browser can install the application as an app', async ({ as }) => {
  const { page } = await as(requestor, installing);
  await page.goto('/permits');
  await waitForCachedRelease(page);
  const session = await page.context().newCDPSession(page);
  const { manifest, errors } = (await session.send('Page.getAppManifest')) as unknown as {
    manifest: { name: string; startUrl: string };
    errors: unknown[];
  };
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({
    name: 'Permit to Work',
    startUrl: new URL('/', page.url()).href,
  });
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
});

test('a list without a network says so, and no response of the server is cached', async ({ as, consoleErrors }) => {
  const { page } = await as('manager', installing);
  await page.goto('/permits');
  await waitForCachedRelease(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong');
  const cached = await page.evaluate(async () => {
    const releases = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(releases.map((release) => release.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(50);
  const appFile = /^\/(assets\/[\w.-]+|index\.html|favicon\.svg|kept-since)$/;
  expect(cached.filter((path) => !appFile.test(path))).toEqual([]);
  await ignoreNetworkErrors(page, consoleErrors);
});

test('pages come from the server first, and only the previous release is cached beside the current one', async ({
  as,
}) => {
  const { page } = await as('manager', installing);
  await page.goto('/permits');
  await page.evaluate(async () => {
    for (const [name, since] of [
      ['eptw-release-before', 2],
      ['eptw-release-long-before', 1],
    ] as const) {
      await (await caches.open(name)).put('/kept-since', new Response(String(since)));
    }
  });
  await waitForCachedRelease(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
  expect(await page.evaluate(() => caches.has('eptw-release-before'))).toBe(true);
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).put('/index.html', new Response('An old release'));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Permits');
});
