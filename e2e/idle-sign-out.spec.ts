import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signIn, type Api } from './fixtures/api.ts';
import { findFreePort } from './fixtures/free-port.ts';
import { startInstallation } from './fixtures/start-server.ts';
import { expect, test as shared } from './fixtures/test.ts';

const operator = 'sofia.tan@newfab.example';
const password = 'four green valves';
/** The minimum that the settings allow, in seconds. */
const idleSeconds = 60;

async function choosePassword(url: string, link: string): Promise<void> {
  const query = `mutation ($code: String!, $password: String!) {
    resetPassword(securityCode: $code, newPassword: $password) { success }
  }`;
  const variables = { code: new URL(link).searchParams.get('security_code'), password };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
}

/** A separate installation with a single active user, so that nothing is sent over its sockets. */
const test = shared.extend<{ admin: Api }>({
  baseURL: async ({}, use) => {
    const port = String(await findFreePort());
    const { stop, readOutput } = await startInstallation({
      PORT: port,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'eptw-idle-')),
      DEMO: 'off',
      FIRST_SUPER_ADMIN: operator,
      STAFF_EMAIL_DOMAIN: 'newfab.example',
    });
    const link = () => / chooses a password, within an hour, at (\S+)/.exec(readOutput())?.[1] ?? '';
    await expect.poll(link).not.toBe('');
    const url = `http://127.0.0.1:${port}`;
    await choosePassword(url, link());
    await use(url);
    await stop();
  },
  admin: async ({ baseURL }, use) => use(await signIn(baseURL ?? '', operator, password)),
});

const readStoredSession = (page: Page) => page.evaluate(() => localStorage.getItem('eptw.session'));

test('without activity a session ends in every tab, on client and server, and leaves nothing behind', async ({
  admin,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await admin.send('mutation ($data: UpdateSettingsInput!) { updateSettings(data: $data) { success } }', {
    data: { timerCount: idleSeconds },
  });
  await page.goto('/my-profile');
  await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
  await page.getByLabel('Email').fill(operator);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/my-profile');
  const other = await context.newPage();
  await other.goto('/permits');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const { jwtToken, staff } = JSON.parse((await readStoredSession(page)) ?? '{}') as {
    jwtToken: string;
    staff: boolean;
  };
  expect(staff).toBe(true);

  const timeout = { timeout: (idleSeconds + 30) * 1000 };
  await expect(page).toHaveURL(/\/signin/, timeout);
  await expect(other).toHaveURL(/\/signin/, timeout);
  for (const tab of [page, other]) expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // Nothing is restored.
  await page.reload();
  await expect(page).toHaveURL(/\/signin/);
  expect(await readStoredSession(page)).toBeNull();
  const response = await fetch(`${baseURL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwtToken}` },
    body: JSON.stringify({ query: '{ getSession { success } }' }),
  });
  expect(await response.text()).toContain('UNAUTHENTICATED');
});
