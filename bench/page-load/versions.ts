import type { Browser, BrowserContext } from '@playwright/test';
import { findUserAt, toEmail, userRanges } from '../population/users.ts';
import { signInThroughPage } from '../program/browser.ts';
import { buildCheckout } from '../program/other-checkout.ts';
import type { OnEnd } from '../program/run.ts';
import { startServer } from '../program/server.ts';

/** The two builds that are compared. */
export type VersionName = 'today' | 'base';

/** A running build of the application, and a user who has signed in to it. */
export interface Version {
  name: VersionName;
  address: string;
  /** Opens a browser without a cache, in which the user is signed in. */
  openContext: () => Promise<BrowserContext>;
}

/** The site whose administrator opens the pages: they see every permit, raise permits and revalidate work. */
export const site = 0;
const viewer = toEmail(findUserAt(site, userRanges.siteAdmins));
export const viewport = { width: 1440, height: 900 };

/**
 * Starts today's build and that of another commit, each with its own server and its own web, on one database: both show
 * the same permits. The database is of today's version, on which an older version runs as during an upgrade.
 */
export async function startVersions(
  browser: Browser,
  databaseUrl: string,
  revision: string,
  onEnd: OnEnd,
): Promise<Version[]> {
  const checkouts: [VersionName, string | undefined][] = [
    ['base', buildCheckout(revision)],
    ['today', undefined],
  ];
  const versions: Version[] = [];
  for (const [name, checkout] of checkouts) {
    const { address, stop } = await startServer(databaseUrl, checkout);
    onEnd(stop);
    const storageState = await signIn(browser, address);
    const openContext = () => browser.newContext({ viewport, baseURL: address, storageState });
    versions.push({ name, address, openContext });
  }
  return versions;
}

async function signIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ viewport, baseURL });
  const page = await context.newPage();
  await page.goto('/signin');
  await signInThroughPage(page, viewer);
  const signedIn = await context.storageState();
  await context.close();
  return signedIn;
}
