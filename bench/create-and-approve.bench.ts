import { randomUUID } from 'node:crypto';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import pg from 'pg';
import { type Client, openClient, signIn } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { copyPermit } from './program/pending-permits.ts';
import { openPermitWriter, type Participants, type PermitWriter } from './program/permit-writer.ts';
import { createPopulatedDatabase, startPopulatedServer } from './program/populated.ts';
import { usualAmounts } from './population/amounts.ts';
import { runBenchmark } from './program/run.ts';
import {
  toEmail,
  findGroupAt,
  toId,
  findMember,
  password,
  findUserAt,
  siteCodes,
  userRanges,
} from './population/users.ts';
import { createSubmission } from './population/submissions.ts';
import { generalPermit } from './population/templates.ts';
import { measureInterleaved } from './measure/interleaved.ts';
import { printTable, formatNumber } from './measure/table.ts';

/*
 * Creates a 3 KB permit and has both its reviewers approve it, over HTTP, compared with pg writing the same rows,
 * prepared and pipelined, in one transaction, which no users could, because they approve later than they create. The
 * cost of the same three transactions in pg is shown too. Each connection has its own submitter and reviewers, as at a site.
 */
const minShareOfFloor = 0.5;
const minApproving = 0.6;
const connections = 16;
const settings = { connections, warmUp: 5000, rounds: 8, duration: 1000 };
/** The permits of each team that wait for its reviewer. The floor begins anew when it has approved them all. */
const stock = 1200;
const submission = createSubmission(generalPermit, 7, 3000);

const createPermit = `mutation ($data: CreatePermitInput!, $key: String) {
  answer: createPermit(data: $data, idempotencyKey: $key) { success message _id }
}`;
const approvePermit = `mutation ($id: ID!, $status: String!, $version: Int) {
  answer: updatePermitStatus(id: $id, status: $status, version: $version) { success message }
}`;

interface ChangePayload {
  answer: { success: boolean; message: string; _id?: string | null };
}

/** The users of one connection, and their clients. */
interface Team {
  people: Participants;
  submitter: Client;
  reviewer: Client;
  groupMember: Client;
}

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'decide', usualAmounts(1_000), onEnd);
  // In a database of its own: beside the server, that would also count what pg has written.
  const connectionString = await createPopulatedDatabase(cluster, 'floor', usualAmounts(1_000));
  const pool = new pg.Pool({ connectionString, max: connections, pipeline: true });
  onEnd(() => pool.end());
  const writer = await openPermitWriter(pool, submission);
  const teams: Team[] = [];
  for (let number = 0; number < connections; number += 1) teams.push(await createTeam(server.address, number));
  const teamAt = (connection: number) => {
    const team = teams[connection];
    if (!team) throw new Error(`There is no team ${connection}.`);
    return team;
  };
  const measured = await measureInterleaved(
    [
      { name: 'server', run: (connection) => createAndApprove(teamAt(connection)) },
      { name: 'floor', run: (connection) => writer.changeByChange(teamAt(connection).people) },
      { name: 'atOnce', run: (connection) => writer.atOnce(teamAt(connection).people) },
    ],
    settings,
  );
  const approving = await measureApproving(
    teams,
    teamAt,
    { databaseUrl: server.databaseUrl, connectionString },
    writer,
  );
  for (const { submitter, reviewer, groupMember } of teams)
    for (const client of [submitter, reviewer, groupMember]) client.close();
  const { server: api, floor, atOnce } = measured;
  const changes = 3;
  printTable('decide: a permit of 3 KB created, and approved by its two reviewers; 16 connections', [
    {
      label: 'permits created and approved, of all their rows by pg in one transaction',
      measured: `${formatNumber(api.perSecond)}/s`,
      against: `${formatNumber(atOnce.perSecond)}/s`,
      verdict: { value: api.perSecond / atOnce.perSecond, bound: { least: minShareOfFloor } },
    },
    {
      label: 'creations and approvals; beside it, the same transactions by pg',
      measured: `${formatNumber(api.perSecond * changes)}/s`,
      against: `${formatNumber(floor.perSecond * changes)}/s`,
    },
    {
      label: 'approvals alone, of their rows by pg',
      measured: `${formatNumber(approving.server.perSecond)}/s`,
      against: `${formatNumber(approving.floor.perSecond)}/s`,
      verdict: { value: approving.server.perSecond / approving.floor.perSecond, bound: { least: minApproving } },
    },
    {
      label: 'median time of a whole permit',
      measured: `${formatNumber(api.milliseconds)} ms`,
      against: `${formatNumber(floor.milliseconds)} ms`,
    },
  ]);
});

