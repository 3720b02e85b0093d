import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  AddMusterVisitorDocument,
  GetMusterDocument,
  GetMusterSitesDocument,
  TickOffDocument,
} from '../../../generated/muster.ts';
import { getLastActivity, recordActivity } from '../../../lib/activity.ts';
import { notifySessionRefused } from '../../../lib/api/connection.ts';
import { endSession, expireSession, sessionStore } from '../../../lib/session/session-store.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { failure, getSent, refusal, respondTo } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import {
  createAlarm,
  createServer,
  fab,
  headline,
  offline,
  openMuster,
  passDoubleClick,
  row,
  supervisor,
} from '../../../testing/muster-list.tsx';

test('without the server it keeps the last list and the ticks, also when it is opened again, and sends them later', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.isReachable = false;
  await row('Chen Zhihao').click();
  await expect.element(headline).toHaveTextContent('2 not seen');
  await expect.element(offline).toBeVisible();
  await expect.element(page.getByText(/Your tick is kept on this device and sent later/)).toBeVisible();
  await expectAccessibleEverywhere();

  await closePage();
  openMuster();
  respondTo(GetMusterSitesDocument, () => {
    throw failure('The database is not available.');
  });
  await expect.element(offline).toBeVisible();
  await page.getByText('All 3', { exact: true }).click();
  await expect.element(page.getByText(/^seen \d\d:\d\d by you, not sent yet$/)).toBeVisible();
  await row('Muthu Raman').click();
  await passDoubleClick();
  await row('Muthu Raman').click();
  await row('Nguyen Van Tuan').click();
  await expect.element(page.getByText(/Your 2 ticks are kept/)).toBeVisible();

  server.isReachable = true;
  dispatchEvent(new Event('online'));
  await expect.element(offline).not.toBeInTheDocument();
  await expect.poll(() => server.items.map(({ seenAt }) => seenAt !== null)).toEqual([true, false, true]);
  await expect.element(headline).toHaveTextContent('1 not seen');
  await expect.element(page.getByText('not sent yet')).not.toBeInTheDocument();
});

test('a tick of somebody who has signed off is dropped, and the list is loaded again', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.items = server.items.slice(1);
  respondTo(TickOffDocument, () => ({
    muster: {
      ...refusal('NOT_FOUND', 'This person is not on the muster list any more.'),
      items: [],
      alarm: null,
      mayTick: true,
      emergencyPhone: '',
      readAt: null,
    },
  }));
  await row('Chen Zhihao').click();
  await expect.element(row('Chen Zhihao')).not.toBeInTheDocument();
  await expect.element(headline).toHaveTextContent('2 not seen');
  await expect.element(page.getByText('Chen Zhihao: This person is not on the muster list any more.')).toBeVisible();
});

test('somebody is added by name without a connection, ticked, sent later, and taken off again', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.isReachable = false;
  await page.getByRole('button', { name: 'Add somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add somebody' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText('Name is required.')).toBeVisible();
  await expectAccessibleEverywhere();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lena Braun');
  await dialog.getByRole('textbox', { name: 'Company' }).fill('Pump Service');
  await dialog.getByRole('combobox', { name: 'Place' }).fill('Switch room');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(headline).toHaveTextContent('4 not seen');
  await row('Lena Braun').click();
  await expect.element(page.getByText(/^Pump Service · Added by Hana Koh$/)).toBeInTheDocument();
  await expect.element(page.getByText(/Your 2 changes are kept/)).toBeVisible();

  server.isReachable = true;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('not sent yet')).not.toBeInTheDocument();
  expect(server.items.at(-1)).toMatchObject({ name: 'Lena Braun', place: 'Switch room', seenBy: 'Hana Koh' });
  await passDoubleClick();
  await row('Lena Braun').click();
  await page.getByRole('button', { name: 'Take Lena Braun off the list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the list' }).click();
  await expect.element(row('Lena Braun')).not.toBeInTheDocument();
  await expect.poll(() => server.items.length).toBe(3);
});

test('an open list counts as activity while people gather, and only then', async () => {
  const server = createServer();
  const idle = Date.now() - 600_000;
  openMuster();
  await expect.element(headline).toBeVisible();
  recordActivity(idle);
  dispatchEvent(new Event('online'));
  await expect.poll(() => getSent(GetMusterDocument).length).toBeGreaterThan(1);
  expect(getLastActivity()).toBe(idle);
  server.alarm = createAlarm(600);
  dispatchEvent(new Event('online'));
  await expect.poll(getLastActivity).toBeGreaterThan(idle);
});

