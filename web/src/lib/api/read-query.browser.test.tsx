import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GetUnseenNotificationCountDocument } from '../../generated/notifications/unread-count.ts';
import { GetTemplateVersionsDocument } from '../../generated/templates.ts';
import { answer } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { refetchQueries } from './refetch-queries.ts';
import { readAhead, sendQuery } from './requests.ts';
import { listResults, updateResult } from './results.ts';
import { transports } from './transports.ts';
import type { ApiResponse } from './transport.ts';
import { useQuery } from './use-query.ts';

interface SentRequest {
  variables: object;
  signal: AbortSignal | undefined;
  respond: (response: ApiResponse) => void;
  lose: () => void;
}

/** What the page has sent; it is answered when the test says so. */
let sent: SentRequest[] = [];

/** All that the page has shown. */
let shown: string[] = [];

beforeEach(() => {
  sent = [];
  shown = [];
  transports.send = ({ variables, signal }) =>
    new Promise((respond, fail) =>
      sent.push({ variables, signal, respond, lose: () => fail(new TypeError('Failed to fetch')) }),
    );
});
afterEach(() => {
  transports.send = answer;
});

const count = GetUnseenNotificationCountDocument;
const respond = (index: number, getUnseenNotificationCount: number) =>
  sent[index]?.respond({ data: { getUnseenNotificationCount } });
const text = (name: string) => expect.element(page.getByLabelText(name, { exact: true }));
const requests = () => expect.poll(() => sent.length);
/** Lets everything happen that is under way. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

interface CountProps {
  name: string;
  fetchPolicy?: 'cache-first' | 'network-only';
  pollInterval?: number;
}

function Count({ name, ...options }: CountProps) {
  const { data, loading, error } = useQuery(count, options);
  const state = [data?.getUnseenNotificationCount ?? 'nothing', loading && 'loading', error?.message];
  const line = state.filter(Boolean).join(', ');
  shown.push(line);
  return <p aria-label={name}>{line}</p>;
}

/** Shows a screen, and the other one when the button is pressed, beside it or instead of it. */
function Screens({ isBeside = false, pollInterval }: { isBeside?: boolean; pollInterval?: number }) {
  const [isSecond, setSecond] = useState(false);
  return (
    <>
      {(isBeside || !isSecond) && <Count name="first" {...(pollInterval && { pollInterval })} />}
      {isSecond && <Count name="second" />}
      <button type="button" onClick={() => setSecond(true)}>
        Second
      </button>
    </>
  );
}

const pressSecond = () => page.getByRole('button', { name: 'Second' }).click();

/** A change is reported. */
const change = () => refetchQueries([count]);

