import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { measureInterleaved } from '../measure/interleaved.ts';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import { findGroupAt, findMember, findUserAt, siteCodes, userRanges } from '../population/users.ts';
import { openClient, type Client } from '../program/client.ts';
import type { PopulatedServer } from '../program/populated.ts';
import { openSessions } from '../program/sessions.ts';
import { readWebOperation } from '../program/web-operation.ts';

/*
 * 'Live work' and the lists by condition, as the web asks for them, at a hundred times as many permits and as many of
 * them live. Both answer with as many rows as the smaller one has, 20 at most.
 */
const maxGrowth = 1.5;
const connections = 4;
const settings = { connections, warmUp: 500, rounds: 9, duration: 300 };

const myWork = readWebOperation('GetMyWork', ['work/my-work/operations.graphql']);
const permits = readWebOperation('GetPermits', ['permits/list/operations.graphql', 'permits/fragments.graphql']);

const sites = siteCodes.map((_, site) => site);
const everyone = ({ first, count }: { first: number; count: number }) =>
  Array.from({ length: count }, (_, index) => first + index);

/** Who reads: of these users, the one with the most rows in the smaller population. */
const readers = {
  'Super Admin': [userRanges.superAdmins.first],
  Manager: sites.map((site) => findUserAt(site, userRanges.managers)),
  Supervisor: sites.map((site) => findUserAt(site, userRanges.supervisors)),
  'Site Admin': sites.map((site) => findUserAt(site, userRanges.siteAdmins)),
  'MT group': sites.flatMap((site) => [0, 1].map((group) => findMember(findGroupAt(site, group), 1))),
  User: everyone(userRanges.users),
  Requestor: everyone(userRanges.requestors),
  'Contractor PM': everyone(userRanges.projectManagers),
} as const;

type Reader = keyof typeof readers;

const myWorkReaders: readonly Reader[] = ['Manager', 'Supervisor', 'Site Admin', 'MT group', 'User', 'Requestor'];

const lists: readonly [list: string, conditions: readonly WorkCondition[], reader: Reader][] = [
  ['permits', ['live'], 'Super Admin'],
  ['permits', ['live'], 'Manager'],
  ['permits', ['live'], 'MT group'],
  ['permits', ['live'], 'Contractor PM'],
  ['myPermits', ['live'], 'Requestor'],
  ['permits', ['planned'], 'Super Admin'],
  ['permits', ['suspended'], 'Super Admin'],
  ['permits', ['expired'], 'Super Admin'],
  ['permits', ['suspended', 'expired'], 'Manager'],
  ['permits', ['notReady', 'ready'], 'Manager'],
];

/** The servers of both populations. */
export interface Populations {
  small: PopulatedServer;
  large: PopulatedServer;
}

interface Clients {
  small: Client;
  large: Client;
}

/** A query of the web for a page with this many rows. */
type ToBody = (limit: number) => string;

interface Listed {
  total?: { count: number };
  count?: number;
  items: unknown[];
}

/** Measures every list, and compares the two populations. */
export async function measureLists(populations: Populations): Promise<ResultLine[]> {
  const lines: ResultLine[] = [];
  for (const reader of myWorkReaders) {
    const toBody: ToBody = (limit) => JSON.stringify({ query: myWork, variables: { limit, offset: 0 } });
    lines.push(await measureList('Live work', reader, toBody, populations));
  }
  for (const [list, conditions, reader] of lists) {
    const toBody: ToBody = (limit) =>
      JSON.stringify({
        query: permits,
        variables: { list, condition: conditions, showsQuota: false, limit, offset: 0 },
      });
    lines.push(await measureList(`${list}, ${conditions.join(' or ')}`, reader, toBody, populations));
  }
  return lines;
}

async function measureList(
  label: string,
  reader: Reader,
  toBody: ToBody,
  { small: smallServer, large: largeServer }: Populations,
): Promise<ResultLine> {
  const { person, count } = await findBusiest(smallServer, readers[reader], toBody);
  const clients = { small: await openAs(smallServer, person), large: await openAs(largeServer, person) };
  const countOfLarge = await countRows(clients.large, toBody);
  const rows = Math.min(20, count, countOfLarge);
  if (rows === 0) throw new Error(`${label} is empty for every ${reader}.`);
  const { small, large } = await measureBoth(clients, toBody(rows));
  return {
    label: `${label}, ${reader}: ${rows} of ${countOfLarge} (${count})`,
    measured: `${formatNumber(large)} ms`,
    against: `${formatNumber(small)} ms`,
    verdict: { value: large / small, bound: { most: maxGrowth } },
  };
}

async function openAs({ address, databaseUrl }: PopulatedServer, person: number): Promise<Client> {
  const [token] = await openSessions(databaseUrl, [person]);
  return openClient(address, connections, token);
}

async function findBusiest(server: PopulatedServer, people: readonly number[], toBody: ToBody) {
  const tokens = await openSessions(server.databaseUrl, people);
  let busiest = { person: people[0] ?? 0, count: 0 };
  for (const [index, person] of people.entries()) {
    const client = openClient(server.address, 1, tokens[index]);
    const count = await countRows(client, toBody);
    client.close();
    if (count > busiest.count) busiest = { person, count };
  }
  return busiest;
}

async function countRows(client: Client, toBody: ToBody): Promise<number> {
  const answer = JSON.parse(await client.post(toBody(1))) as { data?: Record<string, Listed>; errors?: unknown };
  const [listed] = Object.values(answer.data ?? {});
  const count = listed?.total?.count ?? listed?.count;
  if (answer.errors || count === undefined) throw new Error(JSON.stringify(answer.errors));
  return count;
}

async function measureBoth(clients: Clients, body: string): Promise<Record<keyof Clients, number>> {
  const toContestant = (name: keyof Clients) => ({ name, run: async () => void (await clients[name].post(body)) });
  const measured = await measureInterleaved([toContestant('small'), toContestant('large')], settings);
  for (const client of Object.values(clients)) client.close();
  return { small: measured.small.milliseconds, large: measured.large.milliseconds };
}
