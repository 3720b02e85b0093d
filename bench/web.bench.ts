import { launchBrowser, signInThroughPage } from './program/browser.ts';
import { startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { runBenchmark } from './program/run.ts';
import { countReceived, type Received } from './program/wire.ts';
import { toEmail, findUserAt, userRanges } from './population/users.ts';
import { type ResultLine, type Verdict, printTable } from './measure/table.ts';

/*
 * Everything that a browser without a cache receives from our own server, compressed and with its headers: for the
 * sign-in page first, and from there to the permit list.
 */
const maxFirstLoadKilobytes = 230;
const maxListKilobytes = 380;
const maxListFiles = 40;

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'web', usualAmounts(1_000), onEnd);
  const browser = await launchBrowser();
  onEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const received = await countReceived(page);
  await page.goto(`${server.address}/signin`);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const first = received();
  await signInThroughPage(page, toEmail(findUserAt(0, userRanges.siteAdmins)));
  await page.waitForLoadState('networkidle');
  const list = received();
  printTable('web: what the browser receives, as sent', [
    createLine('first load, /signin', first, {
      value: first.kilobytes,
      unit: ' kB',
      bound: { most: maxFirstLoadKilobytes },
    }),
    createLine('up to the permits list', list, {
      value: list.kilobytes,
      unit: ' kB',
      bound: { most: maxListKilobytes },
    }),
    createLine('its files', list, { value: list.files, bound: { most: maxListFiles } }),
  ]);
});

function createLine(label: string, { files, results }: Received, verdict: Verdict): ResultLine {
  return { label, measured: `${files} files, ${results} GraphQL results`, verdict };
}
