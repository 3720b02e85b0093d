import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { quantile } from './measure/statistics.ts';
import { printTable, formatNumber } from './measure/table.ts';
import { findGroupAt, toId, findMember, findUserAt, siteCodes, userRanges } from './population/users.ts';
import { usualAmounts } from './population/amounts.ts';
import { createSubmission } from './population/submissions.ts';
import { generalPermit } from './population/templates.ts';
import { type Client, openClient } from './program/client.ts';
import { startCluster } from './program/cluster.ts';
import { listenForChanges, type ChangeListener, changeKey } from './program/change-listener.ts';
import { startPopulatedServer } from './program/populated.ts';
import { runBenchmark } from './program/run.ts';
import { openSessions } from './program/sessions.ts';

/*
 * A thousand sockets on one process, each with the permit list open, while permits are raised and approved at every
 * site. The API itself determines who should have received a change: every user who can find the permit.
 */
const sockets = 1_000;
const permitsRaised = 30;
/** Milliseconds between two changes: about as many as at a large site in its busiest minute. */
const changeIntervalMs = 300;
const maxMilliseconds = 500;
/** Milliseconds after the last change in which it must have arrived everywhere. */
const arrivalTimeoutMs = 5_000;

const userCount = userRanges.requestors.first + userRanges.requestors.count - 1;
const userNumbers = Array.from({ length: sockets }, (_, index) => (index % userCount) + 1);
const submission = createSubmission(generalPermit, 7, 3000);

interface ChangePayload {
  answer: { success: boolean; message: string; _id?: string | null };
}

/** A change: its event key, and when it was requested. */
interface Change {
  permit: string;
  key: string;
  sentAt: number;
}

await runBenchmark(async (onEnd) => {
  const cluster = await startCluster();
  onEnd(cluster.stop);
  const server = await startPopulatedServer(cluster, 'live', usualAmounts(1_000), onEnd);
  const tokens = await openSessions(server.databaseUrl, userNumbers);
  const getClient = (person: number) => openClient(server.address, 1, tokens[person - 1]);
  const listeners: ChangeListener[] = [];
  onEnd(async () => listeners.forEach(({ close }) => close()));
  for (const token of tokens) listeners.push(await listenForChanges(server.address, token));
  await delay(1_000);

  const changes: Change[] = [];
  for (let number = 0; number < permitsRaised; number += 1)
    changes.push(...(await createAndApprove(number, getClient)));
  await delay(arrivalTimeoutMs);

  const { missed, unauthorised, waits } = await checkDeliveries(changes, listeners, getClient);
  printTable(`live: ${sockets} sockets on one process, ${changes.length} changes, ${waits.length} deliveries`, [
    {
      label: 'time to arrive, p95',
      measured: `${formatNumber(quantile(waits, 0.95))} ms`,
      against: `median ${formatNumber(quantile(waits, 0.5))} ms`,
      verdict: { value: quantile(waits, 0.95), unit: ' ms', bound: { most: maxMilliseconds } },
    },
    { label: 'missed deliveries', measured: `${missed}`, verdict: { value: missed, bound: { most: 0 } } },
    {
      label: 'deliveries without access',
      measured: `${unauthorised}`,
      verdict: { value: unauthorised, bound: { most: 0 } },
    },
  ]);
});

async function createAndApprove(number: number, getClient: (person: number) => Client): Promise<Change[]> {
  const site = number % siteCodes.length;
  const index = Math.floor(number / siteCodes.length);
  const reviewer = findUserAt(site, userRanges.supervisors, index);
  const data = {
    form: generalPermitTemplateId,
    submission,
    site: toId('site', site),
    discipline: toId('discipline', site),
    hostSystemOwner: toId('person', findUserAt(site, userRanges.users)),
    selectedUser: [toId('person', reviewer)],
    selectedMTGroup: [toId('group', findGroupAt(site, 0))],
  };
  const submitter = getClient(findMember(findGroupAt(site, 3), index % 6));
  const raising = performance.now();
  const { answer } = await submitter.query<ChangePayload>(
    `mutation ($data: CreatePermitInput!, $key: String) {
      answer: createPermit(data: $data, idempotencyKey: $key) { success message _id } }`,
    { data, key: randomUUID() },
  );
  const permit = answer._id;
  if (!answer.success || !permit) throw new Error(answer.message);
  await delay(changeIntervalMs);
  const approver = getClient(reviewer);
  const approving = performance.now();
  const approval = await approver.query<ChangePayload>(
    'mutation ($id: ID!) { answer: updatePermitStatus(id: $id, status: "PendingApproval", version: 1) { success message } }',
    { id: permit },
  );
  if (!approval.answer.success) throw new Error(approval.answer.message);
  await delay(changeIntervalMs);
  for (const client of [submitter, approver]) client.close();
  return [
    { permit, key: changeKey(permit, 1), sentAt: raising },
    { permit, key: changeKey(permit, 2), sentAt: approving },
  ];
}

/** Compares the received events with the permits that each user can find. */
async function checkDeliveries(
  changes: readonly Change[],
  listeners: readonly ChangeListener[],
  getClient: (person: number) => Client,
): Promise<{ missed: number; unauthorised: number; waits: number[] }> {
  const permits = [...new Set(changes.map(({ permit }) => permit))];
  let missed = 0;
  let unauthorised = 0;
  const waits: number[] = [];
  for (let person = 1; person <= userCount; person += 1) {
    const client = getClient(person);
    const found = new Set<string>();
    for (const permit of permits) {
      const { getPermit } = await client.query<{ getPermit: { success: boolean } }>(
        'query ($id: ID!) { getPermit(id: $id) { success } }',
        { id: permit },
      );
      if (getPermit.success) found.add(permit);
    }
    client.close();
    for (const listener of listeners.filter((_, index) => userNumbers[index] === person)) {
      for (const { permit, key, sentAt } of changes) {
        const receivedAt = listener.received.get(key);
        if (receivedAt !== undefined) waits.push(receivedAt - sentAt);
        if (found.has(permit) && receivedAt === undefined) missed += 1;
        if (!found.has(permit) && receivedAt !== undefined) unauthorised += 1;
      }
    }
  }
  return { missed, unauthorised, waits };
}
