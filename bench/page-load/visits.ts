import type { BrowserContext, Page } from '@playwright/test';
import { timeFixedScript } from '../program/fixed-script.ts';
import { installLoadRecord, type LoadRecord } from '../program/load-record.ts';
import { openSlowPage, type Conditions } from '../program/slow-page.ts';
import type { Version } from './versions.ts';

/** A slow laptop on a slow network. */
export const conditions: Conditions = { slowdown: 4, latency: 40, megabits: 10 };

/** What a visit to a page took. */
export interface Visit extends LoadRecord {
  /** Until it could be used. */
  milliseconds: number;
  /** The time of the fixed script in the same page. */
  scriptMs: number;
}

interface MeasuredPage {
  label: string;
  /** The elements with which the page can be used. Both builds have them. */
  usable: readonly string[];
  /** The largest ratio of the time to that of the base. */
  maxRatio: number;
  /** The largest movement by itself. */
  maxShift?: number;
}

/** Everything that is opened. */
export const measuredPages = {
  coldList: { label: 'permits list, first visit', usable: ['main tbody .code-link'], maxRatio: 0.7 },
  warmList: { label: 'permits list, later visit', usable: ['main tbody .code-link'], maxRatio: 0.6 },
  permit: {
    label: 'permit, from a click in the list',
    usable: ['main .page-title h1', 'main .page-title .status-tag', 'main .page-actions a[href*="/review"]'],
    maxRatio: 0.7,
  },
  work: { label: 'Live work', usable: ['main .my-work-row .my-work-button'], maxRatio: 0.7 },
  livePermit: {
    label: 'live permit',
    usable: ['main .page-title h1', 'main .work-card .work-clock-figure'],
    maxRatio: 0.6,
    maxShift: 0.05,
  },
  raiseForm: { label: 'first paint of the form that raises a permit', usable: ['main .ant-select'], maxRatio: 0.7 },
} satisfies Record<string, MeasuredPage>;

export type PageName = keyof typeof measuredPages;

/** The address of the list; every permit on it can be reviewed. */
export const listPath = '/permits?status=PendingApproval';
export const raisePath = '/permits/create-permit';

/** Visits every page once. `livePermitPath` is another one at each turn. */
export async function visitAll(version: Version, warm: BrowserContext, livePermitPath: string, turn: number) {
  const fromStart = async (name: PageName, path: string) => {
    const context = await version.openContext();
    const page = await openPage(context);
    const visit = await open(page, name, path);
    await context.close();
    return visit;
  };
  const coldList = await fromStart('coldList', listPath);
  const work = await fromStart('work', '/work');
  const livePermit = await fromStart('livePermit', livePermitPath);
  const raiseForm = await fromStart('raiseForm', raisePath);
  const page = await openPage(warm);
  const warmList = await open(page, 'warmList', listPath);
  const permit = await click(page, 'permit', turn);
  await page.close();
  return { coldList, warmList, permit, work, livePermit, raiseForm } satisfies Record<PageName, Visit>;
}

/** Opens a browser whose cache and service worker have the application. */
export async function openWarmContext(version: Version): Promise<BrowserContext> {
  const context = await version.openContext();
  const page = await context.newPage();
  await page.goto(listPath);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
  return context;
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await openSlowPage(context, conditions);
  await installLoadRecord(page);
  return page;
}

async function open(page: Page, name: PageName, path: string): Promise<Visit> {
  await page.goto(path, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(
    (selectors) => window.usableClock.measureFromStart(selectors),
    measuredPages[name].usable,
  );
  return finish(page, milliseconds);
}

/** Opens the permit in this row of the list. */
async function click(page: Page, name: PageName, row: number): Promise<Visit> {
  const [milliseconds] = await Promise.all([
    page.evaluate((selectors) => window.usableClock.measureFromClick(selectors), measuredPages[name].usable),
    page.locator('main tbody .code-link').nth(row).click(),
  ]);
  return finish(page, milliseconds);
}

async function finish(page: Page, milliseconds: number): Promise<Visit> {
  await page.evaluate(() => window.loadRecord.settle());
  const record = await page.evaluate(() => window.loadRecord.take());
  return { milliseconds, ...record, scriptMs: await timeFixedScript(page) };
}
