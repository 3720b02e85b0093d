import { deepStrictEqual } from 'node:assert/strict';
import { openClient, signIn } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { toListBody, type ListVariables } from './program/list-query.ts';
import { startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { runBenchmark } from './program/run.ts';
import { startFloor } from './program/server.ts';
import { toEmail, password, siteCodes, userRanges } from './population/users.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { type ResultLine, printTable, formatNumber } from './measure/table.ts';

/*
 * The permit list over HTTP at 100,000 permits, as the web queries it, for a Super Admin: requests per second compared
 * with a page answered by hand (list-floor.ts), at 1, 8 and 32 connections. Both answer the same.
 */
const minShareOfFloor = 0.7;
const connectionCounts = [1, 8, 32];
const settings = { warmUp: 2000, rounds: 15, duration: 400 };

interface Case {
  label: string;
  /** Sent to the server in turn. */
  variables: readonly ListVariables[];
  /** Sent to the floor in turn, for the same permits. */
  floor: readonly object[];
}

const cases: readonly Case[] = [
  {
    label: 'site and status',
    variables: siteCodes.map((code) => ({ siteName: [code], statusCheck: ['Completed'] })),
    floor: siteCodes.map((site) => ({ site })),
  },
  { label: 'no filter', variables: [{}], floor: [{}] },
];

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const program = await startPopulatedServer(cluster, 'large', usualAmounts(100_000), onEnd);
  const floor = await startFloor('list-floor.ts', { DATABASE_URL: program.databaseUrl });
  onEnd(floor.stop);
  const token = await signIn(program.address, toEmail(userRanges.superAdmins.first), password);
  const lines: ResultLine[] = [];
  for (const { label, variables, floor: floorBodies } of cases) {
    const bodies = { server: variables.map(toListBody), floor: floorBodies.map((body) => JSON.stringify(body)) };
    for (const connections of connectionCounts) {
      const clients = {
        server: openClient(program.address, connections, token),
        floor: openClient(floor.address, connections),
      };
      for (const [index, body] of bodies.server.entries())
        deepStrictEqual(
          JSON.parse(await clients.server.post(body)),
          JSON.parse(await clients.floor.post(bodies.floor[index] ?? '')),
        );
      const toContestant = (name: 'server' | 'floor') => ({
        name,
        run: async (_: number, turn: number) => {
          await clients[name].post(bodies[name][turn % bodies[name].length] ?? '');
        },
      });
      const measured = await measureInterleaved([toContestant('server'), toContestant('floor')], {
        ...settings,
        connections,
      });
      clients.server.close();
      clients.floor.close();
      lines.push({
        label: `${label}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
        measured: `${formatNumber(measured.server.perSecond)}/s`,
        against: `${formatNumber(measured.floor.perSecond)}/s`,
        verdict: { value: measured.server.perSecond / measured.floor.perSecond, bound: { least: minShareOfFloor } },
      });
    }
  }
  printTable('list: 20 of 100,000 permits with total, of a page answered by hand', lines);
});
