import { message } from '@eptw/domain/message';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GetMyWorkDocument, type GetMyWorkQuery } from '../../../generated/work/my-work.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import {
  disconnected,
  emptyPayload,
  getSent,
  publish,
  respondTo,
  respondToOtherQueries,
} from '../../../testing/api.ts';
import { recordResponse } from '../../../lib/api/connection.ts';
import { mount } from '../../../testing/mount.tsx';
import { phone } from '../../../testing/viewport.ts';
import { LiveWork } from './live-work.tsx';

type JobTask = GetMyWorkQuery['getMyWork']['items'][number];

/** When the tasks below were made. */
const loadedAt = Date.now();
const inMinutes = (minutes: number) => new Date(loadedAt + minutes * 60_000).toISOString();

function createTask(position: number, more: Partial<JobTask>): JobTask {
  return {
    _id: `permit-${position}`,
    code: `F10N-B2-00000${position}`,
    isChildPermit: false,
    task: 'goOn',
    group: 'laterToday',
    title: 'Live',
    button: 'Open',
    due: inMinutes(200),
    condition: 'live',
    label: 'Live until 18:00',
    workDescription: 'Clean sump S-04',
    place: 'Waste water plant',
    siteName: 'Fab 10N',
    timeZone: 'Asia/Singapore',
    contractor: 'ACME Works',
    holder: 'Ravi Kumar',
    ...more,
  };
}

const expired = createTask(1, {
  task: 'finishExpired',
  group: 'now',
  title: 'Expired: finish the work',
  button: 'Finish work',
  due: null,
  condition: 'expired',
  label: 'Expired 12 min ago. Stop work.',
});
const stopped = createTask(6, {
  task: 'resume',
  group: 'now',
  title: 'Suspended: inspect and resume',
  button: 'Resume work',
  due: null,
  condition: 'suspended',
  label: 'Suspended by Siti Rahman: smell of solvent at the work place, and nobody knows yet where it comes from',
});
const check = createTask(2, {
  isChildPermit: true,
  task: 'checkSoon',
  group: 'now',
  title: 'Check is due',
  button: 'Record gas test',
  due: inMinutes(6.5),
});
const ready = createTask(3, {
  task: 'start',
  group: 'withinTheHour',
  title: 'Ready to start',
  due: inMinutes(38.5),
  condition: 'ready',
});
const watched = createTask(4, { condition: 'fireWatch', label: 'Fire watch until 17:20' });
const planned = createTask(5, {
  task: 'planned',
  group: 'later',
  title: 'Planned',
  due: inMinutes(3000),
  condition: 'planned',
});
const tasks = [expired, stopped, check, ready, watched, planned];

function respondWithTasks(items: readonly JobTask[], count = items.length): void {
  respondTo(GetMyWorkDocument, () => ({
    getMyWork: {
      count,
      groups: (['now', 'withinTheHour', 'laterToday', 'later'] as const).flatMap((group) => {
        const inGroup = items.filter((item) => item.group === group).length;
        return inGroup === 0 ? [] : [{ group, count: inGroup }];
      }),
      items: [...items],
    },
  }));
}

function openLiveWork(address = '/work') {
  respondToOtherQueries(() => emptyPayload);
  return mount({
    screens: { '/work': <LiveWork />, '/permits/:id': <h1>Permit</h1>, '/childpermits/:id': <h1>Child permit</h1> },
    address,
  });
}

function changePermit(): void {
  publish(AnyPermitChangedDocument, {
    permitChanged: {
      _id: 'permit-9',
      code: 'F10N-B2-000009',
      status: 'Approved',
      version: 2,
      by: 'Siti',
      action: 'stopWork',
      at: new Date().toISOString(),
    },
  });
}

afterEach(() => {
  vi.useRealTimers();
});

const listTitles = () => [...document.querySelectorAll('.my-work h3')].map(({ textContent }) => textContent);
const row = (code: string) => page.getByRole('listitem').filter({ hasText: code });

test('shows what to do under the headings of when, with one way to each permit', async () => {
  // The clock stands still: what is due in 6 minutes does not depend on how long the tests take.
  vi.useFakeTimers({ toFake: ['Date'], now: loadedAt });
  respondWithTasks(tasks);
  const router = openLiveWork();
  await expect.element(page.getByText('6 jobs, 3 for now. Most urgent first')).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Now 3 in all',
    'Within the hour 1 in all',
    'Later today 1 in all',
    'Later 1 in all',
  ]);
  await expect.element(row(expired.code)).toHaveTextContent(/Expired 12 min ago. Stop work./);
  await expect.element(row(check.code)).toHaveTextContent(/Clean sump S-04.*Waste water plant.*Live.*in 6 min/);
  await expect.element(row(ready.code)).toHaveTextContent(/Ready.*Start by .*in 38 min/);
  for (const each of document.querySelectorAll('.my-work-when')) expect(each.scrollWidth).toBe(each.clientWidth);
  expect(document.querySelectorAll('.my-work .ant-btn-primary')).toHaveLength(1);
  await expectAccessibleEverywhere();

  await page.getByRole('link', { name: `Record gas test ${check.code}` }).click();
  expect(router.state.location.pathname).toBe('/childpermits/permit-2');
});

