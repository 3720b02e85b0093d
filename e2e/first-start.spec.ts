import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { message } from '@eptw/domain/message';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './fixtures/accessibility.ts';
import { findFreePort } from './fixtures/free-port.ts';
import { readLink, waitForMail } from './fixtures/mails.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { startInstallation } from './fixtures/start-server.ts';
import { expect, test as shared } from './fixtures/test.ts';
import { chooseOption } from './fixtures/users.ts';

const operator = 'sofia.tan@newfab.example';
const person = 'henk.visser@newfab.example';
const password = 'four green valves';

// The tests share one installation, in the order of its first day.
shared.describe.configure({ mode: 'serial' });

/** A separate installation, as its operator finds it after the first start without the demo. */
interface NewInstallation {
  /** The link with which the operator chooses a password. */
  link: string;
  data: string;
}

const test = shared.extend<object, { installation: NewInstallation }>({
  installation: [
    async ({}, use) => {
      const data = await mkdtemp(path.join(tmpdir(), 'eptw-first-start-'));
      const { stop, readOutput } = await startInstallation({
        PORT: String(await findFreePort()),
        DATA_DIR: data,
        DEMO: 'off',
        FIRST_SUPER_ADMIN: operator,
        STAFF_EMAIL_DOMAIN: 'newfab.example',
      });
      const link = () => / chooses a password, within an hour, at (\S+)/.exec(readOutput())?.[1] ?? '';
      await expect.poll(link).not.toBe('');
      await use({ link: link(), data });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ installation }, use) => use(new URL(installation.link).origin),
});

/** Chooses a password with the opened link, and signs in with it. */
async function choosePasswordAndSignIn(page: Page, email: string, first = '/permits'): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/signin');
  await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(first);
}

function getStep(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

/** Opens a step of the setup, fills in its form, and returns to see the step done, or what is still missing. */
async function completeStep(
  page: Page,
  title: string,
  link: string,
  fillIn: () => Promise<void>,
  action: string,
  missing?: string,
) {
  await getStep(page, title).getByRole('link', { name: link }).click();
  await fillIn();
  await page.getByRole('button', { name: action }).click();
  // Each step leads back to the setup.
  await expect(page).toHaveURL('/setup');
  if (missing) await expect(getStep(page, title)).toContainText(missing);
  else await expect(getStep(page, title).getByRole('heading')).toContainText('(done)');
}

/** Adds a user with a role at the new site, from the setup. */
async function addUser(page: Page, name: string, email: string, role: string, missing?: string) {
  await completeStep(
    page,
    'Users',
    'Add a user',
    async () => {
      await page.getByLabel('Full name').fill(name);
      await page.getByLabel('Email').fill(email);
      await chooseOption(page, 'Site', 'New Fab');
      await chooseOption(page, 'Role', role);
    },
    'Create User',
    missing,
  );
}

test('the operator is guided from nothing to the first permit', async ({ page, installation }) => {
  test.setTimeout(240_000);
  await page.goto(installation.link);
  await choosePasswordAndSignIn(page, operator, '/setup');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Permits' }).click();
  await expect(page.getByText('5 steps are left before permits can be raised and closed.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue setup' }).click();
  await expect(page.getByRole('heading', { name: 'Set up' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await completeStep(
    page,
    'Sites',
    'Add a site',
    async () => {
      await page.getByLabel('Name').fill('New Fab');
      await page.getByLabel('Code').fill('NF1');
      await page.getByLabel('Address').fill('1 Wafer Way');
      await chooseOption(page, 'Time Zone', 'Asia/Tokyo');
    },
    'Create site',
  );
  await completeStep(
    page,
    'Disciplines',
    'Add a discipline',
    async () => {
      await page.getByLabel('Code').fill('MEC');
      await page.getByLabel('Description').fill('Mechanical work');
    },
    'Create discipline',
  );
  await getStep(page, 'Templates').getByRole('button', { name: 'Load the catalogue' }).click();
  await expect(getStep(page, 'Templates').getByRole('heading')).toContainText('(done)');
  await expect(getStep(page, 'Templates')).toContainText('37 templates');
  await addUser(
    page,
    'Mia Tan',
    'mia.tan@newfab.example',
    'MT Group',
    'NF1: nobody can review permits as an individual',
  );
  await addUser(page, 'Sara Lim', 'sara.lim@newfab.example', 'Manager', undefined);
  await expect(getStep(page, 'MT groups')).toContainText('NF1: nobody can close permits');
  await addUser(page, 'Henk Visser', person, 'User');
  await completeStep(
    page,
    'MT groups',
    'Add a group',
    async () => {
      await page.getByLabel('Group Name').fill('Facilities NF1');
      await chooseOption(page, 'Site', 'New Fab');
      await chooseOption(page, 'MTGroup can close permits?', 'Yes');
      await chooseOption(page, 'Members', 'Mia Tan, mia.tan@newfab.example');
    },
    'Create MT group',
  );

  await expect(page.getByText('Setup is complete.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the permits' }).click();
  await expect(page.getByText('This installation is not set up yet')).toBeHidden();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/signin/);
  // The operator's own link works once.
  await page.goto(installation.link);
  await page.getByLabel('New password').fill('another one of mine');
  await page.getByLabel('Confirm password').fill('another one of mine');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByRole('alert').last()).toContainText('link');
  await expect(page).toHaveURL(/reset-password/);

  // The user added by the operator follows the e-mail, and finds what a permit needs.
  const mail = await waitForMail(person, 'Welcome to Permit to Work', installation.data);
  await page.goto(readLink(mail));
  await page.getByRole('button', { name: 'Verify my e-mail address' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password\?security_code=/);
  await choosePasswordAndSignIn(page, person);
  const form = new PermitForm(page);
  await form.open();
  await expect(page.getByTitle('New Fab', { exact: true })).toBeVisible();
  await form.choose(page, 'Discipline', 'MEC, Mechanical work');
  await expect(form.getSection('Work and period')).toBeVisible();
});

test('settings apply immediately and to everyone, and entries stay when another user changes them', async ({ as }) => {
  const { page, api } = await as(operator, { password });
  await page.goto('/settings');
  const save = page.getByRole('button', { name: 'Save settings' });
  const minimumLength = page.getByLabel('Minimum password length');
  const signOutAfter = page.getByLabel('Sign out after');
  await expect(save).toBeDisabled();
  await expectAccessibleEverywhere(page);
  await minimumLength.fill('3');
  await expect(save).toBeDisabled();
  await expect(minimumLength).toHaveAccessibleDescription(/6/);
  await minimumLength.fill('12');
  await signOutAfter.fill('45');
  await page.getByLabel('Approve accounts automatically').click();
  await api.send('mutation { updateSettings(data: { unclosedLimit: 9, timerCount: 1200 }) { success } }');
  const unclosed = page.getByLabel('Maximum unclosed permits');
  await expect(unclosed).toHaveValue('9');
  await expect(signOutAfter).toHaveValue('45');
  await save.click();
  await expect(page.getByText('saved')).toBeVisible();
  await page.reload();
  await expect(minimumLength).toHaveValue('12');
  await expect(signOutAfter).toHaveValue('45');
  await expect(unclosed).toHaveValue('9');
  await expect(save).toBeDisabled();

  await page.goto('/change-password');
  await page.getByLabel('Old password').fill(password);
  await page.getByLabel('New password').fill('eleven long');
  await page.getByLabel('New password').blur();
  await expect(page.getByText(message.newPasswordTooShort(12), { exact: true })).toBeVisible();
});
