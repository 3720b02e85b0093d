import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { userProfiles, type UserAction } from './load/user-actions.ts';
import { median, quantile } from './measure/statistics.ts';
import { printTable, formatNumber } from './measure/table.ts';
import { siteCodes, userRanges } from './population/users.ts';
import { populateEmptyDatabase } from './population/populate.ts';
import { openClient } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { runBenchmark } from './program/run.ts';
import { listenForChanges } from './program/change-listener.ts';
import { type Program, startServer } from './program/server.ts';
import { openSessions } from './program/sessions.ts';

/*
 * Ten minutes of 200 users on two processes of one database: raising, deciding, finishing, drafts, boards, exports,
 * PDFs and above all reading, each with an open socket. No request may fail, neither process may grow, and every
 * history must be intact at the end. SOAK_BESIDE gives a built checkout of an older version for the second process: a
 * slow rolling upgrade.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
/** The longest pause of a user between actions, in seconds. */
const maxPauseSeconds = 5;
const maxGrowth = 1.2;
const otherCheckout = process.env.SOAK_BESIDE;

interface Worker {
  person: number;
  site: number;
  actions: readonly UserAction[];
}

const workers: Worker[] = siteCodes
  .flatMap((_, site) =>
    userProfiles.flatMap(({ count, getPerson, actions }) =>
      Array.from({ length: count }, (_unused, index) => ({ person: getPerson(site, index), site, actions })),
    ),
  )
  .concat(
    [0, 1].map((site) => ({ person: userRanges.superAdmins.first, site, actions: userProfiles.at(-1)?.actions ?? [] })),
  );

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  await cluster.createDatabase('soak');
  const databaseUrl = cluster.toUrl('soak');
  await (await startServer(databaseUrl)).stop();
  await populateEmptyDatabase(databaseUrl);
  const servers = [await startServer(databaseUrl), await startServer(databaseUrl, otherCheckout)];
  for (const { stop } of servers) onEnd(stop);
  const tokens = await openSessions(
    databaseUrl,
    workers.map(({ person }) => person),
  );

  const end = Date.now() + minutes * 60_000;
  const times: number[] = [];
  const faults: string[] = [];
  const running = Promise.all(
    workers.map(async ({ site, actions }, index) => {
      const address = servers[index % servers.length]?.address ?? '';
      const token = tokens[index] ?? '';
      const client = openClient(address, 1, token);
      const listener = await listenForChanges(address, token);
      const measure = async (action: UserAction) => {
        const before = performance.now();
        await action(client, site);
        times.push(performance.now() - before);
      };
      while (Date.now() < end) {
        await delay(Math.random() * maxPauseSeconds * 1000);
        const action = actions[Math.floor(Math.random() * actions.length)];
        if (action) await measure(action).catch((error: unknown) => faults.push(String(error)));
      }
      client.close();
      listener.close();
    }),
  );
  const memory = await sampleMemory(servers, end);
  await running;
  for (const fault of new Set(faults)) console.error(fault.slice(0, 300));

  const { permits, whole } = await verifyHistories(databaseUrl);
  printTable(
    `soak: ${workers.length} people on two processes, ${minutes} minutes, ${times.length} actions, ${permits} permits`,
    [
      { label: 'faults', measured: `${faults.length}`, verdict: { value: faults.length, bound: { most: 0 } } },
      {
        label: 'memory in the last third, of that in the middle third',
        measured: `${formatNumber(memory.last)} MB`,
        against: `${formatNumber(memory.middle)} MB`,
        verdict: { value: memory.last / memory.middle, bound: { most: maxGrowth } },
      },
      {
        label: 'histories intact',
        measured: whole ? 'all' : 'no',
        verdict: { value: whole ? 1 : 0, bound: { least: 1 } },
      },
      {
        label: 'time of an action, p95',
        measured: `${formatNumber(quantile(times, 0.95))} ms`,
        against: `median ${formatNumber(median(times))} ms`,
      },
    ],
  );
});

/**
 * Memory of all processes together, as the median over the last two thirds of the time: during the first they warm
 * up.
 */
async function sampleMemory(servers: readonly Program[], end: number): Promise<{ middle: number; last: number }> {
  const samples: number[] = [];
  while (Date.now() < end) {
    await delay(1_000);
    samples.push(servers.reduce((sum, server) => sum + server.memory(), 0));
  }
  const third = Math.floor(samples.length / 3);
  return { middle: median(samples.slice(third, 2 * third)), last: median(samples.slice(2 * third)) };
}

async function verifyHistories(databaseUrl: string): Promise<{ permits: number; whole: boolean }> {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'server/src/commands/verify-history.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  console.log(stdout.trim());
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ permits: number }>('select count(*)::integer as permits from permit');
  await client.end();
  return { permits: rows[0]?.permits ?? 0, whole: status === 0 };
}
