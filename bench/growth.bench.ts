import { boardQueries } from './load/boards.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { type ResultLine, printTable, formatNumber } from './measure/table.ts';
import { usualAmounts } from './population/amounts.ts';
import { findGroupAt, findMember, findUserAt, siteCodes, userRanges } from './population/users.ts';
import { type Client, openClient } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { toListBody, type ListVariables } from './program/list-query.ts';
import { startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { openSessions } from './program/sessions.ts';

/*
 * What users read all day at 1,000,000 permits and at 1,000, interleaved: the list with and without filters, searches
 * of it, the counts of the menu and the first view of the dashboard. Both lists have as many rows, so that only the
 * amount of data grows.
 */
const maxGrowth = { list: 1.5, search: 2, counts: 2 };
const maxPopulationSeconds = 360;
const connections = 4;
const settings = { connections, warmUp: 600, rounds: 9, duration: 300 };
const site = 2;
const pageSize = 20;

const readers = {
  'Super Admin': userRanges.superAdmins.first,
  Manager: findUserAt(site, userRanges.managers),
  'MT group': findMember(findGroupAt(site, 0), 1),
  'Contractor PM': findUserAt(site, userRanges.projectManagers),
  Requestor: findUserAt(site, userRanges.requestors, 4),
};

type Reader = keyof typeof readers;

const lists: readonly [label: string, variables: ListVariables][] = [
  ['list', {}],
  ['list, site', { siteName: [siteCodes[site]] }],
  ['list, site and status', { siteName: [siteCodes[site]], statusCheck: ['Completed'] }],
  ['list, status', { statusCheck: ['Approved'] }],
];

/** Without a text, the number of the latest permit is searched for. */
const searches: readonly [label: string, searchText: string | undefined][] = [
  ['search for a permit number', undefined],
  ['search for a rare word', 'P-9900'],
  ['search for a common word', 'pump'],
  ['search for a company', 'Company 2'],
  ['search for nothing that exists', 'xylophone'],
];

const counts: readonly [label: string, query: string][] = [
  [
    'menu counts',
    `{ getMenuCounts { permits myPermits pendingMyApproval pendingApproval forMyAction pendingCloseCancel approvedByMe lifeSupport
      childPermits myChildPermits childPermitsPendingMyApproval lifeSupportChildPermits drafts accountsToApprove } }`,
  ],
  ...['getDashboardCardsData', 'getCriticalActivities'].map((name): [string, string] => [
    `dashboard, ${name}`,
    requireBoard(name),
  ]),
];

function requireBoard(requested: string): string {
  const [, query] = boardQueries(90).find(([name]) => name === requested) ?? [];
  if (query === undefined) throw new Error(`There is no board ${requested}.`);
  return query;
}

interface Both {
  small: Client;
  large: Client;
}

interface ListAnswer {
  data?: { permits: { total: { count: number }; items: { code: string }[] } };
  errors?: unknown;
}

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const started = Date.now();
  const large = await startPopulatedServer(cluster, 'million', usualAmounts(1_000_000), onEnd);
  const seconds = (Date.now() - started) / 1000;
  const small = await startPopulatedServer(cluster, 'thousand', usualAmounts(1_000), onEnd);
  const people = Object.values(readers);
  const tokens = {
    small: await openSessions(small.databaseUrl, people),
    large: await openSessions(large.databaseUrl, people),
  };
  const lines: ResultLine[] = [
    {
      label: 'a million permits, populated',
      measured: `${formatNumber(seconds)} s`,
      verdict: { value: seconds, unit: ' s', bound: { most: maxPopulationSeconds } },
    },
  ];
  for (const [index, reader] of (Object.keys(readers) as Reader[]).entries()) {
    const clients = {
      small: openClient(small.address, connections, tokens.small[index]),
      large: openClient(large.address, connections, tokens.large[index]),
    };
    for (const [label, variables] of lists)
      lines.push(await measureList(`${label}, ${reader}`, variables, clients, maxGrowth.list));
    for (const [label, searchText] of searches)
      lines.push(await measureSearch(`${label}, ${reader}`, searchText, clients));
    for (const [label, query] of counts) {
      const body = JSON.stringify({ query });
      lines.push(await measureGrowth(`${label}, ${reader}`, { small: body, large: body }, clients, maxGrowth.counts));
    }
    for (const client of Object.values(clients)) client.close();
  }
  printTable('growth: 1,000,000 permits against 1,000', lines);
});

async function readList(client: Client, variables: ListVariables) {
  const { data, errors } = JSON.parse(await client.post(toListBody(variables))) as ListAnswer;
  if (!data) throw new Error(JSON.stringify(errors));
  return data.permits;
}

async function measureList(
  label: string,
  variables: ListVariables,
  clients: Both,
  most: number,
  variablesOfLarge = variables,
): Promise<ResultLine> {
  const found = {
    small: (await readList(clients.small, variables)).total.count,
    large: (await readList(clients.large, variablesOfLarge)).total.count,
  };
  const limit = Math.max(1, Math.min(pageSize, found.small, found.large));
  const bodies = {
    small: toListBody({ ...variables, limit }),
    large: toListBody({ ...variablesOfLarge, limit }),
  };
  return measureGrowth(`${label}: ${limit} of ${found.large} (${found.small})`, bodies, clients, most);
}

async function measureSearch(label: string, searchText: string | undefined, clients: Both): Promise<ResultLine> {
  const toVariables = async (client: Client): Promise<ListVariables> => {
    const code = (await readList(client, { limit: 1 })).items[0]?.code;
    if (code === undefined) throw new Error(`There is no permit for ${label}.`);
    return { searchText: searchText ?? code };
  };
  const small = await toVariables(clients.small);
  return measureList(label, small, clients, maxGrowth.search, await toVariables(clients.large));
}

async function measureGrowth(
  label: string,
  bodies: Record<keyof Both, string>,
  clients: Both,
  most: number,
): Promise<ResultLine> {
  const toContestant = (name: keyof Both) => ({
    name,
    run: async () => void (await clients[name].post(bodies[name])),
  });
  const { small, large } = await measureInterleaved([toContestant('small'), toContestant('large')], settings);
  return {
    label,
    measured: `${formatNumber(large.milliseconds)} ms`,
    against: `${formatNumber(small.milliseconds)} ms`,
    verdict: { value: large.milliseconds / small.milliseconds, bound: { most } },
  };
}
