import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { waitUntilListening } from '../../testing/wait-until-listening.ts';
import { samplePermitData, createPermitOrThrow } from '../permits/testing/permits.ts';

let app: TestApp;
let address: string;
let open: Client[] = [];

beforeAll(async () => {
  app = await startTestApp();
  address = (await app.listen()).replace('http', 'ws');
});
afterEach(() => {
  for (const client of open) void client.dispose();
  open = [];
});
afterAll(() => app.close());

const pollOptions = { timeout: 20_000 };

interface Change {
  unseen: number;
  newest: { permit: { code: string } } | null;
}

/** Subscribes a user's window to changes from now on. */
async function watch(person: TestUser): Promise<Change[]> {
  const { token } = await app.as(person);
  const client = createClient({
    url: `${address}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });
  open.push(client);
  const received: Change[] = [];
  const query = 'subscription { notificationsChanged { unseen newest { permit { code } } } }';
  await waitUntilListening(app, 'notificationsChanged', () =>
    client.subscribe<{ notificationsChanged: Change }>(
      { query },
      { next: ({ data }) => data && received.push(data.notificationsChanged), error: () => {}, complete: () => {} },
    ),
  );
  return received;
}

it('sends the unseen count and the newest to all windows of that user only', async () => {
  const [first, second, foreign] = [await watch('pm'), await watch('pm'), await watch('foreignPm')];
  const { code } = await createPermitOrThrow(await app.as('requestor'), samplePermitData(app.ids));
  for (const received of [first, second])
    await expect.poll(() => received.at(-1)?.newest?.permit.code, pollOptions).toBe(code);
  await (await app.as('pm')).query('mutation { markNotificationsSeen { success } }');
  for (const received of [first, second])
    await expect.poll(() => received.at(-1), pollOptions).toEqual({ unseen: 0, newest: null });

  // The other manager receives the next permit of their own company, and has received none of another's by then.
  const { code: own } = await createPermitOrThrow(await app.as('foreignRequestor'), samplePermitData(app.ids));
  await expect.poll(() => foreign.at(-1)?.newest?.permit.code, pollOptions).toBe(own);
  expect(foreign.map(({ newest }) => newest?.permit.code)).toEqual([own]);
});
