import { setTimeout as delay } from 'node:timers/promises';
import { boardQueries } from './load/boards.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { median } from './measure/statistics.ts';
import { type ResultLine, printTable, formatNumber } from './measure/table.ts';
import { usualAmounts } from './population/amounts.ts';
import { userRanges } from './population/users.ts';
import { type Client, openClient } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { openSessions } from './program/sessions.ts';

/*
 * Runs every query of the boards and reports at 1,000,000 permits over three years and at 100,000, interleaved: for
 * the last quarter, and for all three years. Then reads the list of permits while another user reads a board again
 * and again, compared with the list alone.
 */
const maxGrowth = 3;
const maxSlowdownOfList = 1.2;
const years = 3;
const settings = { connections: 1, warmUp: 400, rounds: 7, duration: 300 };
const listSettings = { connections: 4, warmUp: 100, rounds: 1, duration: 500 };
const listRounds = 5;
/** The interval between two reads of a board, in milliseconds, as by several users at once. */
const boardIntervalMs = 250;

const quarter = boardQueries(90);
const whole = boardQueries(years * 365);
const boardCases = [
  ...quarter,
  // Queries with a range of days.
  ...whole
    .filter(([, query], index) => query !== quarter[index]?.[1])
    .map(([name, query]): [string, string] => [`${name}, ${years} years`, query]),
];

const list = `{ getPermits(limit: 20, statusCheck: ["PendingApproval"], sortBy: "createdAt", sortOrder: "desc") {
  count items { _id code title status statusLabel createdAt startDate endDate version actions site { code } } } }`;

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const [small, large] = await Promise.all(
    [
      ['hundred_thousand', 100_000],
      ['million', 1_000_000],
    ].map(async ([name, permits]) => {
      const server = await startPopulatedServer(cluster, String(name), usualAmounts(Number(permits), years), onEnd);
      const [token] = await openSessions(server.databaseUrl, [userRanges.superAdmins.first]);
      return openClient(server.address, 8, token);
    }),
  );
  if (!small || !large) return;
  onEnd(async () => [small, large].forEach(({ close }) => close()));
  printTable('dashboard: 1,000,000 permits over three years against 100,000', await measureGrowth(small, large));
  printTable('list of 1,000,000 permits, beside somebody who asks for one board', await measureListBesideBoards(large));
});

/** Runs a query, and throws if it was refused: a refusal would be fast. */
async function queryBoard(client: Client, query: string): Promise<void> {
  const answers = await client.query<Record<string, { success?: boolean; message?: string }>>(query, {});
  for (const { success, message } of Object.values(answers))
    if (success === false) throw new Error(`${message}: ${query}`);
}

async function measureGrowth(small: Client, large: Client): Promise<ResultLine[]> {
  const lines: ResultLine[] = [];
  for (const [label, query] of boardCases) {
    const measured = await measureInterleaved(
      [
        { name: 'small', run: () => queryBoard(small, query) },
        { name: 'large', run: () => queryBoard(large, query) },
      ],
      settings,
    );
    lines.push({
      label,
      measured: `${formatNumber(measured.large.milliseconds)} ms`,
      against: `${formatNumber(measured.small.milliseconds)} ms`,
      verdict: { value: measured.large.milliseconds / measured.small.milliseconds, bound: { most: maxGrowth } },
    });
  }
  return lines;
}

/** Reads a board repeatedly until stopped. */
function readBoard(client: Client, query: string): () => Promise<void> {
  let reading = true;
  const end = (async () => {
    while (reading) {
      await queryBoard(client, query);
      await delay(boardIntervalMs);
    }
  })();
  return () => {
    reading = false;
    return end;
  };
}

async function measureListBesideBoards(client: Client): Promise<ResultLine[]> {
  const run = async () => void (await client.query(list, {}));
  const measureList = async () => (await measureInterleaved([{ name: 'list', run }], listSettings)).list.milliseconds;
  const lines: ResultLine[] = [];
  for (const [label, query] of whole) {
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < listRounds; round += 1) {
      alone.push(await measureList());
      const stop = readBoard(client, query);
      beside.push(await measureList());
      await stop();
    }
    lines.push({
      label,
      measured: `${formatNumber(median(beside))} ms`,
      against: `${formatNumber(median(alone))} ms`,
      verdict: { value: median(beside) / median(alone), bound: { most: maxSlowdownOfList } },
    });
  }
  return lines;
}
