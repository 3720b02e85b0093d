import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { waitUntilListening } from '../../../testing/wait-until-listening.ts';
import { createLiveWork } from '../../../access/testing/work-subjects.ts';
import { act } from '../../work/testing/work.ts';
import { moveToStatus, samplePermitData, createPermitOrThrow } from '../testing/permits.ts';

let app: TestApp;
let address: string;
let open: Client[] = [];

const logged: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ logLevel: 'info' }, { write: (line) => logged.push(line) });
  address = (await app.listen()).replace('http', 'ws');
});

afterEach(() => {
  for (const client of open) void client.dispose();
  open = [];
});

afterAll(() => app.close());

interface Change {
  code: string;
  status: string;
  version: number;
  action: string;
  by: string;
}

interface Subscription {
  received: Change[];
  /** Errors of the subscription, or undefined if it just ended. */
  ended: Promise<unknown>;
  /** Resolves with the first received change that fits. */
  waitFor(fits: (change: Change) => boolean): Promise<Change>;
}

interface SubscribeOptions {
  /** The only permit; all by default. */
  id?: string | undefined;
  /** The time from which on events are needed. */
  since?: number;
  /** Whether only changes of the work are wanted. */
  ofWork?: boolean;
}

/** Subscribes a user to all permits, or to one. The server listens to their changes once this resolves. */
async function subscribe(person: TestUser, { id, since, ofWork }: SubscribeOptions = {}): Promise<Subscription> {
  const { token } = await app.as(person);
  const client = createClient({
    url: `${address}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });
  open.push(client);
  const received: Change[] = [];
  let waiting: { fits: (change: Change) => boolean; resolve: (change: Change) => void }[] = [];
  const field = ofWork ? 'workChanged(permitId: $id)' : 'permitChanged(id: $id)';
  const query = `subscription ($id: ID) { permitChanged: ${field} { code status version action by } }`;
  let end: (errors: unknown) => void = () => {};
  const ended = new Promise((resolve) => (end = resolve));
  await waitUntilListening(app, 'permitChanged', () =>
    client.subscribe<{ permitChanged: Change }>(
      { query, variables: { id }, ...(since !== undefined && { extensions: { since } }) },
      {
        next: ({ data, errors }) => {
          const change = data?.permitChanged;
          if (!change) return end(errors);
          received.push(change);
          for (const { resolve: settle } of waiting.filter(({ fits }) => fits(change))) settle(change);
          waiting = waiting.filter(({ fits }) => !fits(change));
        },
        error: end,
        complete: () => end(undefined),
      },
    ),
  );
  return {
    received,
    ended,
    waitFor: (fits) =>
      new Promise((resolve) => {
        const change = received.find(fits);
        if (change) resolve(change);
        else waiting.push({ fits, resolve });
      }),
  };
}

it('delivers a change of a permit: the action, the new status and the actor', async () => {
  const requestor = await app.as('requestor');
  const subscription = await subscribe('requestor');
  const { _id, code } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
  await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
  expect(await subscription.waitFor((change) => change.code === code && change.version === 2)).toEqual({
    code,
    status: 'PendingApproval',
    version: 2,
    action: 'approveAsProjectManager',
    by: 'Pm Acme',
  });
  expect(subscription.received).toMatchObject([
    { code, action: 'create' },
    { code, version: 2 },
  ]);
});

it('delivers what has changed since the page was read, of the permits that the user can see', async () => {
  const { record } = app.context.events;
  const createPermit = async (person: TestUser) => {
    const { _id, code } = await createPermitOrThrow(await app.as(person), samplePermitData(app.ids));
    await expect.poll(() => record.list('permitChanged', 0).map(({ id }) => id)).toContain(_id);
    return code;
  };
  await createPermit('requestor');
  // Events that arrive in the same moment are delivered too.
  const arrivedBy = record.now();
  await expect.poll(() => record.now()).toBeGreaterThan(arrivedBy);
  const readAt = record.now();
  const missed = await createPermit('requestor');
  const missedByStranger = await createPermit('foreignRequestor');
  const [reader, stranger] = [
    await subscribe('requestor', { since: readAt }),
    await subscribe('foreignPm', { since: readAt }),
  ];
  await reader.waitFor(({ code }) => code === missed);
  // They arrive in order: the one that the stranger cannot see would have come first.
  await stranger.waitFor(({ code }) => code === missedByStranger);
  expect(reader.received.map(({ code }) => code)).toEqual([missed]);
  expect(stranger.received.map(({ code }) => code)).toEqual([missedByStranger]);
});

it('delivers nothing about permits that the user cannot see', async () => {
  const watchers = [
    await subscribe('foreignPm'),
    await subscribe('requestorSecond'),
    await subscribe('supervisorWest'),
  ];
  const seesAll = await subscribe('superAdmin');
  const create = async (person: TestUser, data = samplePermitData(app.ids)) =>
    (await createPermitOrThrow(await app.as(person), data)).code;
  const hidden = await create('requestor');
  const hiddenToo = await create('host', samplePermitData(app.ids, { hostSystemOwner: app.ids.users.manager }));
  // Each then gets a permit of its own: changes arrive in order, and what it must not receive would have come first.
  const own = [
    await create('foreignRequestor'),
    await create('requestorSecond'),
    await create('requestor', samplePermitData(app.ids, { site: app.ids.sites.west })),
  ];
  await seesAll.waitFor(({ code }) => code === own[2]);
  expect(seesAll.received.map(({ code }) => code)).toEqual([hidden, hiddenToo, ...own]);
  for (const [index, subscription] of watchers.entries()) {
    await subscription.waitFor(({ code }) => code === own[index]);
    expect(subscription.received.map(({ code }) => code)).toEqual([own[index]]);
  }
});

it('delivers changes of one permit only, if requested', async () => {
  const requestor = await app.as('requestor');
  const pm = await app.as('pm');
  const { _id, code } = await createPermitOrThrow(requestor, samplePermitData(app.ids));
  const subscription = await subscribe('requestor', { id: _id });
  await createPermitOrThrow(requestor, samplePermitData(app.ids));
  await moveToStatus(pm, _id, 'PendingApproval');
  await subscription.waitFor((change) => change.action === 'approveAsProjectManager');
  // The event of its creation may arrive before the subscription or after.
  expect(new Set(subscription.received.map((change) => change.code))).toEqual(new Set([code]));
});

it('informs a reviewer from another site that they no longer review, and delivers nothing after that', async () => {
  const { manager, supervisorWest } = app.ids.users;
  const pm = await app.as('pm');
  const { _id } = await createPermitOrThrow(
    await app.as('requestor'),
    samplePermitData(app.ids, { selectedUser: [manager, supervisorWest] }),
  );
  const [reviewer, other] = [await subscribe('supervisorWest', { id: _id }), await subscribe('manager', { id: _id })];
  await moveToStatus(pm, _id, 'PendingApproval');
  const { data } = await (
    await app.as('requestor')
  ).query<{ answer: { success: boolean } }>(
    `mutation ($id: ID!, $userId: ID!) { answer: updateRemoveIndividualReviewer(id: $id, userId: $userId) { success } }`,
    { id: _id, userId: supervisorWest },
  );
  expect(data.answer.success).toBe(true);
  const { version } = await reviewer.waitFor(({ action }) => action === 'changeReviewers');
  await moveToStatus(await app.as('manager'), _id, 'Approved');
  await other.waitFor((change) => change.version > version);
  expect(reviewer.received.at(-1)).toMatchObject({ version });
});

it.each(['a hidden permit', 'no permit', 'no id'])("returns 'Not found' for %s", async (what) => {
  const { _id } = await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids));
  const id = { 'a hidden permit': _id, 'no permit': '00000000-0000-4000-8000-00000000dead', 'no id': 'x' }[what];
  const subscription = await subscribe('foreignPm', { id });
  expect(await subscription.ended).toMatchObject([{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }]);
});

it('is refused like every other operation: recorded in the security log, and not as an error', async () => {
  logged.length = 0;
  const { ended } = await subscribe('foreignPm', { id: 'x' });
  await ended;
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === 'security')).toMatchObject([
    { event: 'operation', operation: 'permitChanged', code: 'NOT_FOUND', personId: app.ids.users.foreignPm },
  ]);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('changes of the work alone go to those who see the permit', async () => {
  app.setClock(new Date('2026-03-01T02:00:00Z'));
  const since = app.context.events.record.now();
  const permitId = await createLiveWork(app);
  const [insider, stranger] = [
    await subscribe('pm', { ofWork: true, since }),
    await subscribe('foreignPm', { ofWork: true, since }),
  ];
  const requestor = await app.as('requestor');
  await act(requestor, 'pauseWork', permitId, { reason: 'Lunch' });
  expect(await insider.waitFor(({ action }) => action === 'pauseWork')).toMatchObject({ by: 'Requestor Acme' });
  // Neither the permit's approvals nor that it was raised.
  expect(insider.received.map(({ action }) => action)).toEqual(['startWork', 'pauseWork']);
  expect(stranger.received).toEqual([]);
  app.setClock(undefined);
});
