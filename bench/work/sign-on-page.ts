import type { Browser, BrowserContextOptions } from '@playwright/test';
import { median } from '../measure/statistics.ts';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import { launchBrowser } from '../program/browser.ts';
import { findSignOnPage } from '../program/live-jobs.ts';
import type { PopulatedServer } from '../program/populated.ts';
import type { OnEnd } from '../program/run.ts';
import { formatConditions, openSlowPage, type Conditions } from '../program/slow-page.ts';
import { countReceived } from '../program/wire.ts';

/*
 * The page behind the code on a permit, for a worker who opens it for the first time on a slow telephone: in each of
 * its languages, with an empty cache. It can be used once it shows the condition and its button can be pressed.
 */
const maxKilobytes = 60;
const maxMilliseconds = 1_500;
const conditions: Conditions = { slowdown: 4, latency: 150, megabits: 1.6 };
const languages = ['en', 'zh', 'ms', 'ta', 'bn'] as const;
const telephone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const usable = ['main .band h1', '.bar button.main'];

/** Measures the sign-on page of a live job. */
export async function measureSignOnPage(server: PopulatedServer, onEnd: OnEnd): Promise<ResultLine[]> {
  const { path } = await findSignOnPage(server);
  const browser = await launchBrowser();
  onEnd(() => browser.close());
  const visits: Visit[] = [];
  for (const language of languages) visits.push(await visit(browser, server.address, path, language));
  await browser.close();
  const times = visits.map(({ milliseconds }) => milliseconds);
  const sizes = visits.map(({ kilobytes }) => kilobytes);
  const toRange = (values: readonly number[], unit: string) =>
    `${formatNumber(Math.min(...values))} to ${formatNumber(Math.max(...values))} ${unit}`;
  return [
    {
      label: `sign-on page in ${languages.length} languages, ${formatConditions(conditions)}`,
      measured: toRange(times, 'ms'),
      verdict: { value: median(times), unit: ' ms', bound: { most: maxMilliseconds } },
    },
    {
      label: `everything that it receives, ${Math.max(...visits.map(({ files }) => files))} files`,
      measured: toRange(sizes, 'kB'),
      verdict: { value: Math.max(...sizes), unit: ' kB', bound: { most: maxKilobytes } },
    },
  ];
}

/** What a first visit took until the page could be used, and everything that it received. */
interface Visit {
  milliseconds: number;
  kilobytes: number;
  files: number;
}

/** In two visits, one on a slow telephone and one in which the bytes are counted. */
async function visit(browser: Browser, baseURL: string, path: string, locale: string): Promise<Visit> {
  const settings = { ...telephone, baseURL, locale };
  const context = await browser.newContext(settings);
  const page = await openSlowPage(context, conditions);
  await page.goto(path, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate((selectors) => window.usableClock.measureFromStart(selectors), usable);
  const shown = await page.evaluate(() => document.documentElement.lang);
  if (shown !== locale) throw new Error(`The page is in '${shown}' instead of '${locale}'.`);
  await context.close();
  return { milliseconds, ...(await weigh(browser, settings, path)) };
}

async function weigh(browser: Browser, settings: BrowserContextOptions, path: string) {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  const received = await countReceived(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { kilobytes, files } = received();
  await context.close();
  return { kilobytes, files };
}