test('has large targets on a phone, and is used by keyboard', async () => {
  await page.viewport(phone.width, phone.height);
  respondWithTasks(tasks);
  const router = openLiveWork();
  const button = page.getByRole('link', { name: `Finish work ${expired.code}` });
  await expect.element(button).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(48);
  expect(width).toBeGreaterThanOrEqual(300);
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/permits/permit-1');
});

test('says so while nothing needs the viewer', async () => {
  respondWithTasks([]);
  openLiveWork();
  await expect.element(page.getByText('Nothing needs you now.')).toBeVisible();
  await expect.element(page.getByText('0 jobs')).toBeVisible();
});

test('shows a loading state, and an error when loading fails', async () => {
  let disconnect = () => {};
  const isDisconnected = new Promise<void>((resolve) => (disconnect = resolve));
  respondTo(GetMyWorkDocument, async () => {
    await isDisconnected;
    throw disconnected;
  });
  openLiveWork();
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  disconnect();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message.somethingWentWrong);
  respondWithTasks(tasks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(expired.code)).toBeVisible();
});

test('reads further pages', async () => {
  respondWithTasks(tasks, 45);
  openLiveWork('/work?page=2');
  await page.getByRole('listitem', { name: '3', exact: true }).click();
  await expect.poll(() => getSent(GetMyWorkDocument).at(-1)).toEqual({ limit: 20, offset: 2 });
});

test('shows a change at once, but moves nothing while the list is touched', async () => {
  respondWithTasks([check, ready]);
  openLiveWork();
  await expect.element(row(check.code)).toBeVisible();
  respondWithTasks([check, ready, watched]);
  changePermit();
  await expect.poll(listTitles).toEqual(['Check is due', 'Ready to start', 'Live']);

  await row(ready.code).hover();
  const suspended = { ...ready, title: 'Suspended', task: 'wait', group: 'now', condition: 'suspended' } as const;
  respondWithTasks([expired, suspended, check, watched]);
  changePermit();
  await expect.element(page.getByRole('button', { name: '1 new above' })).toBeVisible();
  expect(listTitles()).toEqual(['Check is due', 'Suspended', 'Live']);

  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(listTitles).toEqual(['Expired: finish the work', 'Suspended', 'Check is due', 'Live']);
  expect(page.getByRole('button', { name: '1 new above' }).elements()).toEqual([]);
});

test('shows what has changed on request while the focus is in the list', async () => {
  respondWithTasks([check, ready]);
  openLiveWork();
  await expect.element(row(check.code)).toBeVisible();
  row(ready.code).getByRole('link').element().focus();
  respondWithTasks([expired, check, ready]);
  changePermit();
  const show = page.getByRole('button', { name: '1 new above' });
  await expect.element(show).toBeVisible();
  await show.click();
  await expect.poll(listTitles).toEqual(['Expired: finish the work', 'Check is due', 'Ready to start']);
});

test('without an answer for 90 seconds no row is green, and the list says when it was last known', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T07:46:00Z') });
  respondWithTasks([expired, createTask(7, {})]);
  openLiveWork();
  await expect.element(row('F10N-B2-000007')).toBeVisible();
  const listTags = () =>
    [...document.querySelectorAll<HTMLElement>('.my-work .status-tag')].map((tag) => [
      tag.textContent,
      tag.dataset['tone'],
    ]);
  expect(listTags()).toEqual([
    ['Expired', 'red'],
    ['Live', 'green'],
  ]);
  // Nothing changes meanwhile, but the socket responds.
  vi.setSystemTime(new Date('2026-11-23T07:47:00Z'));
  recordResponse();
  vi.setSystemTime(new Date('2026-11-23T07:48:31Z'));
  await expect.element(page.getByText('Last known 15:47 The server does not respond.')).toBeVisible();
  expect(listTags()).toEqual([
    ['Expired', 'red'],
    ['Last known: Live', 'orange'],
  ]);
  await expectAccessibleEverywhere();
  recordResponse();
  await expect.poll(listTags).toContainEqual(['Live', 'green']);
  expect(page.getByText(/The server does not respond/).elements()).toEqual([]);
});

test('loads anew when the next task becomes due', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: loadedAt });
  respondWithTasks([check]);
  openLiveWork();
  await vi.waitFor(() => expect(listTitles()).toEqual(['Check is due']));
  respondWithTasks([{ ...check, task: 'checkLate', title: 'Check is late' }]);
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(listTitles()).toEqual(['Check is due']);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(listTitles()).toEqual(['Check is late']));
});
