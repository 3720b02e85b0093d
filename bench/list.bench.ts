import { openClient, type Client, signIn } from './program/client.ts';
import { type Cluster, startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { type OnEnd, runBenchmark } from './program/run.ts';
import { startFloor, startServer } from './program/server.ts';
import { openStatementTap, type Statement } from './program/statement-tap.ts';
import { toEmail, password, siteCodes, userRanges } from './population/users.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { type ResultLine, printTable, formatNumber } from './measure/table.ts';

/*
 * The permit list over HTTP at 1,000 and at 100,000 permits, signed in, compared with the same statements sent by pg
 * itself behind node:http. The two populations are interleaved as well.
 */
const minShareOfFloor = 0.55;
const maxGrowth = 1.5;
const connections = 8;
const settings = { connections, warmUp: 3000, rounds: 15, duration: 400 };

/** The query of the web app's permit list. */
const query = `query PermitsList($siteName: [String!], $statusCheck: [String!], $searchText: String) {
  getPermits(limit: 20, offset: 0, siteName: $siteName, statusCheck: $statusCheck, searchText: $searchText,
      sortBy: "createdAt", sortOrder: "desc") {
    count
    items {
      _id code permitCode title status statusLabel reason workDescription createdAt startDate endDate due version
      actions discipline { _id code } site { _id code name timeZone }
      hostSystemOwner { _id fullname email } submittedBy { _id fullname company }
    }
  }
}`;

interface Variables {
  siteName?: string[];
  statusCheck?: string[];
  searchText?: string;
}

/** The finished permits of a site: enough to fill a page of 20 even among a thousand, and the slowest to count. */
const filtered: Variables[] = siteCodes.map((code) => ({ siteName: [code], statusCheck: ['Completed'] }));

/** Typical searches: the tag of a pump, which some eleven permits have, and the end of a permit number. */
const searched: Variables[] = ['P-4700', 'P-6500', '-000417', 'P-1200', '-000933', 'P-8800', '-000128', 'P-3300'].map(
  (searchText) => ({ searchText }),
);

const toBody = (variables: Variables) => JSON.stringify({ query, variables });

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const small = await startPopulatedServer(cluster, 'small', usualAmounts(1_000), onEnd);
  const large = await startPopulatedServer(cluster, 'large', usualAmounts(100_000), onEnd);
  const lines: ResultLine[] = [];
  for (const [label, cases] of [
    ['site and status', filtered],
    ['text search', searched],
  ] as const) {
    const statements = await recordStatements(cases, cluster, 'large', onEnd);
    const floor = await startFloor('list-floor.ts', {
      DATABASE_URL: large.databaseUrl,
      CASES: JSON.stringify(statements),
    });
    onEnd(floor.stop);
    lines.push(...(await compare(label, cases, { small: small.address, large: large.address, floor: floor.address })));
  }
  for (const { role, first } of Object.values(userRanges)) lines.push(await unfiltered(role, first, large.address));
  printTable('list: 20 permits with sort and count, 8 connections', lines);
});

interface Addresses {
  small: string;
  large: string;
  floor: string;
}

async function compare(label: string, cases: readonly Variables[], addresses: Addresses): Promise<ResultLine[]> {
  const smallClient = await signedIn(addresses.small);
  const largeClient = await signedIn(addresses.large);
  const floorClient = openClient(addresses.floor, connections);
  const sendInTurn = (client: Client, bodies: readonly string[]) => async (_: number, turn: number) => {
    await client.post(bodies[turn % bodies.length] ?? '');
  };
  for (const client of [smallClient, largeClient]) await requireRows(client, cases);
  const bodies = cases.map(toBody);
  const measured = await measureInterleaved(
    [
      { name: 'small', run: sendInTurn(smallClient, bodies) },
      { name: 'large', run: sendInTurn(largeClient, bodies) },
      {
        name: 'floor',
        run: sendInTurn(
          floorClient,
          cases.map((_, index) => String(index)),
        ),
      },
    ],
    settings,
  );
  for (const client of [smallClient, largeClient, floorClient]) client.close();
  return [
    {
      label: `${label}, 100,000 permits, of pg behind node:http`,
      measured: `${formatNumber(measured.large.perSecond)}/s`,
      against: `${formatNumber(measured.floor.perSecond)}/s`,
      verdict: { value: measured.large.perSecond / measured.floor.perSecond, bound: { least: minShareOfFloor } },
    },
    {
      label: `${label}, median of 100,000 by that of 1,000`,
      measured: `${formatNumber(measured.large.milliseconds)} ms`,
      against: `${formatNumber(measured.small.milliseconds)} ms`,
      verdict: { value: measured.large.milliseconds / measured.small.milliseconds, bound: { most: maxGrowth } },
    },
  ];
}

/** A case without results would measure nothing. */
async function requireRows(client: Client, cases: readonly Variables[]): Promise<void> {
  for (const variables of cases) {
    const { getPermits } = await client.query<{ getPermits: { count: number } }>(query, { ...variables });
    if (getPermits.count === 0) throw new Error(`No permit is found by ${JSON.stringify(variables)}.`);
  }
}

/** Records the statements that the server sends to PostgreSQL for each case, with a separate server and a tap. */
async function recordStatements(
  cases: readonly Variables[],
  cluster: Cluster,
  database: string,
  onEnd: OnEnd,
): Promise<Statement[][]> {
  const tap = await openStatementTap(cluster.socket);
  onEnd(tap.close);
  const server = await startServer(cluster.toUrl(database, tap.directory));
  onEnd(server.stop);
  const client = await signedIn(server.address);
  const seen: Statement[][] = [];
  for (const variables of cases) {
    // The first request fills the server's caches; the second shows the cost of every further one.
    await client.query(query, { ...variables });
    tap.take();
    await client.query(query, { ...variables });
    seen.push(tap.take());
  }
  client.close();
  await server.stop();
  return seen;
}

async function signedIn(address: string, person: number = userRanges.superAdmins.first): Promise<Client> {
  return openClient(address, connections, await signIn(address, toEmail(person), password));
}

/** How long the start page's list takes for a user of this role. */
async function unfiltered(role: string, person: number, address: string): Promise<ResultLine> {
  const client = await signedIn(address, person);
  const { getPermits } = await client.query<{ getPermits: { count: number } }>(query, {});
  const run = async () => {
    await client.post(toBody({}));
  };
  const { all } = await measureInterleaved([{ name: 'all', run }], { ...settings, warmUp: 500, rounds: 2 });
  client.close();
  return {
    label: `no filter, ${role}, ${getPermits.count} permits`,
    measured: `${formatNumber(all.perSecond)}/s, ${formatNumber(all.milliseconds)} ms`,
  };
}
