import type { Browser, Page } from '@playwright/test';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import { signInThroughPage } from '../program/browser.ts';
import { countReceived, type Received } from '../program/wire.ts';
import { findUserAt, toEmail, userRanges } from '../population/users.ts';
import { site, viewport, type Version, type VersionName } from './versions.ts';
import { listPath } from './visits.ts';

interface Bound {
  label: string;
  kilobytes?: number;
  files?: number;
  /** Of the largest file. */
  largestKilobytes?: number;
}

/*
 * Everything that a browser without a cache receives from our own server, compressed and with its headers, without a
 * limit of its processor or its network.
 */
const bounds = {
  signIn: { label: 'sign-in page', kilobytes: 200 },
  list: { label: 'from there to the permits list', kilobytes: 340, files: 40 },
  permit: { label: 'a permit by its address', kilobytes: 400, files: 35 },
  signOn: { label: 'sign-on page of a permit', largestKilobytes: 22 },
} satisfies Record<string, Bound>;

/** The most GraphQL answers that a first visit to the list may get. */
const maxAnswers = 4;

type Weights = Record<keyof typeof bounds, Received>;

/** The paths of the pages that are weighed. */
export interface WeighedPaths {
  permit: string;
  signOn: string;
}

async function receive(page: Page, path: string): Promise<Received> {
  const received = await countReceived(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return received();
}

async function weigh(browser: Browser, version: Version, paths: WeighedPaths): Promise<Weights> {
  const anonymous = await browser.newContext({ viewport, baseURL: version.address });
  const page = await anonymous.newPage();
  const received = await countReceived(page);
  await page.goto('/signin');
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const signIn = received();
  await signInThroughPage(page, toEmail(findUserAt(site, userRanges.siteAdmins)));
  await page.waitForLoadState('networkidle');
  const list = received();
  const signOn = await receive(await anonymous.newPage(), paths.signOn);
  await anonymous.close();
  const signedIn = await version.openContext();
  const permit = await receive(await signedIn.newPage(), paths.permit);
  await signedIn.close();
  return { signIn, list, permit, signOn };
}

/** Counts the answers of GraphQL operations, over HTTP and over the socket, that a first visit to the list gets. */
async function countAnswers(version: Version): Promise<number> {
  const context = await version.openContext();
  const page = await context.newPage();
  let count = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql' && response.request().method() === 'POST') count += 1;
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"next"')) count += 1;
    }),
  );
  await page.goto(listPath);
  await page.waitForLoadState('networkidle');
  await context.close();
  return count;
}

/** Weighs the pages of both versions. */
export async function measureWeights(
  browser: Browser,
  versions: readonly Version[],
  paths: WeighedPaths,
): Promise<ResultLine[]> {
  const weights = new Map<VersionName, { weights: Weights; answers: number }>();
  for (const version of versions)
    weights.set(version.name, {
      weights: await weigh(browser, version, paths),
      answers: await countAnswers(version),
    });
  const today = weights.get('today');
  const base = weights.get('base');
  if (!today || !base) throw new Error('Both versions are compared.');
  const pages = Object.keys(bounds) as (keyof typeof bounds)[];
  const lines = pages.flatMap((page) => toLines(bounds[page], today.weights[page], base.weights[page]));
  return [
    ...lines,
    {
      label: 'GraphQL answers at a first visit to the list',
      measured: `${today.answers}`,
      against: `${base.answers}`,
      verdict: { value: today.answers, bound: { most: maxAnswers } },
    },
  ];
}

function toLines({ label, ...most }: Bound, today: Received, base: Received): ResultLine[] {
  const compare = (name: keyof typeof most, words: string, unit: string): ResultLine => {
    const bound = most[name];
    return {
      label: words,
      measured: `${formatNumber(today[name])}${unit}`,
      against: `${formatNumber(base[name])}${unit}`,
      ...(bound !== undefined && { verdict: { value: today[name], unit, bound: { most: bound } } }),
    };
  };
  return [
    compare('kilobytes', label, ' kB'),
    compare('largestKilobytes', '  its largest file', ' kB'),
    compare('files', '  its files', ''),
  ];
}
