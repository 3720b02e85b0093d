import { expect, vi } from 'vitest';
import type { EventName } from '../events/events.ts';
import type { TestApp } from './test-app.ts';

/**
 * For tests: starts a subscription over a socket, and waits until the server listens to its events. The server does
 * not acknowledge a subscription; from now on it receives every event.
 */
export async function waitUntilListening(
  { context }: Pick<TestApp, 'context'>,
  event: EventName,
  subscribe: () => void,
): Promise<void> {
  const listen = vi.spyOn(context.events, 'listen');
  subscribe();
  await expect.poll(() => listen.mock.calls.map(([name]) => name)).toContain(event);
  listen.mockRestore();
}
