import { toEmail, password, userRanges } from './population/users.ts';
import { usualAmounts } from './population/amounts.ts';
import { signIn } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { exportFloor } from './program/export-floor.ts';
import { startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { printTable, formatNumber } from './measure/table.ts';

/*
 * Exports the list of 100,000 permits as XLSX and as CSV over HTTP: the peak memory that the server needs for it, and
 * the time, compared with pg reading the same cells and Node deflating them.
 */
const permits = 100_000;
const maxMemory = 100;
/** The floor reads neither slots, which determine the next approver, nor attached forms, and builds no objects. */
const maxTimesFloor = 16;
/** The sampling interval for memory, in milliseconds. */
const interval = 100;

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const { address, databaseUrl, memory } = await startPopulatedServer(cluster, 'export', usualAmounts(permits), onEnd);
  const token = await signIn(address, toEmail(userRanges.superAdmins.first), password);
  const read = async (format: string, filters: object = {}) => {
    const response = await fetch(`${address}/exports/permits.${format}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(filters),
    });
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read());
    return Number(response.headers.get('x-total-rows'));
  };
  // Loads everything that an export needs before the measurement.
  for (const format of ['xlsx', 'csv']) await read(format, { searchCode: '-000417' });
  const idle = memory();

  const peak = async (format: string) => {
    let most = 0;
    const looking = setInterval(() => (most = Math.max(most, memory())), interval);
    const rows = await read(format);
    clearInterval(looking);
    if (rows !== permits) throw new Error(`${rows} rows were exported.`);
    return most;
  };
  const lines = [];
  for (const format of ['xlsx', 'csv']) {
    const most = await peak(format);
    lines.push({
      label: `memory while ${permits} rows are exported as ${format}, beyond that of the idle server`,
      measured: `${formatNumber(most)} MB`,
      against: `${formatNumber(idle)} MB`,
      verdict: { value: most - idle, unit: ' MB', bound: { most: maxMemory } },
    });
  }
  const { server, floor } = await measureInterleaved(
    [
      { name: 'server', run: async () => void (await read('xlsx')) },
      { name: 'floor', run: async () => void (await exportFloor(databaseUrl)) },
    ],
    { connections: 1, warmUp: 1, rounds: 2, duration: 1 },
  );
  printTable(`export: the list of ${permits} permits`, [
    ...lines,
    {
      label: 'time as xlsx, of pg reading the same cells and Node deflating them',
      measured: `${formatNumber(server.milliseconds / 1000)} s`,
      against: `${formatNumber(floor.milliseconds / 1000)} s`,
      verdict: { value: server.milliseconds / floor.milliseconds, bound: { most: maxTimesFloor } },
    },
  ]);
});
