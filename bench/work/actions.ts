import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { measureInterleaved } from '../measure/interleaved.ts';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import { listLiveJobs, type LiveJob } from '../program/live-jobs.ts';
import type { PopulatedServer } from '../program/populated.ts';
import { openServerActions, type WorkActions } from '../program/work-actions.ts';
import { openWorkWriter } from '../program/work-writer.ts';

/*
 * Holders pause their work and the issuing authority resumes it, over HTTP as the web does, compared with pg writing
 * the same rows. Each action is a transaction of its own on both sides, because different people take them.
 */
const minShareOfFloor = 0.4;
const connections = 16;
const settings = { connections, warmUp: 15_000, rounds: 8, duration: 1000 };

/** Measures actions on a server, and on a database of its own for the floor. */
export async function measureActions(server: PopulatedServer, floorUrl: string): Promise<ResultLine[]> {
  const { actions, close } = await openServerActions(server.address, server.databaseUrl, connections);
  const pool = new pg.Pool({ connectionString: floorUrl, max: connections, pipeline: true });
  const floorJobs = await listLiveJobs(floorUrl);
  const contestants = {
    server: toTurns(actions, await listLiveJobs(server.databaseUrl)),
    floor: toTurns(openWorkWriter(pool, floorJobs), floorJobs),
  };
  const measured = await measureInterleaved(
    [
      { name: 'server', run: contestants.server.run },
      { name: 'floor', run: contestants.floor.run },
    ],
    settings,
  );
  close();
  await pool.end();
  requireSameRows(
    await countRows(server.databaseUrl, contestants.server.count()),
    await countRows(floorUrl, contestants.floor.count()),
  );
  const { server: api, floor } = measured;
  return [
    {
      label: 'pauses and resumptions, of the same rows written by pg; 16 connections',
      measured: `${formatNumber(api.perSecond)}/s`,
      against: `${formatNumber(floor.perSecond)}/s`,
      verdict: { value: api.perSecond / floor.perSecond, bound: { least: minShareOfFloor } },
    },
    {
      label: 'median time of one of them',
      measured: `${formatNumber(api.milliseconds)} ms`,
      against: `${formatNumber(floor.milliseconds)} ms`,
    },
  ];
}

/** Acts on jobs in turn: each connection pauses and resumes jobs that no other one touches. */
function toTurns({ pause, resume }: WorkActions, jobs: readonly LiveJob[]) {
  const counts = Array.from({ length: connections }, () => 0);
  return {
    run: async (connection: number) => {
      const count = counts[connection] ?? 0;
      const own = Math.floor(jobs.length / connections);
      const job = jobs[connection + connections * (Math.floor(count / 2) % own)];
      if (!job) throw new Error(`There is no job for connection ${connection}.`);
      await (count % 2 === 0 ? pause(job) : resume(job));
      counts[connection] = count + 1;
    },
    count: () => counts.reduce((sum, count) => sum + count, 0),
  };
}

/** How many rows an action has added, by table. */
type RowCounts = Record<string, number>;

async function countRows(databaseUrl: string, actions: number): Promise<RowCounts> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const countNotices = async () =>
    (await client.query<{ count: string }>('select count(*) from permit_notice')).rows[0]?.count;
  // Whoever is notified is notified a little later.
  while ((await countNotices()) !== '0') await delay(100);
  const { rows } = await client.query<Record<string, string>>(
    `select (select count(*) from history_entry where action in ('pauseWork', 'resumeWork')) as history_entry,
      (select count(*) from notification where kind = 'workChanged') as notification,
      (select count(*) from performed_action) as performed_action`,
  );
  await client.end();
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([table, count]) => [table, Number(count) / actions]));
}

/** A floor that writes other rows would measure something else. */
function requireSameRows(server: RowCounts, floor: RowCounts): void {
  const differ = Object.keys(server).some((table) => {
    const [one = 0, other = 0] = [server[table], floor[table]];
    return Math.abs(one - other) > 0.02 * other;
  });
  if (differ) throw new Error(`Rows per action: ${JSON.stringify(server)}, of the floor ${JSON.stringify(floor)}`);
}
