import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../measure/statistics.ts';
import { formatNumber, type ResultLine } from '../measure/table.ts';
import { findUserAt, siteCodes, userRanges } from '../population/users.ts';
import { changeKey, listenForChanges, type ChangeListener } from '../program/change-listener.ts';
import { listLiveJobs } from '../program/live-jobs.ts';
import type { PopulatedServer } from '../program/populated.ts';
import { openSessions } from '../program/sessions.ts';
import { openServerActions } from '../program/work-actions.ts';

/*
 * A thousand screens of people who see every permit of a site, all on one process, while work at that site is paused
 * and resumed: every action has to reach all of them.
 */
const sockets = 1_000;
const jobsPaused = 20;
/** Milliseconds between two actions: about as many as at a large site in its busiest minute. */
const actionIntervalMs = 300;
const maxMilliseconds = 300;
/** Milliseconds after the last action in which it must have arrived everywhere. */
const arrivalTimeoutMs = 5_000;
const site = 0;

const { superAdmins, siteAdmins, groupMembers, supervisors, managers } = userRanges;
const viewers = [
  superAdmins.first,
  ...[siteAdmins, groupMembers, supervisors, managers].flatMap((range) =>
    Array.from({ length: Math.floor(range.count / siteCodes.length) }, (_, nth) => findUserAt(site, range, nth)),
  ),
];

/** Measures how long an action takes to reach a thousand sockets. */
export async function measureSockets({ address, databaseUrl }: PopulatedServer): Promise<ResultLine[]> {
  const people = Array.from({ length: sockets }, (_, index) => viewers[index % viewers.length] ?? 0);
  const tokens = await openSessions(databaseUrl, people);
  const listeners: ChangeListener[] = [];
  for (const token of tokens) listeners.push(await listenForChanges(address, token));
  await delay(1_000);

  const jobs = (await listLiveJobs(databaseUrl, site)).slice(0, jobsPaused);
  const { actions: work, close } = await openServerActions(address, databaseUrl, 1);
  const actions: { key: string; sentAt: number }[] = [];
  for (const job of jobs) {
    for (const act of [work.pause, work.resume]) {
      const sentAt = performance.now();
      await act(job);
      actions.push({ key: changeKey(job.id, job.version), sentAt });
      await delay(actionIntervalMs);
    }
  }
  await delay(arrivalTimeoutMs);
  close();
  for (const listener of listeners) listener.close();

  const waits = actions.flatMap(({ key, sentAt }) =>
    listeners.flatMap(({ received }) => {
      const receivedAt = received.get(key);
      return receivedAt === undefined ? [] : [receivedAt - sentAt];
    }),
  );
  const missed = actions.length * sockets - waits.length;
  return [
    {
      label: `an action at ${sockets} sockets on one process, p95 of ${waits.length}`,
      measured: `${formatNumber(quantile(waits, 0.95))} ms`,
      against: `median ${formatNumber(quantile(waits, 0.5))} ms`,
      verdict: { value: quantile(waits, 0.95), unit: ' ms', bound: { most: maxMilliseconds } },
    },
    { label: 'missed deliveries', measured: `${missed}`, verdict: { value: missed, bound: { most: 0 } } },
  ];
}
