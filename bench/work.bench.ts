import { printTable } from './measure/table.ts';
import { usualAmounts } from './population/amounts.ts';
import { startCluster } from './program/cluster.ts';
import { createPopulatedDatabase, startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { measureActions } from './work/actions.ts';
import { measureClock } from './work/clock.ts';
import { measureGate } from './work/gate.ts';
import { measureLists } from './work/lists.ts';
import { measureSignOnPage } from './work/sign-on-page.ts';
import { measureSockets } from './work/sockets.ts';

/*
 * Live work: its lists and its clock at 100,000 permits with 5,000 live jobs, and its actions, screens and sign-on page
 * at a tenth of that. Every part says itself what it measures, and what it is compared with.
 */
const small = { ...usualAmounts(1_000), liveJobs: 50 };
/** Enough jobs that their logs stay as short as on one day, however often each is paused and resumed. */
const middle = { ...usualAmounts(10_000), liveJobs: 500 };
const large = { ...usualAmounts(100_000), liveJobs: 5_000 };

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);

  const site = await startPopulatedServer(cluster, 'site', middle, onEnd);
  const floorUrl = await createPopulatedDatabase(cluster, 'floor', middle);
  printTable('work: actions on live work', await measureActions(site, floorUrl));
  printTable('work: what others see of them', await measureSockets(site));
  printTable('work: the gate', await measureGate(site));
  printTable('work: the sign-on page, first visit', await measureSignOnPage(site, onEnd));
  await site.stop();

  const few = await startPopulatedServer(cluster, 'few', small, onEnd);
  const many = await startPopulatedServer(cluster, 'many', large, onEnd);
  printTable(
    `work: lists at ${large.permits} permits with ${large.liveJobs} live jobs, against ${small.permits} with ${small.liveJobs}`,
    await measureLists({ small: few, large: many }),
  );
  await few.stop();
  await many.stop();
  printTable('work: a pass of the clock', await measureClock(many.databaseUrl, large.liveJobs, onEnd));
});