test('what was not sent survives signing out, and the next session of the same user sends it', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.isReachable = false;
  await row('Chen Zhihao').click();
  await expect.element(offline).toBeVisible();
  await closePage();
  endSession('idle');
  server.isReachable = true;
  openMuster([fab], '/muster/site-f10n', { ...supervisor, _id: 'person-other', fullname: 'Sofia Tan' });
  await expect.element(headline).toHaveTextContent('3 not seen');
  await closePage();
  openMuster();
  await expect.element(headline).toHaveTextContent('2 not seen');
  await expect.poll(() => server.items.map(({ seenBy }) => seenBy)).toEqual(['Hana Koh', null, null]);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('eptw.unsent:'))).toEqual([]);
});

test('what the previous version of the application stored is shown and sent', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.isReachable = false;
  await row('Chen Zhihao').click();
  await expect.element(offline).toBeVisible();
  await closePage();
  for (const [name, text] of Object.entries(localStorage) as [string, string][])
    localStorage.setItem(name, text.replaceAll('"personId"', '"worker"'));
  openMuster();
  await expect.element(offline).toBeVisible();
  await expect.element(headline).toHaveTextContent('2 not seen');
  await closePage();
  server.isReachable = true;
  openMuster();
  await expect.poll(() => getSent(TickOffDocument).at(-1)).toMatchObject({ personId: 'Chen Zhihao' });
  await expect.poll(() => server.items.map(({ seenBy }) => seenBy)).toEqual(['Hana Koh', null, null]);
});

test('signing out removes the list from the device', async () => {
  createServer();
  openMuster();
  await expect.element(headline).toBeVisible();
  const countSaved = () => Object.keys(localStorage).filter((name) => name.startsWith('eptw.offline:')).length;
  expect(countSaved()).toBe(2);
  await closePage();
  endSession('signed out');
  expect(countSaved()).toBe(0);
});

test('without a list on the device, an unreachable server is an error that can be tried again', async () => {
  const server = createServer();
  server.isReachable = false;
  openMuster();
  const error = page.getByRole('alert');
  await expect.element(error).toHaveTextContent('The server cannot be reached, and this device has no earlier list.');
  server.isReachable = true;
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect.element(headline).toHaveTextContent('3 not seen');
});

test('a session that was ended elsewhere takes names and numbers from the device, on the screen and in its storage', async () => {
  createServer();
  openMuster();
  await expect.element(row('Chen Zhihao')).toBeVisible();
  const token = sessionStore.get().session?.jwtToken ?? '';
  expireSession(token);
  await expect.element(page.getByText('Chen Zhihao')).not.toBeInTheDocument();
  expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/Chen Zhihao|\+65/);
});

test('the socket that the server closes makes the list ask whether the session is still accepted', async () => {
  createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  const reads = getSent(GetMusterDocument).length;
  notifySessionRefused();
  await expect.poll(() => getSent(GetMusterDocument).length).toBeGreaterThan(reads);
});

test('a list that is more than a day old is not shown any more', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  await closePage();
  const name = Object.keys(localStorage).find((key) => key.startsWith('eptw.offline:muster:')) ?? '';
  const saved = JSON.parse(localStorage.getItem(name) ?? '') as object;
  const answeredAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
  localStorage.setItem(name, JSON.stringify({ ...saved, answeredAt }));
  server.isReachable = false;
  openMuster();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The server cannot be reached, and this device has no earlier list.');
});

test('whom the server refuses because many were added at once is sent again, and nobody is lost', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  const wait = 'You added 20 people within a minute. Wait a minute, then add the others.';
  respondTo(AddMusterVisitorDocument, () => ({
    muster: {
      ...refusal('RATE_LIMITED', wait),
      items: [],
      alarm: null,
      mayTick: true,
      emergencyPhone: '',
      readAt: null,
    },
  }));
  await page.getByRole('button', { name: 'Add somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add somebody' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lena Braun');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText(`Lena Braun: ${wait}`)).toBeVisible();
  await expect.element(headline).toHaveTextContent('4 not seen');
  expect(getSent(AddMusterVisitorDocument)).toHaveLength(1);
  dispatchEvent(new Event('online'));
  await expect.poll(() => getSent(AddMusterVisitorDocument).length).toBe(2);
  expect(server.items).toHaveLength(3);
});
