import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchBrowser, signInThroughPage } from './program/browser.ts';
import { startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { runBenchmark } from './program/run.ts';
import { toEmail, findUserAt, userRanges } from './population/users.ts';
import { type ResultLine, printTable } from './measure/table.ts';

/*
 * The JavaScript that a browser actually loads, by gzipped size: for the sign-in page first, and for everything from
 * there to the permit list.
 */
const maxFirstLoadKilobytes = 260;
const maxListKilobytes = 400;

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'web', usualAmounts(1_000), onEnd);
  const browser = await launchBrowser();
  onEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts = measureScripts(page);
  await page.goto(`${server.address}/signin`);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const first = await scripts();
  await signInThroughPage(page, toEmail(findUserAt(0, userRanges.siteAdmins)));
  await page.waitForLoadState('networkidle');
  const list = await scripts();
  printTable('web: JavaScript that the browser loads, gzipped', [
    createLine('first load, /signin', first, maxFirstLoadKilobytes),
    createLine('from there to the permits list', list, maxListKilobytes),
  ]);
});

interface Scripts {
  files: number;
  kilobytes: number;
}

/** Returns the size of the scripts that the page has loaded so far. */
function measureScripts(page: Page): () => Promise<Scripts> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  return async () => {
    const loaded = await Promise.all(sizes);
    return { files: loaded.length, kilobytes: loaded.reduce((sum, size) => sum + size, 0) / 1000 };
  };
}

function createLine(label: string, { files, kilobytes }: Scripts, most: number): ResultLine {
  return { label, measured: `${files} files`, verdict: { value: kilobytes, unit: ' kB', bound: { most } } };
}
