import { type Client, openClient, signIn } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { readWebOperation } from './program/web-operation.ts';
import { toEmail, findMember, findGroupAt, password, findUserAt, siteCodes, userRanges } from './population/users.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { type ResultLine, printTable, formatNumber } from './measure/table.ts';

/*
 * Every permit list, read by users whose work it is, at 1,000 permits and 2,500 child permits and at a hundred times
 * as many, interleaved. Both return a page with as many rows as the smaller one has, 20 at most, so that only the
 * amount of searched data grows. Then all counts that the web's menu shows, and all that the API has, compared with the list beside them.
 */
const maxGrowth = 1.5;
const maxTimesList = 3;
const connections = 4;
const settings = { connections, warmUp: 500, rounds: 9, duration: 300 };
const site = 2;

const rowFields = `_id code permitCode title status statusLabel reason workDescription createdAt startDate endDate due
  version actions parentPermit { _id code } discipline { _id code } site { _id code name timeZone }
  hostSystemOwner { _id fullname email } submittedBy { _id fullname company }`;

interface Reader {
  role: string;
  person: number;
}

const admin: Reader = { role: 'SuperAdmin', person: userRanges.superAdmins.first };
const manager: Reader = { role: 'Manager', person: findUserAt(site, userRanges.managers) };
const member: Reader = { role: 'MT group', person: findMember(findGroupAt(site, 0), 1) };
const supervisor: Reader = { role: 'Supervisor', person: findUserAt(site, userRanges.supervisors) };
const requestor: Reader = { role: 'Requestor', person: userRanges.requestors.first + 151 };
const ofSite = `siteName: ["${siteCodes[site]}"], `;
const finished = `${ofSite}statusCheck: ["Completed"], `;

const cases: readonly [list: string, filter: string, reader: Reader][] = [
  ['getPermits', finished, manager],
  ['getMyPermits', '', requestor],
  ['getPendingPermits', `${ofSite}statusCheck: ["PendingClosure", "PendingCancel"], `, member],
  ['getPendingPermits', ofSite, manager],
  ['getMyPendingApprovalPermits', '', manager],
  ['getMyPendingApprovalPermits', '', member],
  ['getPermitsIApproved', '', supervisor],
  ['getFinalPendingApprovalLSSPermits', '', admin],
  ['getChildPermits', finished, manager],
  ['getChildPermits', 'searchText: "P-4700", ', admin],
  ['getMyChildPermits', '', requestor],
  ['getMyNextPendingApprovalChildPermits', '', manager],
  ['getChildFinalPendingApprovalPermits', ofSite, manager],
  ['getChildFinalPendingApprovalLSSPermits', '', admin],
  ['getB2Permits', finished, manager],
  ['getAllGeneralPermitsDashboard', finished, manager],
];

const query = (list: string, filter: string, limit: number) =>
  `{ ${list}(${filter}limit: ${limit}, sortBy: "createdAt", sortOrder: "desc") { total { count } items { ${rowFields} } } }`;

/** What the web's menu asks for, and with it what no menu shows. */
const badges = readWebOperation('GetMenuCounts', ['sessions/operations.graphql']);
const menuCounts = {
  'badges of the menu': badges,
  'badges of the menu and what is due': badges.replace('getMenuCounts {', 'getMenuCounts { due'),
} as const;

interface Both {
  small: Client;
  large: Client;
}

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const amounts = (permits: number) => ({
    years: 1,
    permits,
    childPermits: permits * 2.5,
    attachedForms: permits * 2,
  });
  const small = await startPopulatedServer(cluster, 'small', amounts(1_000), onEnd);
  const large = await startPopulatedServer(cluster, 'large', amounts(100_000), onEnd);
  const signedIn = async ({ person }: Reader): Promise<Both> => ({
    small: openClient(small.address, connections, await signIn(small.address, toEmail(person), password)),
    large: openClient(large.address, connections, await signIn(large.address, toEmail(person), password)),
  });
  const lines: ResultLine[] = [];
  for (const [list, filter, reader] of cases)
    lines.push(await measureGrowth(list, filter, reader, await signedIn(reader)));
  for (const [label, text] of Object.entries(menuCounts))
    for (const reader of [admin, manager, member])
      lines.push(await measureBadges(`${label}, by the general list, ${reader.role}`, text, await signedIn(reader)));
  printTable('work lists at 100,000 permits and 250,000 child permits', lines);
});

async function measureGrowth(list: string, filter: string, reader: Reader, clients: Both): Promise<ResultLine> {
  const counts = {
    small: await countRows(clients.small, list, filter),
    large: await countRows(clients.large, list, filter),
  };
  const rows = Math.min(20, counts.small);
  if (rows === 0) throw new Error(`${list} is empty for ${reader.role}.`);
  const body = JSON.stringify({ query: query(list, filter, rows) });
  const { small, large } = await measureBoth(clients, body, body);
  return {
    label: `${list}${filter && ` ${filter.slice(0, -2)}`}, ${reader.role}: ${rows} of ${counts.large} (${counts.small})`,
    measured: `${formatNumber(large)} ms`,
    against: `${formatNumber(small)} ms`,
    verdict: { value: large / small, bound: { most: maxGrowth } },
  };
}

async function countRows(client: Client, list: string, filter: string): Promise<number> {
  const answer = await client.query<Record<string, { count: number }>>(`{ ${list}(${filter}limit: 0) { count } }`, {});
  return answer[list]?.count ?? 0;
}

/** These menu counts compared with the general list, without a filter, for the same user. */
async function measureBadges(label: string, text: string, { small, large }: Both): Promise<ResultLine> {
  small.close();
  const toRequestBody = (operation: string) => JSON.stringify({ query: operation });
  const measured = await measureBoth(
    { small: large, large },
    toRequestBody(query('getPermits', '', 20)),
    toRequestBody(text),
  );
  return {
    label,
    measured: `${formatNumber(measured.large)} ms`,
    against: `${formatNumber(measured.small)} ms`,
    verdict: { value: measured.large / measured.small, bound: { most: maxTimesList } },
  };
}

async function measureBoth(
  clients: Both,
  smallBody: string,
  largeBody: string,
): Promise<{ small: number; large: number }> {
  const measured = await measureInterleaved(
    [
      { name: 'small', run: async () => void (await clients.small.post(smallBody)) },
      { name: 'large', run: async () => void (await clients.large.post(largeBody)) },
    ],
    settings,
  );
  clients.small.close();
  clients.large.close();
  return { small: measured.small.milliseconds, large: measured.large.milliseconds };
}
