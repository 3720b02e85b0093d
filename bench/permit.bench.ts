import pg from 'pg';
import { openClient, signIn, type Client } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { runBenchmark } from './program/run.ts';
import { startFloor } from './program/server.ts';
import { readWebOperation } from './program/web-operation.ts';
import { findUserAt, password, toEmail, toId, userRanges } from './population/users.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { formatNumber, printTable, type ResultLine } from './measure/table.ts';

/*
 * One permit of 100,000 by its id over HTTP, with everything that the web's screen of a permit shows, signed in,
 * compared with a program written by hand that answers the same bytes and checks no rights.
 */
const minShareOfFloor = 0.5;
const rounds = { warmUp: 3000, rounds: 15, duration: 400 };
const permits = 400;
const site = 0;

/** Somebody who sees every permit, and somebody whose rights to each are looked up. */
const viewers = [
  ['SuperAdmin', userRanges.superAdmins.first],
  ['MTGroup', findUserAt(site, userRanges.groupMembers)],
] as const;

/** The query of the web app's screen of a permit. */
const query = readWebOperation('GetPermit', ['permits/model/operations.graphql', 'templates/fragments.graphql']);

const toBody = (id: string) => JSON.stringify({ query, variables: { id } });

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'permit', usualAmounts(100_000), onEnd);
  const floor = await startFloor('permit-floor.ts', { DATABASE_URL: server.databaseUrl });
  onEnd(floor.stop);
  const ids = await listPermitIds(server.databaseUrl);
  await requireSameAnswers(server.address, floor.address, ids);
  const lines: ResultLine[] = [];
  for (const [role, person] of viewers)
    for (const connections of [1, 8, 32])
      lines.push(await compare(role, person, connections, { server: server.address, floor: floor.address }, ids));
  printTable('permit: one of 100,000 by its id, with its forms, slots and history', lines);
});

/** Permits of the site of all viewers, spread over the year. */
async function listPermitIds(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from permit where site_id = $1 and parent_permit_id is null order by md5(id::text) limit ${permits}`,
    [toId('site', site)],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** A floor that answers something else would measure something else. */
async function requireSameAnswers(server: string, floor: string, ids: readonly string[]): Promise<void> {
  const clients = { server: await signedIn(server, userRanges.superAdmins.first, 1), floor: openClient(floor, 1) };
  for (const id of ids) {
    const [answer, expected] = await Promise.all([clients.server.post(toBody(id)), clients.floor.post(id)]);
    if (answer !== expected) throw new Error(`The answers for ${id} differ:\n${answer}\n${expected}`);
  }
  for (const client of Object.values(clients)) client.close();
}

async function signedIn(address: string, person: number, connections: number): Promise<Client> {
  return openClient(address, connections, await signIn(address, toEmail(person), password));
}

async function compare(
  role: string,
  person: number,
  connections: number,
  addresses: { server: string; floor: string },
  ids: readonly string[],
): Promise<ResultLine> {
  const clients = {
    server: await signedIn(addresses.server, person, connections),
    floor: openClient(addresses.floor, connections),
  };
  const sendInTurn = (client: Client, bodies: readonly string[]) => async (_: number, turn: number) => {
    await client.post(bodies[turn % bodies.length] ?? '');
  };
  for (const id of ids) {
    const { permit } = await clients.server.query<{ permit: { success: boolean } }>(query, { id });
    if (!permit.success) throw new Error(`${role} cannot see ${id}.`);
  }
  const measured = await measureInterleaved(
    [
      { name: 'server', run: sendInTurn(clients.server, ids.map(toBody)) },
      { name: 'floor', run: sendInTurn(clients.floor, ids) },
    ],
    { ...rounds, connections },
  );
  for (const client of Object.values(clients)) client.close();
  return {
    label: `${role}, ${connections} ${connections === 1 ? 'connection' : 'connections'}, of a program written by hand`,
    measured: `${formatNumber(measured.server.perSecond)}/s`,
    against: `${formatNumber(measured.floor.perSecond)}/s`,
    verdict: { value: measured.server.perSecond / measured.floor.perSecond, bound: { least: minShareOfFloor } },
  };
}
