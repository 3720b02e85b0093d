import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetMusterDocument, GetMusterTicksDocument, TickOffDocument } from '../../../generated/permits/muster.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, publish, refusal, respondTo, success } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import {
  createServer,
  fab,
  headline,
  names,
  openMuster,
  otherFab,
  passDoubleClick,
  row,
  since,
} from '../../../testing/muster-list.tsx';
import { inPrint, press } from '../../../testing/page.ts';

const places = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'Count');

test('counts who was not seen, by place, and is accessible', async () => {
  createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  expect(places()).toEqual(['Switch room', 'Waste water plant']);
  await expect
    .element(page.getByRole('link', { name: 'Call Chen Zhihao: +65 6555 1204' }))
    .toHaveAttribute('href', 'tel:+6565551204');
  await expect
    .element(page.getByRole('link', { name: 'Emergency +65 6555 0995' }))
    .toHaveAttribute('href', 'tel:+6565550995');
  // Whoever has no number of their own is reached through the permit holder.
  await expect
    .element(page.getByRole('link', { name: 'Call the permit holder, Ravi Kumar: +65 6555 0001' }))
    .toBeVisible();
  await row('Chen Zhihao').click();
  await expect.element(headline).toHaveTextContent('2 not seen');
  await expectAccessibleEverywhere();
});

test('is put together by company for those who count their own people', async () => {
  createServer();
  openMuster();
  await page.getByText('By company', { exact: true }).click();
  await expect.poll(places).toEqual(['ACME Works']);
  // The company stands above; the row says where they are instead.
  await expect.element(page.getByText(/^Waste water plant · F10N-/).first()).toBeVisible();
  await expectAccessibleEverywhere();
});

test('a tick sinks, says who and when, and is undone by ticking again, by keyboard too', async () => {
  const server = createServer();
  openMuster();
  await expect.element(row('Chen Zhihao')).toBeVisible();
  (row('Chen Zhihao').element() as HTMLElement).focus();
  await press(' ');
  await expect.element(page.getByText(/^Seen \d\d:\d\d by Hana Koh$/)).toBeVisible();
  await expect.poll(names).toEqual(['Nguyen Van Tuan', 'Muthu Raman', 'Chen Zhihao']);
  await expect.element(row('Chen Zhihao')).toHaveFocus();
  expect(getSent(TickOffDocument)).toEqual([
    { site: 'site-f10n', worker: 'Chen Zhihao', isSeen: true, deviceTime: server.items[0]?.seenAt },
  ]);
  await press(' ');
  await expect.element(headline).toHaveTextContent('3 not seen');
  expect(server.items.every(({ seenAt }) => seenAt === null)).toBe(true);
  await expect.element(page.getByText(/^Tick undone \d\d:\d\d by Hana Koh$/)).toBeVisible();
});

test('the second click of a double click ticks nobody else', async () => {
  const server = createServer();
  openMuster();
  await row('Chen Zhihao').dblClick();
  await expect
    .poll(() => server.items.filter(({ seenAt }) => seenAt !== null).map(({ name }) => name))
    .toEqual(['Chen Zhihao']);
  await expect.element(headline).toHaveTextContent('2 not seen');
});

test('follows changes of permits', async () => {
  const server = createServer();
  openMuster();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.items = server.items.slice(1);
  publish(AnyPermitChangedDocument, {
    permitChanged: {
      _id: 'permit',
      code: 'F10N-GP-000001',
      status: 'Approved',
      version: 2,
      by: 'Ravi Kumar',
      action: 'signOff',
      at: since,
    },
  });
  await expect.element(headline).toHaveTextContent('2 not seen');
});

test('says since when people gather, and that somebody was seen before', async () => {
  const server = createServer();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000).toISOString();
  server.alarm = { reason: 'Alarm: level 2', since: minutesAgo(8) };
  server.items = server.items.map((entry) =>
    entry.worker === 'Chen Zhihao' ? { ...entry, seenBy: 'Sofia Tan', seenAt: minutesAgo(20) } : entry,
  );
  openMuster();
  await expect.element(page.getByText(/^Alarm: level 2 \d\d:\d\d, 8 min ago$/)).toBeVisible();
  await expect.element(page.getByText(/^Seen \d\d:\d\d by Sofia Tan, before the alarm$/)).toBeVisible();
  await expectAccessibleEverywhere();
});

