import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser, signInThroughPage } from './program/browser.ts';
import { startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { formatConditions, openSlowPage, type Conditions } from './program/slow-page.ts';
import { usualAmounts } from './population/amounts.ts';
import { runBenchmark } from './program/run.ts';
import { toEmail, findUserAt, userRanges } from './population/users.ts';
import { median } from './measure/statistics.ts';
import { type ResultLine, formatNumber, printTable } from './measure/table.ts';

/*
 * How soon the permit list and a permit can be used, on a slow laptop with a slow network: the first visit with an
 * empty cache, a later visit, and a click on a row. A session is in the browser's storage already.
 */
const maxColdMs = 1_500;
const maxWarmMs = 900;
const maxPermitMs = 400;
const maxAnswers = 4;
const conditions: Conditions = { slowdown: 4, latency: 40, megabits: 10 };
const visits = 5;
/** Milliseconds without a further answer after which a page has loaded everything. */
const settleMs = 3_000;

const listPath = '/permits?status=PendingApproval';
const firstRow = ['main tbody .code-link'];
const permitHead = ['main .page-title h1', 'main .page-title .status-tag', 'main .page-actions a[href*="/review"]'];

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'page_load', usualAmounts(1_000), onEnd);
  const browser = await launchBrowser();
  onEnd(() => browser.close());
  const viewport = { width: 1440, height: 900 };
  const openContext = async (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) =>
    browser.newContext({ viewport, baseURL: server.address, ...(storageState && { storageState }) });

  const first = await openContext();
  const signInPage = await first.newPage();
  await signInPage.goto('/signin');
  await signInThroughPage(signInPage, toEmail(findUserAt(0, userRanges.siteAdmins)));
  const signedIn = await first.storageState();
  await first.close();

  const cold: number[] = [];
  const answers: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const context = await openContext(signedIn);
    const page = await openSlowPage(context, conditions);
    const count = countAnswers(page);
    cold.push(await measureList(page));
    answers.push(await count());
    await context.close();
  }

  const warm: number[] = [];
  const permits: number[] = [];
  const context = await openContext(signedIn);
  const firstVisit = await context.newPage();
  await firstVisit.goto(listPath);
  await firstVisit.evaluate(async () => void (await navigator.serviceWorker.ready));
  await firstVisit.close();
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openSlowPage(context, conditions);
    warm.push(await measureList(page));
    await page.waitForTimeout(settleMs);
    permits.push(await measurePermit(page, visit));
    await page.close();
  }

  printTable(`page-load: ${formatConditions(conditions)}`, [
    createLine('permits list, first visit', cold, maxColdMs),
    createLine('permits list, later visit', warm, maxWarmMs),
    createLine('permit, from a click in the list', permits, maxPermitMs),
    {
      label: 'GraphQL answers at the first visit',
      measured: `${Math.min(...answers)} to ${Math.max(...answers)}`,
      verdict: { value: median(answers), bound: { most: maxAnswers } },
    },
  ]);
});

function createLine(label: string, times: readonly number[], most: number): ResultLine {
  return {
    label,
    measured: `${formatNumber(Math.min(...times))} to ${formatNumber(Math.max(...times))} ms`,
    verdict: { value: median(times), unit: ' ms', bound: { most } },
  };
}

async function measureList(page: Page): Promise<number> {
  await page.goto(listPath, { waitUntil: 'commit' });
  return page.evaluate((selectors) => window.usableClock.measureFromStart(selectors), firstRow);
}

/** Opens the permit in this row. */
async function measurePermit(page: Page, row: number): Promise<number> {
  const [milliseconds] = await Promise.all([
    page.evaluate((selectors) => window.usableClock.measureFromClick(selectors), permitHead),
    page.locator('main tbody .code-link').nth(row).click(),
  ]);
  return milliseconds;
}

/** Counts the answers of GraphQL operations, over HTTP and over the socket, until none has come for a while. */
function countAnswers(page: Page): () => Promise<number> {
  let count = 0;
  let lastAt = Date.now();
  const add = () => {
    count += 1;
    lastAt = Date.now();
  };
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql' && response.request().method() === 'POST') add();
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"next"')) add();
    }),
  );
  return async () => {
    while (Date.now() - lastAt < settleMs) await page.waitForTimeout(settleMs / 10);
    return count;
  };
}