describe('a change while a query is under way', () => {
  test('is read after the first load, which may miss it', async () => {
    mount({ screens: { '/': <Count name="count" /> } });
    await requests().toBe(1);
    await settle();
    change();
    await settle();
    expect(sent).toHaveLength(1);
    respond(0, 1);
    await text('count').toHaveTextContent(/^1, loading$/);
    await requests().toBe(2);
    respond(1, 2);
    await text('count').toHaveTextContent(/^2$/);
    expect(sent).toHaveLength(2);
    expect(shown).not.toContain('1');
  });

  test('is read once for many, each result is shown, and the last one is the newest', async () => {
    mount({ screens: { '/': <Count name="count" /> } });
    await requests().toBe(1);
    respond(0, 1);
    await text('count').toHaveTextContent(/^1$/);
    change();
    await settle();
    for (const _event of [1, 2, 3]) {
      change();
      await settle();
    }
    expect(sent).toHaveLength(2);
    expect(sent[1]?.signal?.aborted).toBe(false);
    respond(1, 2);
    await text('count').toHaveTextContent(/^2, loading$/);
    change();
    await settle();
    expect(sent).toHaveLength(3);
    respond(2, 3);
    await requests().toBe(4);
    respond(3, 4);
    await text('count').toHaveTextContent(/^4$/);
    await settle();
    expect(sent).toHaveLength(4);
  });

  test('is read also when it is reported right after the request was sent', async () => {
    const { send } = transports;
    transports.send = (request) => {
      const response = send(request);
      if (sent.length === 1) change();
      return response;
    };
    mount({ screens: { '/': <Count name="count" /> } });
    await requests().toBe(1);
    respond(0, 1);
    await requests().toBe(2);
    respond(1, 2);
    await text('count').toHaveTextContent(/^2$/);
  });

  test('is read also after a lost connection', async () => {
    mount({ screens: { '/': <Count name="count" /> } });
    await requests().toBe(1);
    await settle();
    change();
    sent[0]?.lose();
    await requests().toBe(2);
    respond(1, 2);
    await text('count').toHaveTextContent(/^2$/);
  });

  test('is read by a screen that opens after it', async () => {
    mount({ screens: { '/': <Screens isBeside /> } });
    await requests().toBe(1);
    await settle();
    await pressSecond();
    respond(0, 1);
    await requests().toBe(2);
    respond(1, 2);
    await text('first').toHaveTextContent(/^2$/);
    await text('second').toHaveTextContent(/^2$/);
    expect(sent).toHaveLength(2);
  });

  test('is not read for a screen that was left, whose request ends', async () => {
    const router = mount({ screens: { '/': <Count name="count" />, '/other': <p>Other</p> } });
    await requests().toBe(1);
    await settle();
    change();
    await router.navigate('/other');
    await expect.poll(() => sent[0]?.signal?.aborted).toBe(true);
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('is read by the screen that follows on the one that was left', async () => {
    mount({ screens: { '/': <Screens /> } });
    await requests().toBe(1);
    await settle();
    change();
    await pressSecond();
    await requests().toBe(2);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    respond(1, 3);
    await text('second').toHaveTextContent(/^3$/);
    await settle();
    expect(sent).toHaveLength(2);
  });
});

test('what two screens read in the same moment is sent once', async () => {
  mount({
    screens: {
      '/': (
        <>
          <Count name="first" />
          <Count name="second" />
        </>
      ),
    },
  });
  await requests().toBe(1);
  respond(0, 1);
  await text('first').toHaveTextContent(/^1$/);
  await text('second').toHaveTextContent(/^1$/);
  expect(sent).toHaveLength(1);
});

test('a screen that React mounts twice shows its data', async () => {
  mount({
    screens: {
      '/': (
        <StrictMode>
          <Count name="count" fetchPolicy="network-only" />
        </StrictMode>
      ),
    },
  });
  await requests().toBeGreaterThan(0);
  await settle();
  sent.forEach(({ signal }, index) => !signal?.aborted && respond(index, 1));
  await text('count').toHaveTextContent(/^1$/);
  expect(sent.filter(({ signal }) => !signal?.aborted)).toHaveLength(1);
});

test('a response that is older than what a command came back with is dropped, and the query sent again', async () => {
  mount({ screens: { '/': <Screens pollInterval={100} /> } });
  await requests().toBe(1);
  respond(0, 1);
  await text('first').toHaveTextContent(/^1/);
  await requests().toBe(2);
  await settle();
  updateResult(count, {}, () => ({ getUnseenNotificationCount: 5 }));
  respond(1, 1);
  await text('first').toHaveTextContent(/^5, loading$/);
  await requests().toBe(3);
  expect(sent[1]?.signal?.aborted).toBe(true);
  await settle();
  await text('first').toHaveTextContent(/^5, loading$/);
  respond(2, 6);
  await text('first').toHaveTextContent(/^6/);
});

test('a result that was still being read when a command was answered is read again', async () => {
  mount({ screens: { '/': <Count name="count" /> } });
  await requests().toBe(1);
  await settle();
  updateResult(count, {}, () => ({ getUnseenNotificationCount: 5 }));
  respond(0, 1);
  await requests().toBe(2);
  respond(1, 5);
  await text('count').toHaveTextContent(/^5$/);
});

test('what a command came back with is not held where nothing was read', async () => {
  updateResult(count, {}, () => ({ getUnseenNotificationCount: 5 }));
  expect(listResults(count)).toEqual([]);
  mount({ screens: { '/': <Count name="count" fetchPolicy="cache-first" /> } });
  await requests().toBe(1);
  await text('count').toHaveTextContent(/^nothing, loading$/);
});

test('what has not changed stays the same object', async () => {
  const seen: unknown[] = [];
  function Seen() {
    seen.push(useQuery(count).data);
    return <Count name="count" />;
  }
  mount({ screens: { '/': <Seen /> } });
  await requests().toBe(1);
  respond(0, 1);
  await text('count').toHaveTextContent(/^1$/);
  change();
  await requests().toBe(2);
  respond(1, 1);
  await text('count').toHaveTextContent(/^1$/);
  await settle();
  expect(new Set(seen)).toEqual(new Set([undefined, { getUnseenNotificationCount: 1 }]));
  expect(new Set(seen).size).toBe(2);
});

test('data with errors is shown with its error, until the next result', async () => {
  mount({ screens: { '/': <Count name="count" /> } });
  await requests().toBe(1);
  sent[0]?.respond({ data: { getUnseenNotificationCount: 1 }, errors: [{ message: 'A part is missing.' }] });
  await text('count').toHaveTextContent(/^1, A part is missing\.$/);
  change();
  await requests().toBe(2);
  await text('count').toHaveTextContent(/^1, loading$/);
  sent[1]?.respond({ errors: [{ message: 'All is missing.' }] });
  await text('count').toHaveTextContent(/^1, All is missing\.$/);
  change();
  await requests().toBe(3);
  respond(2, 2);
  await text('count').toHaveTextContent(/^2$/);
});

test('what is read once is not lost when a screen that reads it too is left', async () => {
  const screens = { '/other': <p>Other</p>, '/': <Count name="count" fetchPolicy="cache-first" /> };
  const router = mount({ screens });
  await expect.element(page.getByText('Other')).toBeVisible();
  const once = sendQuery(count, {});
  await router.navigate('/');
  await text('count').toHaveTextContent('nothing, loading');
  await router.navigate('/other');
  await expect.element(page.getByText('Other')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.signal?.aborted).toBe(false);
  respond(0, 2);
  expect(await once).toEqual({ data: { getUnseenNotificationCount: 2 } });
});

test('what is read once says why it failed, and is not held', async () => {
  const failed = sendQuery(count, {});
  await requests().toBe(1);
  sent[0]?.lose();
  expect((await failed).error).toBeInstanceOf(TypeError);
  const read = sendQuery(count, {});
  await requests().toBe(2);
  respond(1, 2);
  expect(await read).toEqual({ data: { getUnseenNotificationCount: 2 } });
  await settle();
  expect(listResults(count)).toEqual([]);
});

test('what was read ahead is not used after a change', async () => {
  mount({ screens: { '/': <Count name="count" fetchPolicy="cache-first" /> } });
  await requests().toBe(1);
  respond(0, 1);
  await text('count').toHaveTextContent(/^1$/);
  readAhead([count], {});
  await requests().toBe(2);
  change();
  await requests().toBe(3);
  respond(2, 3);
  await text('count').toHaveTextContent(/^3$/);
  respond(1, 2);
  await settle();
  await text('count').toHaveTextContent(/^3$/);
});

test('a result is held for ten minutes after the last screen that shows it was left', async () => {
  const router = mount({ screens: { '/': <Count name="count" />, '/other': <p>Other</p> } });
  await requests().toBe(1);
  respond(0, 1);
  await text('count').toHaveTextContent(/^1$/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  void router.navigate('/other');
  await expect.element(page.getByText('Other')).toBeVisible();
  vi.advanceTimersByTime(9 * 60_000);
  expect(listResults(count)).toEqual([{ getUnseenNotificationCount: 1 }]);
  vi.advanceTimersByTime(60_000);
  expect(listResults(count)).toEqual([]);
  vi.useRealTimers();
});

function Versions() {
  const [offset, setOffset] = useState(0);
  const { data } = useQuery(GetTemplateVersionsDocument, { variables: { id: '7', limit: 10, offset } });
  return (
    <button type="button" onClick={() => setOffset((current) => 1 - current)}>
      {data?.getTemplateVersions.count ?? 'nothing'}
    </button>
  );
}

test('what is held is read again, also when the clock of the device was set back', async () => {
  mount({ screens: { '/': <Versions /> } });
  const button = page.getByRole('button');
  const respondWith = (index: number, versions: number) =>
    sent[index]?.respond({ data: { getTemplateVersions: { count: versions, items: [] } } });
  await requests().toBe(1);
  respondWith(0, 5);
  await expect.element(button).toHaveTextContent('5');
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => new Date(2020, 1, 1).getTime());
  await button.click();
  await requests().toBe(2);
  respondWith(1, 6);
  await expect.element(button).toHaveTextContent('6');
  await button.click();
  await expect.element(button).toHaveTextContent('5');
  await requests().toBe(3);
  respondWith(2, 7);
  await expect.element(button).toHaveTextContent('7');
  expect(listResults(GetTemplateVersionsDocument).map(({ getTemplateVersions }) => getTemplateVersions.count)).toEqual([
    7, 6,
  ]);
  clock.mockRestore();
});
