import type { Page } from '@playwright/test';
import { listInputs, type Template } from '@eptw/domain/template/model/template';
import { launchBrowser, signInThroughPage } from './program/browser.ts';
import { startCluster } from './program/cluster.ts';
import { installPageClock } from './program/page-clock.ts';
import { startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { runBenchmark } from './program/run.ts';
import { toEmail, findGroupAt, findMember } from './population/users.ts';
import { generalPermit, largeTemplate } from './population/templates.ts';
import { median, quantile } from './measure/statistics.ts';
import { printTable, formatNumber } from './measure/table.ts';

/*
 * The screen 'Create Permit' with a template of 300 inputs, in a browser throttled to a quarter of this machine's
 * speed: the time from the arrival of the template to the first paint of the form, and from a key press to its paint.
 */
const maxMountMs = 300;
const maxPaintMs = 28;
const slowdown = 4;
const mounts = 7;
const keyInterval = 80;
const typed = 'Replace the strainer of pump P-2417, flush the line, and test for leaks at the working pressure';

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'form', usualAmounts(1_000), onEnd);
  const browser = await launchBrowser();
  onEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await installPageClock(page);
  await page.goto(`${server.address}/signin`);
  await signInThroughPage(page, toEmail(findMember(findGroupAt(0, 3), 0)));
  await page.goto(`${server.address}/permits/create-permit`);
  await page.getByLabel('Work description').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let mount = 0; mount < mounts; mount += 1) {
    await measureMountTime(page, generalPermit);
    times.push(await measureMountTime(page, largeTemplate));
  }
  await page.getByLabel('Work description').click();
  await page.evaluate(() => window.benchClock.takeKeyTimes());
  await page.keyboard.type(typed, { delay: keyInterval });
  const keys = await page.evaluate(() => window.benchClock.takeKeyTimes());
  printTable(`form: a template of ${listInputs(largeTemplate).length} inputs, processor ${slowdown} times as slow`, [
    {
      label: `mounted, median of ${mounts}`,
      measured: `${formatNumber(Math.min(...times))} to ${formatNumber(Math.max(...times))} ms`,
      verdict: { value: median(times), unit: ' ms', bound: { most: maxMountMs } },
    },
    {
      label: `key to paint, p95 of ${keys.length} keys`,
      measured: `median ${formatNumber(median(keys))} ms`,
      verdict: { value: quantile(keys, 0.95), unit: ' ms', bound: { most: maxPaintMs } },
    },
  ]);
});

/**
 * Chooses a permit type and returns the milliseconds from the arrival of its template to the first paint of its form.
 */
async function measureMountTime(page: Page, template: Template): Promise<number> {
  const list = page.getByRole('combobox', { name: 'Permit Type' });
  await list.click();
  // Only one of the two templates has an input with this name in its first section.
  const last = template.sections[0]?.form.at(-1);
  const option = page.locator('.ant-select-dropdown').getByTitle(template.title, { exact: true });
  const [milliseconds] = await Promise.all([
    page.evaluate((selector) => window.benchClock.measureTimeToShow(selector), `[id$="-${last?.name}-field"]`),
    option.click(),
  ]);
  return milliseconds;
}
