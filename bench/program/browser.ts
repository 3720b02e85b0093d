import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../e2e/chromium.ts';
import { password } from '../population/users.ts';

/** Starts the Chromium that the browser tests use. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
}

/** Signs in through the sign-in page, and waits until the permit list shows its first row. */
export async function signInThroughPage(page: Page, email: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await page.getByRole('button', { name: 'Continue to sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page
    .getByRole('link', { name: /-GP-\d+/ })
    .first()
    .waitFor();
}
