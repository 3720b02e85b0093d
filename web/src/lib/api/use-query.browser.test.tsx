import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetUnseenNotificationCountDocument } from '../../generated/notifications/unread-count.ts';
import { GetTemplateVersionsDocument } from '../../generated/templates.ts';
import { disconnected, getSent, respondTo } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { recordResponse } from './connection.ts';
import { refetchQueries } from './refetch-queries.ts';
import './keep-current.ts';
import { updateResult } from './results.ts';
import { useQuery } from './use-query.ts';

const respondWithCount = (count: number) =>
  respondTo(GetUnseenNotificationCountDocument, () => ({ getUnseenNotificationCount: count }));

interface CountProps {
  name: string;
  fetchPolicy?: 'cache-first' | 'cache-only' | 'network-only';
  skip?: boolean;
}

function Count({ name, ...options }: CountProps) {
  const { data, loading, error } = useQuery(GetUnseenNotificationCountDocument, options);
  const state = [data?.getUnseenNotificationCount ?? 'nothing', loading && 'loading', error && 'failed'];
  return <p aria-label={name}>{state.filter(Boolean).join(', ')}</p>;
}

const text = (name: string) => expect.element(page.getByLabelText(name, { exact: true }));
const countSent = () => getSent(GetUnseenNotificationCountDocument).length;

/** Shows a screen, and another one beside it when the button is pressed. */
function Two({ first, second }: { first: CountProps; second: CountProps }) {
  const [isSecondShown, setSecondShown] = useState(false);
  return (
    <>
      <Count {...first} />
      <button type="button" onClick={() => setSecondShown((isShown) => !isShown)}>
        Second
      </button>
      {isSecondShown && <Count {...second} />}
    </>
  );
}

const pressSecond = () => page.getByRole('button', { name: 'Second' }).click();

test('data stays while it is loaded again and when that fails, and a failure goes with the next success', async () => {
  respondWithCount(1);
  mount({ screens: { '/': <Count name="count" /> } });
  await text('count').toHaveTextContent(/^1$/);
  respondTo(GetUnseenNotificationCountDocument, () => {
    throw disconnected;
  });
  refetchQueries('active');
  await text('count').toHaveTextContent(/^1, failed$/);
  respondWithCount(2);
  refetchQueries([GetUnseenNotificationCountDocument]);
  await text('count').toHaveTextContent(/^2$/);
});

test('what the server has not answered is read again as soon as it responds, and nothing else', async () => {
  let isAway = true;
  respondTo(GetUnseenNotificationCountDocument, () => {
    if (isAway) throw disconnected;
    return { getUnseenNotificationCount: 1 };
  });
  mount({ screens: { '/': <Count name="count" /> } });
  await text('count').toHaveTextContent(/^nothing, failed$/);
  isAway = false;
  recordResponse();
  await text('count').toHaveTextContent(/^1$/);
  recordResponse();
  await expect.poll(countSent).toBe(2);
});

test('a failed first load has no data', async () => {
  respondTo(GetUnseenNotificationCountDocument, () => {
    throw disconnected;
  });
  mount({ screens: { '/': <Count name="count" /> } });
  await text('count').toHaveTextContent(/^nothing, failed$/);
});

test.each<[CountProps['fetchPolicy'], string, number]>([
  [undefined, 'then the newest, which the first screen shows too', 2],
  ['cache-first', 'and sends nothing', 1],
  ['cache-only', 'and sends nothing', 1],
])('a screen with policy %s shows what another has loaded, %s', async (fetchPolicy, _title, requests) => {
  respondWithCount(1);
  const second = { name: 'second', ...(fetchPolicy && { fetchPolicy }) };
  mount({ screens: { '/': <Two first={{ name: 'first' }} second={second} /> } });
  await text('first').toHaveTextContent(/^1$/);
  respondWithCount(2);
  await pressSecond();
  const shown = requests === 2 ? /^2$/ : /^1$/;
  await text('second').toHaveTextContent(shown);
  await text('first').toHaveTextContent(shown);
  expect(countSent()).toBe(requests);
});

test('a screen with policy network-only shows nothing until the server has responded', async () => {
  respondWithCount(1);
  const second = { name: 'second', fetchPolicy: 'network-only' } as const;
  mount({ screens: { '/': <Two first={{ name: 'first' }} second={second} /> } });
  await text('first').toHaveTextContent(/^1$/);
  let respond = () => {};
  respondTo(
    GetUnseenNotificationCountDocument,
    () => new Promise((resolve) => (respond = () => resolve({ getUnseenNotificationCount: 2 }))),
  );
  await pressSecond();
  await text('second').toHaveTextContent(/^nothing, loading$/);
  await text('first').toHaveTextContent(/^1, loading$/);
  respond();
  await text('second').toHaveTextContent(/^2$/);
  await text('first').toHaveTextContent(/^2$/);
});

test('while it is skipped nothing is sent, and nothing shown', async () => {
  respondWithCount(1);
  mount({ screens: { '/': <Two first={{ name: 'first' }} second={{ name: 'second', skip: true }} /> } });
  await text('first').toHaveTextContent(/^1$/);
  await pressSecond();
  await text('second').toHaveTextContent(/^nothing$/);
  refetchQueries('active');
  await expect.poll(countSent).toBe(2);
  await text('second').toHaveTextContent(/^nothing$/);
});

test('what a change came back with is on screen at once', async () => {
  respondWithCount(1);
  mount({ screens: { '/': <Count name="count" /> } });
  await text('count').toHaveTextContent(/^1$/);
  updateResult(GetUnseenNotificationCountDocument, {}, () => ({ getUnseenNotificationCount: 5 }));
  await text('count').toHaveTextContent(/^5$/);
  expect(countSent()).toBe(1);
});

function Versions() {
  const [offset, setOffset] = useState(0);
  const variables = { id: '7', limit: 10, offset };
  const { data, previousData } = useQuery(GetTemplateVersionsDocument, { variables });
  return (
    <>
      <p aria-label="now">{data?.getTemplateVersions.count ?? 'nothing'}</p>
      <p aria-label="before">{previousData?.getTemplateVersions.count ?? 'nothing'}</p>
      <button type="button" onClick={() => setOffset(1)}>
        Next
      </button>
    </>
  );
}

test('while other variables load, the data before them is known', async () => {
  let respond = () => {};
  respondTo(GetTemplateVersionsDocument, ({ offset }) => {
    const answer = { getTemplateVersions: { count: 5 + (offset ?? 0), items: [] } };
    return offset === 1 ? new Promise((resolve) => (respond = () => resolve(answer))) : answer;
  });
  mount({ screens: { '/': <Versions /> } });
  await text('now').toHaveTextContent('5');
  await page.getByRole('button', { name: 'Next' }).click();
  await text('now').toHaveTextContent('nothing');
  await text('before').toHaveTextContent('5');
  respond();
  await text('now').toHaveTextContent('6');
});
