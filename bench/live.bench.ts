import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import { quantile } from './measure/statistics.ts';
import { printTable, shown } from './measure/table.ts';
import { groupAt, identifierOf, memberOf, personAt, siteCodes, staffing } from './population/people.ts';
import { usualAmounts } from './population/amounts.ts';
import { submissionOf } from './population/submissions.ts';
import { generalPermit } from './population/templates.ts';
import { type Client, openClient } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { listen, type Listener, tellingOf } from './program/listener.ts';
import { startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { openSessions } from './program/sessions.ts';

/*
 * A thousand sockets on one process, each with the list of permits open, while permits are raised and approved at every
 * site. Who should have heard of a permit is asked of the API itself, for each person: everybody who finds it.
 */
const sockets = 1_000;
const permitsRaised = 30;
/** Milliseconds between two changes: about as many as a large site makes in its busiest minute. */
const betweenChanges = 300;
const mostMilliseconds = 500;
/** Milliseconds after the last change in which it must have arrived everywhere. */
const patience = 5_000;

const everybody = staffing.requestors.first + staffing.requestors.count - 1;
const people = Array.from({ length: sockets }, (_, index) => (index % everybody) + 1);
const submission = submissionOf(generalPermit, 7, 3000);

interface Changed {
  answer: { success: boolean; message: string; _id?: string | null };
}

/** A change: what is told of it, and when it was asked for. */
interface Change {
  permit: string;
  telling: string;
  askedAt: number;
}

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'live', usualAmounts(1_000), onEnd);
  const tokens = await openSessions(server.databaseUrl, people);
  const clientOf = (person: number) => openClient(server.address, 1, tokens[person - 1]);
  const listeners: Listener[] = [];
  onEnd(async () => listeners.forEach(({ close }) => close()));
  for (const token of tokens) listeners.push(await listen(server.address, token));
  await delay(1_000);

  const changes: Change[] = [];
  for (let number = 0; number < permitsRaised; number += 1) changes.push(...(await raiseAndApprove(number, clientOf)));
  await delay(patience);

  const { missed, overheard, waits } = await recount(changes, listeners, clientOf);
  printTable(`live: ${sockets} sockets on one process, ${changes.length} changes, ${waits.length} tellings`, [
    {
      what: 'until somebody heard, 95 of 100',
      measured: `${shown(quantile(waits, 0.95))} ms`,
      against: `median ${shown(quantile(waits, 0.5))} ms`,
      verdict: { value: quantile(waits, 0.95), unit: ' ms', bound: { most: mostMilliseconds } },
    },
    { what: 'missed', measured: `${missed}`, verdict: { value: missed, bound: { most: 0 } } },
    { what: 'overheard', measured: `${overheard}`, verdict: { value: overheard, bound: { most: 0 } } },
  ]);
});

async function raiseAndApprove(number: number, clientOf: (person: number) => Client): Promise<Change[]> {
  const site = number % siteCodes.length;
  const which = Math.floor(number / siteCodes.length);
  const reviewer = personAt(site, staffing.supervisors, which);
  const data = {
    form: generalPermitTemplateId,
    submission,
    site: identifierOf('site', site),
    discipline: identifierOf('discipline', site),
    hostSystemOwner: identifierOf('person', personAt(site, staffing.users)),
    selectedUser: [identifierOf('person', reviewer)],
    selectedMTGroup: [identifierOf('group', groupAt(site, 0))],
  };
  const submitter = clientOf(memberOf(groupAt(site, 3), which % 6));
  const raising = performance.now();
  const { answer } = await submitter.ask<Changed>(
    `mutation ($data: CreatePermitInput!, $key: String) {
      answer: createPermit(data: $data, idempotencyKey: $key) { success message _id } }`,
    { data, key: randomUUID() },
  );
  const permit = answer._id;
  if (!answer.success || !permit) throw new Error(answer.message);
  await delay(betweenChanges);
  const approver = clientOf(reviewer);
  const approving = performance.now();
  const approval = await approver.ask<Changed>(
    'mutation ($id: ID!) { answer: updatePermitStatus(id: $id, status: "Approved", version: 1) { success message } }',
    { id: permit },
  );
  if (!approval.answer.success) throw new Error(approval.answer.message);
  await delay(betweenChanges);
  for (const client of [submitter, approver]) client.close();
  return [
    { permit, telling: tellingOf(permit, 1), askedAt: raising },
    { permit, telling: tellingOf(permit, 2), askedAt: approving },
  ];
}

/** Holds what was heard against what each person finds. */
async function recount(
  changes: readonly Change[],
  listeners: readonly Listener[],
  clientOf: (person: number) => Client,
): Promise<{ missed: number; overheard: number; waits: number[] }> {
  const permits = [...new Set(changes.map(({ permit }) => permit))];
  let missed = 0;
  let overheard = 0;
  const waits: number[] = [];
  for (let person = 1; person <= everybody; person += 1) {
    const client = clientOf(person);
    const found = new Set<string>();
    for (const permit of permits) {
      const { getPermit } = await client.ask<{ getPermit: { success: boolean } }>(
        'query ($id: ID!) { getPermit(id: $id) { success } }',
        { id: permit },
      );
      if (getPermit.success) found.add(permit);
    }
    client.close();
    for (const listener of listeners.filter((_, index) => people[index] === person)) {
      for (const { permit, telling, askedAt } of changes) {
        const heardAt = listener.heard.get(telling);
        if (heardAt !== undefined) waits.push(heardAt - askedAt);
        if (found.has(permit) && heardAt === undefined) missed += 1;
        if (!found.has(permit) && heardAt !== undefined) overheard += 1;
      }
    }
  }
  return { missed, overheard, waits };
}
