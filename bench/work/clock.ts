import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../measure/statistics.ts';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import { workPolicy } from '../population/controlled-permit.ts';
import { readMetric } from '../program/metrics.ts';
import type { OnEnd } from '../program/run.ts';
import { freePort, startServer } from '../program/server.ts';

/*
 * A pass of the clock over all live work, as the job that comes every minute makes it: when nothing is due, and when a
 * check has been missed in a hundred jobs, until everybody concerned is notified. The bench queues the job, as the
 * server's own crontab does, and reads from the server's metrics how much of the processor the server has used: exact
 * to the microsecond, on every system, and without a hook in the product.
 */
const maxCpuMilliseconds = 1_000;
/** Passes between two readings, so that the readings themselves hardly count. */
const passes = 20;
const repeats = 5;
const missedAtOnce = 100;
const missedRepeats = 3;
const pollMs = 5;

/** What a pass took, in milliseconds. */
interface PassTimes {
  /** The processor time of the server. */
  cpu: number;
  /** From the start of the job to its end, with what the database does for it. */
  elapsed: number;
}

/** Measures the clock on a populated database that no other server uses. */
export async function measureClock(databaseUrl: string, liveJobs: number, onEnd: OnEnd): Promise<ResultLine[]> {
  const metricsPort = await freePort();
  const server = await startServer(databaseUrl, undefined, { METRICS_PORT: String(metricsPort) });
  onEnd(server.stop);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const metrics = `http://127.0.0.1:${metricsPort}`;
  await runPass(client);
  await requireNothingDue(client, liveJobs);
  const idle = await measureRepeatedly(repeats, () => measurePasses(client, metrics, passes));
  const missed = await measureRepeatedly(missedRepeats, async () => {
    await missChecks(client);
    return measurePasses(client, metrics, 1);
  });
  await client.end();
  await server.stop();
  const series = liveJobs * workPolicy.checks.length;
  return [
    {
      label: `processor time over ${liveJobs} live jobs with ${series} series of checks, nothing due`,
      measured: `${formatNumber(idle.cpu)} ms`,
      against: `${formatNumber(idle.elapsed)} ms in all`,
      verdict: { value: idle.cpu, unit: ' ms', bound: { most: maxCpuMilliseconds } },
    },
    {
      label: `the same when a check was missed in ${missedAtOnce} of them`,
      measured: `${formatNumber(missed.cpu)} ms`,
      against: `${formatNumber(missed.elapsed)} ms in all`,
    },
  ];
}

async function measureRepeatedly(count: number, measure: () => Promise<PassTimes>): Promise<PassTimes> {
  const times: PassTimes[] = [];
  for (let run = 0; run < count; run += 1) times.push(await measure());
  return { cpu: median(times.map(({ cpu }) => cpu)), elapsed: median(times.map(({ elapsed }) => elapsed)) };
}

async function measurePasses(client: pg.Client, metrics: string, count: number): Promise<PassTimes> {
  const read = async () => ({
    cpu: await readMetric(metrics, 'process_cpu_seconds_total'),
    elapsed: await readMetric(metrics, 'eptw_job_seconds_sum{task="runWorkClock",outcome="done"}'),
  });
  const before = await read();
  for (let pass = 0; pass < count; pass += 1) await runPass(client);
  const after = await read();
  const toMilliseconds = (name: keyof PassTimes) => ((after[name] - before[name]) / count) * 1000;
  return { cpu: toMilliseconds('cpu'), elapsed: toMilliseconds('elapsed') };
}

/** Has the server make a pass, and waits until everybody is notified of what it wrote. */
async function runPass(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>(`select id from graphile_worker.add_job('runWorkClock', '{}')`);
  const isPending = async () => {
    const pending = await client.query<{ pending: boolean }>(
      `select exists(select from graphile_worker.jobs where id = $1) or exists(select from permit_notice) as pending`,
      [rows[0]?.id],
    );
    return pending.rows[0]?.pending ?? true;
  };
  while (await isPending()) await delay(pollMs);
}

async function requireNothingDue(client: pg.Client, liveJobs: number): Promise<void> {
  const { rows } = await client.query<{ live: number; due: number }>(
    `select count(*) filter (where phase = 'live')::integer as live,
      count(*) filter (where deadline_at <= now() + interval '2 minutes')::integer as due from permit_work`,
  );
  const { live = 0, due = 0 } = rows[0] ?? {};
  if (live !== liveJobs || due > 0) throw new Error(`${live} jobs are live, and in ${due} something is due.`);
}

/** As if nobody had taken the gas test of a hundred live jobs for hours. */
async function missChecks(client: pg.Client): Promise<void> {
  // A history cannot be changed otherwise.
  await client.query('set session_replication_role = replica');
  await client.query(
    `with missed as (
      update permit_work set deadline_at = now()
      where permit_id in (select permit_id from permit_work where phase = 'live' order by permit_id limit $1)
      returning permit_id
    )
    update history_entry set at = at - interval '5 hours' from missed
    where history_entry.permit_id = missed.permit_id and work ->> 'series' = 'gasTest'`,
    [missedAtOnce],
  );
  await client.query('set session_replication_role = origin');
}