/** The first approval of permits that wait for two, by the server and by pg, each in its own database. */
async function measureApproving(
  teams: readonly Team[],
  teamAt: (connection: number) => Team,
  databases: { databaseUrl: string; connectionString: string },
  writer: PermitWriter,
) {
  const [waiting, ofFloor]: [string[][], string[][]] = [[], []];
  for (const { people, submitter } of teams) {
    const original = await create(people, submitter);
    waiting.push(await copyPermit(databases.databaseUrl, original, stock));
    ofFloor.push(await copyPermit(databases.connectionString, await writer.raise(people), stock));
  }
  const turns = teams.map(() => 0);
  return measureInterleaved(
    [
      {
        name: 'server',
        run: async (connection) => {
          const id = waiting[connection]?.pop();
          if (id === undefined) throw new Error(`Nothing waits for team ${connection} any longer: raise the stock.`);
          const approval = { id, status: 'PendingApproval', version: 1 };
          await requireSuccess(teamAt(connection).reviewer.query<ChangePayload>(approvePermit, approval));
        },
      },
      {
        name: 'floor',
        run: async (connection) => {
          const turn = turns[connection] ?? 0;
          turns[connection] = turn + 1;
          const id = ofFloor[connection]?.[turn % stock];
          if (id !== undefined) await writer.approve(teamAt(connection).people, id, 2 + Math.floor(turn / stock));
        },
      },
    ],
    { connections, warmUp: 2000, rounds: 6, duration: 1000 },
  );
}

async function createTeam(address: string, number: number): Promise<Team> {
  const site = number % siteCodes.length;
  const index = Math.floor(number / siteCodes.length);
  const group = findGroupAt(site, 0);
  // The fourth group raises nothing in the population, so that nobody's quota is used up.
  const submitter = findMember(findGroupAt(site, 3), index);
  const reviewer = findUserAt(site, userRanges.supervisors, index);
  const groupMember = findMember(group, index);
  const signedIn = async (person: number) => openClient(address, 1, await signIn(address, toEmail(person), password));
  return {
    people: {
      site: toId('site', site),
      siteCode: siteCodes[site] ?? '',
      discipline: toId('discipline', site),
      owner: toId('person', findUserAt(site, userRanges.users)),
      submitter: toId('person', submitter),
      reviewer: toId('person', reviewer),
      group: toId('group', group),
      groupMember: toId('person', groupMember),
      members: [0, 1, 2, 3, 4, 5].map((nth) => toId('person', findMember(group, nth))),
    },
    submitter: await signedIn(submitter),
    reviewer: await signedIn(reviewer),
    groupMember: await signedIn(groupMember),
  };
}

async function createAndApprove({ people, submitter, reviewer, groupMember }: Team): Promise<void> {
  const id = await create(people, submitter);
  await requireSuccess(reviewer.query<ChangePayload>(approvePermit, { id, status: 'PendingApproval', version: 1 }));
  await requireSuccess(groupMember.query<ChangePayload>(approvePermit, { id, status: 'Approved', version: 2 }));
}

/** Raises a permit that waits for its two reviewers; returns its id. */
async function create(people: Participants, submitter: Client): Promise<string> {
  const data = {
    form: generalPermitTemplateId,
    submission,
    site: people.site,
    discipline: people.discipline,
    hostSystemOwner: people.owner,
    selectedUser: [people.reviewer],
    selectedMTGroup: [people.group],
  };
  return requireSuccess(submitter.query<ChangePayload>(createPermit, { data, key: randomUUID() }));
}

/** The id of the permit, if requested. */
async function requireSuccess(changing: Promise<ChangePayload>): Promise<string> {
  const { success, message, _id } = (await changing).answer;
  if (!success) throw new Error(message);
  return _id ?? '';
}
