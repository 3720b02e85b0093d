import { parseArgs } from 'node:util';
import { printTable } from './measure/table.ts';
import { compareScript, listBlocked, listShifts, listTimes, type Visits } from './page-load/compared-lines.ts';
import { requireLimit } from './page-load/limit.ts';
import { site, startVersions } from './page-load/versions.ts';
import { conditions, openWarmContext, visitAll } from './page-load/visits.ts';
import { measureWeights } from './page-load/weights.ts';
import { usualAmounts } from './population/amounts.ts';
import { launchBrowser } from './program/browser.ts';
import { startCluster } from './program/cluster.ts';
import { findSignOnPage, listLiveJobs } from './program/live-jobs.ts';
import { createPopulatedDatabase } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { formatConditions } from './program/slow-page.ts';

/*
 * How soon pages can be used on a slow laptop with a slow network, how long they do not react meanwhile, how far they
 * move, and how much they receive: of today's build and of another commit's, by turns in the same run, so that every
 * bound is a ratio that holds on any machine. `--base <commit>` names the other one.
 */
const { values } = parseArgs({ options: { base: { type: 'string', default: '24a1710e' } } });
const rounds = 5;

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const browser = await launchBrowser();
  onEnd(() => browser.close());
  await requireLimit(browser, conditions);
  const databaseUrl = await createPopulatedDatabase(cluster, 'page_load', { ...usualAmounts(1_000), liveJobs: 50 });
  const versions = await startVersions(browser, databaseUrl, values.base, onEnd);
  const jobs = await listLiveJobs(databaseUrl, site);
  const toLivePermitPath = (turn: number) => `/permits/${jobs[turn % jobs.length]?.id ?? ''}`;

  const visits: Visits = { today: [], base: [] };
  const warmContexts = new Map(
    await Promise.all(versions.map(async (version) => [version, await openWarmContext(version)] as const)),
  );
  for (let turn = 0; turn < rounds; turn += 1) {
    // In the reverse order of the previous turn, so that other load on the machine affects both alike.
    for (const version of turn % 2 === 0 ? versions : versions.toReversed()) {
      const warm = warmContexts.get(version);
      if (warm) visits[version.name].push(await visitAll(version, warm, toLivePermitPath(turn), turn));
    }
  }
  for (const context of warmContexts.values()) await context.close();

  const [first] = versions;
  const signOn = first && (await findSignOnPage({ address: first.address, databaseUrl })).path;
  const paths = { permit: toLivePermitPath(0), signOn: signOn ?? '' };
  const heading = `${formatConditions(conditions)}, against ${values.base}`;
  printTable(`page-load: until it can be used, ${heading}`, [...listTimes(visits), compareScript(visits)]);
  printTable('page-load: without a reaction meanwhile', listBlocked(visits));
  printTable('page-load: moved by itself', listShifts(visits));
  printTable('page-load: as sent, at a first visit', await measureWeights(browser, versions, paths));
});
