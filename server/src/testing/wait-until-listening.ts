import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { EventName } from '../events/events.ts';
import type { TestApp } from './test-app.ts';

/**
 * For tests: starts a subscription over a socket, and waits until the server listens to its events. The server does
 * not acknowledge a subscription; it receives every event of what is done from now on, and none of what was done
 * before.
 */
export async function waitUntilListening(
  { context: { db, events } }: Pick<TestApp, 'context'>,
  name: EventName,
  subscribe: () => void,
): Promise<void> {
  // Events follow the response to a change, in order: once a later one has arrived, all of them have.
  const last = { authorId: randomUUID() };
  await events.publish(db, 'draftsChanged', last);
  await expect.poll(() => events.record.list('draftsChanged', 0)).toContainEqual(last);

  const listen = vi.spyOn(events, 'listen');
  subscribe();
  await expect.poll(() => listen.mock.calls.map(([listened]) => listened)).toContain(name);
  listen.mockRestore();
}
