import { setTimeout as delay } from 'node:timers/promises';
import { floodKinds, startFlood } from './load/anonymous-flood.ts';
import { median } from './measure/statistics.ts';
import { type ResultLine, printTable, formatNumber } from './measure/table.ts';
import { usualAmounts } from './population/amounts.ts';
import { toEmail, password, userRanges } from './population/users.ts';
import { openClient, type Client, signIn } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';

/*
 * Nineteen anonymous callers send requests at full speed from one address, while a signed-in user reads the list of
 * permits and the health check is polled. Every kind of flood is compared with the quiet period before it.
 */
const anonymousCallers = 19;
const quiet = 2_000;
const flooded = 4_000;
const maxSlowdown = 2;
const maxHealthMs = 250;

const list = JSON.stringify({
  query: `{ getPermits(limit: 20, sortBy: "createdAt", sortOrder: "desc") { count items {
    _id code permitCode title status statusLabel workDescription createdAt startDate endDate due version actions
    discipline { _id code } site { _id code name } hostSystemOwner { _id fullname } submittedBy { _id fullname company }
  } } }`,
});

/** How long lists take during a flood, and the slowest health check. */
interface Measured {
  list: number;
  health: number;
}

async function measure(client: Client, probe: Client, duration: number): Promise<Measured> {
  const lists: number[] = [];
  const looks: number[] = [];
  const until = performance.now() + duration;
  const repeat = async (times: number[], work: () => Promise<unknown>) => {
    while (performance.now() < until) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
      // At a user's pace, rather than as another flood.
      await delay(10);
    }
  };
  await Promise.all([repeat(lists, () => client.post(list)), repeat(looks, () => probe.fetchBytes('/healthz'))]);
  return { list: median(lists), health: Math.max(...looks) };
}

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const { address } = await startPopulatedServer(cluster, 'flood', usualAmounts(1_000), onEnd);
  const token = await signIn(address, toEmail(userRanges.superAdmins.first), password);
  const [client, probe] = [openClient(address, 1, token), openClient(address, 1)];
  await measure(client, probe, quiet);
  const lines: ResultLine[] = [];
  for (const [label, flood] of Object.entries(floodKinds)) {
    const before = await measure(client, probe, quiet);
    const { stop } = startFlood(address, anonymousCallers, flood);
    const during = await measure(client, probe, flooded);
    const answers = await stop();
    lines.push(
      {
        label: `${label}, ${formatNumber((answers / flooded) * 1_000)}/s: the list`,
        measured: `${formatNumber(during.list)} ms`,
        against: `${formatNumber(before.list)} ms`,
        verdict: { value: during.list / before.list, bound: { most: maxSlowdown } },
      },
      {
        label: 'slowest response of /healthz meanwhile',
        measured: `${formatNumber(during.health)} ms`,
        against: `${formatNumber(before.health)} ms`,
        verdict: { value: during.health, unit: ' ms', bound: { most: maxHealthMs } },
      },
    );
  }
  for (const each of [client, probe]) each.close();
  printTable(`flood: ${anonymousCallers} who have not signed in, at full speed`, lines);
});