test('shows who was not seen, who was, and whom a search finds, without a connection too', async () => {
  const server = createServer();
  openMuster();
  await row('Chen Zhihao').click();
  await expect.element(headline).toHaveTextContent('2 not seen');
  server.isReachable = false;
  await page.getByText('Not seen 2', { exact: true }).click();
  await expect.poll(names).toEqual(['Nguyen Van Tuan', 'Muthu Raman']);
  await passDoubleClick();
  await row('Nguyen Van Tuan').click();
  await expect.poll(names).toEqual(['Muthu Raman']);
  // The row that had the focus is not shown any more.
  await expect.element(row('Muthu Raman')).toHaveFocus();
  await expectAccessibleEverywhere();
  await page.getByText('All 3', { exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search by name, company, place or permit' });
  await search.fill('switch');
  await expect.poll(names).toEqual(['Nguyen Van Tuan']);
  // The count is that of everybody.
  await expect.element(headline).toHaveTextContent('1 not seen');
  await search.fill('nowhere');
  await expect.element(page.getByText('Nobody found.')).toBeVisible();
});

test('says that nobody is signed on, and why a list is not shown', async () => {
  createServer().items = [];
  openMuster();
  await expect.element(page.getByText('Nobody is signed on at Fab 10N.')).toBeVisible();
  await expectAccessibleEverywhere();
  await closePage();
  respondTo(GetMusterDocument, () => ({
    muster: { ...refusal('NOT_FOUND', 'Not found.'), items: [], alarm: null, emergencyPhone: '', readAt: null },
  }));
  openMuster();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not found.');
});

test('every tick of the last day is shown with name and time, and when it was sent', async () => {
  createServer();
  const tick = { _id: '1', name: 'Chen Zhihao', madeBy: 'Hana Koh', receivedAt: '2026-11-25T08:10:00.000Z' };
  respondTo(GetMusterTicksDocument, () => ({
    getMusterTicks: {
      ...success(),
      items: [
        { ...tick, isSeen: false, madeAt: tick.receivedAt },
        { ...tick, _id: '2', isSeen: true, madeAt: '2026-11-25T08:02:00.000Z' },
      ],
    },
  }));
  openMuster();
  await page.getByText('Every tick of the last day').click();
  await expect.element(page.getByText(/^Chen Zhihao tick undone .*16:10 by Hana Koh$/)).toBeVisible();
  await expect.element(page.getByText(/^Chen Zhihao seen .*16:02 by Hana Koh, sent .*16:10$/)).toBeVisible();
  await expectAccessibleEverywhere();
});

test('on paper there are the names, companies, places and phone numbers with a box each', async () => {
  createServer();
  openMuster();
  await expect.element(headline).toBeVisible();
  await inPrint(async () => {
    await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    await expect.element(page.getByText('+65 6555 1204').first()).toBeVisible();
    await expect.element(page.getByText(/ACME Works/).first()).toBeVisible();
    await expect.element(row('Chen Zhihao')).toBeVisible();
    await expect.element(page.getByText('Not everybody')).not.toBeInTheDocument();
  });
  await page.getByRole('searchbox').fill('switch');
  await inPrint(async () => {
    await expect.element(page.getByText("Not everybody: 'switch'")).toBeVisible();
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  });
});

test('one site opens at once; of several, one is chosen', async () => {
  createServer();
  const router = openMuster([fab], '/muster');
  await expect.poll(() => router.state.location.pathname).toBe('/muster/site-f10n');
  await closePage();
  const choosing = openMuster([fab, otherFab], '/muster');
  await expect.element(page.getByRole('link', { name: 'Fab 7 (F7)' })).toBeVisible();
  await expectAccessibleEverywhere();
  await page.getByRole('link', { name: 'Fab 10N (F10N)' }).click();
  expect(choosing.state.location.pathname).toBe('/muster/site-f10n');
  await expect.element(page.getByRole('link', { name: 'Sites' })).toHaveAttribute('href', '/muster');
});
