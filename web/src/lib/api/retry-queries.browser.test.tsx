import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GetUnseenNotificationCountDocument } from '../../generated/notifications/unread-count.ts';
import { answer } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { retryQueries } from './refetch-queries.ts';
import type { ApiResponse } from './transport.ts';
import { transports } from './transports.ts';
import { useQuery } from './use-query.ts';

let sent: { signal: AbortSignal | undefined; respond: (response: ApiResponse) => void }[] = [];
let now = 0;

beforeEach(() => {
  sent = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  transports.send = ({ signal }) => new Promise((respond) => sent.push({ signal, respond }));
});
afterEach(() => {
  vi.restoreAllMocks();
  transports.send = answer;
});

/** Once what was caused has been rendered. */
const settle = () => new Promise(requestAnimationFrame);
const respond = (index: number, getUnseenNotificationCount: number) =>
  sent[index]?.respond({ data: { getUnseenNotificationCount } });

function Count() {
  const { data, error } = useQuery(GetUnseenNotificationCountDocument, { fetchPolicy: 'network-only' });
  return <p aria-label="count">{error?.message ?? data?.getUnseenNotificationCount ?? 'nothing'}</p>;
}

/** Shows a screen whose request hangs, and lets the user try again after so many milliseconds. */
async function retryAfter(milliseconds: number) {
  mount({ screens: { '/': <Count /> } });
  await expect.poll(() => sent.length).toBe(1);
  await settle();
  now += milliseconds;
  retryQueries();
  await settle();
}

test('a request that has hung for a while is dropped, and sent again', async () => {
  await retryAfter(9_000);
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  respond(1, 2);
  await expect.element(page.getByLabelText('count')).toHaveTextContent('2');
  respond(0, 1);
  await settle();
  await expect.element(page.getByLabelText('count')).toHaveTextContent('2');
});

test('a request that was sent just now is waited for', async () => {
  await retryAfter(4_000);
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([false]);
  respond(0, 1);
  await expect.element(page.getByLabelText('count')).toHaveTextContent('1');
  await expect.poll(() => sent.length).toBe(2);
});
