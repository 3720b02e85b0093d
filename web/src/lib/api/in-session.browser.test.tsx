import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetUnseenNotificationCountDocument } from '../../generated/notifications/unread-count.ts';
import { LogoutDocument } from '../../generated/sessions.ts';
import { answer } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { endSession, sessionStore, startSession, type SessionUser } from '../session/session-store.ts';
import { refetchQueries } from './refetch-queries.ts';
import { sendCommand, sendQuery } from './requests.ts';
import { listResults } from './results.ts';
import { transports } from './transports.ts';
import type { ApiResponse } from './transport.ts';
import { useQuery } from './use-query.ts';

let sent: { name: string; token: string | undefined; respond: (response: ApiResponse) => void }[] = [];

beforeEach(() => {
  sent = [];
  transports.send = ({ operation: { name }, token }) => new Promise((respond) => sent.push({ name, token, respond }));
});
afterEach(() => {
  transports.send = answer;
});

const createUser = (_id: string): SessionUser => ({
  _id,
  email: `${_id}@fab.example`,
  fullname: _id,
  role: 'SuperAdmin',
  company: 'Fab',
});
const signIn = (id: string, jwtToken = id) => startSession({ jwtToken, user: createUser(id), staff: true });
const requests = () => expect.poll(() => sent.length);
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
const unauthenticated = { errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }] };
const count = GetUnseenNotificationCountDocument;

function Count() {
  return <p aria-label="count">{useQuery(count).data?.getUnseenNotificationCount ?? 'nothing'}</p>;
}

test('what a session that has expired requests is sent again for the same user', async () => {
  signIn('sofia', 'old');
  const result = sendQuery(count, {});
  const command = sendCommand(LogoutDocument, {});
  await requests().toBe(2);
  for (const { respond } of sent) respond(unauthenticated);
  await expect.poll(() => sessionStore.get().expired).toBe(true);
  expect(sent).toHaveLength(2);
  signIn('sofia', 'new');
  await requests().toBe(4);
  expect(sent.map(({ token }) => token)).toEqual(['old', 'old', 'new', 'new']);
  const respondTo = ({ name }: { name: string }, data: object) =>
    sent.findLast((one) => one.name === name)?.respond({ data });
  respondTo(count, { getUnseenNotificationCount: 1 });
  respondTo(LogoutDocument, { logout: { success: true } });
  expect([await result, await command]).toEqual([
    { data: { getUnseenNotificationCount: 1 } },
    { logout: { success: true } },
  ]);
});

test.each([
  ['somebody else signs in', () => signIn('farid')],
  ['they leave', () => endSession('signed out')],
])('what a user has requested is not sent again when %s instead', async (_title, leave) => {
  signIn('sofia');
  const result = sendQuery(count, {});
  const command = sendCommand(LogoutDocument, {}).catch((error: unknown) => error);
  await requests().toBe(2);
  for (const { respond } of sent) respond(unauthenticated);
  await expect.poll(() => sessionStore.get().expired).toBe(true);
  leave();
  expect((await result).error).toBeInstanceOf(Error);
  expect(await command).toBeInstanceOf(DOMException);
  await settle();
  expect(sent.map(({ token }) => token)).toEqual(['sofia', 'sofia']);
});

test('what was sent again for a user is not answered for the next', async () => {
  signIn('sofia', 'old');
  const command = sendCommand(LogoutDocument, {}).catch((error: unknown) => error);
  await requests().toBe(1);
  sent[0]?.respond(unauthenticated);
  await expect.poll(() => sessionStore.get().expired).toBe(true);
  signIn('sofia', 'new');
  await requests().toBe(2);
  signIn('farid');
  sent[1]?.respond({ data: { logout: { success: true } } });
  expect(await command).toBeInstanceOf(DOMException);
});

test('what one user has read is neither shown nor held for the next, nor is what is still on its way', async () => {
  mount({ screens: { '/': <Count /> } });
  await requests().toBe(1);
  sent[0]?.respond({ data: { getUnseenNotificationCount: 7 } });
  await expect.element(page.getByLabelText('count')).toHaveTextContent('7');
  expect(listResults(count)).toHaveLength(1);
  const late = sendQuery(count, {});
  const command = sendCommand(LogoutDocument, {}).catch((error: unknown) => error);
  await requests().toBe(3);
  signIn('farid');
  expect(listResults(count)).toEqual([]);
  sent[1]?.respond({ data: { getUnseenNotificationCount: 8 } });
  sent[2]?.respond({ data: { logout: { success: true } } });
  expect((await late).data).toBeUndefined();
  expect(await command).toBeInstanceOf(DOMException);
  await settle();
  expect(listResults(count)).toEqual([]);
});

test('nothing is held after signing out, nor what is still on its way', async () => {
  mount({ screens: { '/': <Count /> } });
  await requests().toBe(1);
  sent[0]?.respond({ data: { getUnseenNotificationCount: 7 } });
  await expect.element(page.getByLabelText('count')).toHaveTextContent('7');
  refetchQueries('active');
  await requests().toBe(2);
  endSession('signed out');
  sent[1]?.respond({ data: { getUnseenNotificationCount: 8 } });
  await settle();
  expect(listResults(count)).toEqual([]);
});

test('a request for a session that was left is sent with its token', async () => {
  signIn('farid');
  const command = sendCommand(LogoutDocument, {}, { token: 'sofia' });
  await requests().toBe(1);
  expect(sent[0]?.token).toBe('sofia');
  sent[0]?.respond(unauthenticated);
  await expect(command).rejects.toThrow('Sign in.');
  expect(sessionStore.get().expired).toBe(false);
});
