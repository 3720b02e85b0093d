import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetStopToLiftDocument, LiftStopDocument } from '../../../generated/area-stops.ts';
import {
  AddMusterVisitorDocument,
  GetMusterDocument,
  GetMusterTicksDocument,
  TickOffDocument,
} from '../../../generated/muster.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, publish, refusal, respondTo, success } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import {
  createAlarm,
  createServer,
  fab,
  headline,
  names,
  openMuster,
  otherFab,
  passDoubleClick,
  row,
  since,
  supervisor,
} from '../../../testing/muster-list.tsx';
import { inPrint, press } from '../../../testing/page.ts';

const places = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

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
  await expect.element(page.getByText(/^Waste water plant · Fitter · F10N-/).first()).toBeVisible();
  await expectAccessibleEverywhere();
});

test('a ticked row stays where it is, says who and when, and is undone by ticking again, by keyboard too', async () => {
  const server = createServer();
  openMuster();
  await expect.element(row('Chen Zhihao')).toBeVisible();
  const order = names();
  (row('Chen Zhihao').element() as HTMLElement).focus();
  await press(' ');
  await expect.element(page.getByText(/^seen \d\d:\d\d by you · tap again to undo$/)).toBeVisible();
  await expect.element(row('Chen Zhihao')).toHaveFocus();
  expect(names()).toEqual(order);
  expect(getSent(TickOffDocument)).toEqual([
    { site: 'site-f10n', personId: 'Chen Zhihao', isSeen: true, deviceTime: server.items[0]?.seenAt, alarm: null },
  ]);
  await passDoubleClick();
  await press(' ');
  await expect.element(headline).toHaveTextContent('3 not seen');
  expect(server.items.every(({ seenAt }) => seenAt === null)).toBe(true);
  await expect.element(page.getByText(/^tick undone \d\d:\d\d by Hana Koh$/)).toBeVisible();
});

test('the second click of a double click undoes nothing', async () => {
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

test('says since when people gather, and shows the traps: who was seen before, and who signed off', async () => {
  const server = createServer();
  server.alarm = createAlarm(8, 'Fire alarm: level 2');
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  server.items = server.items.map((entry) => {
    if (entry.personId === 'Chen Zhihao') return { ...entry, beforeBy: 'Sofia Tan', beforeAt: minutesAgo(20) };
    if (entry.personId === 'Muthu Raman')
      return { ...entry, leftAs: 'signed off', leftAt: minutesAgo(3), leftBy: 'Ravi Kumar' };
    return entry;
  });
  openMuster();
  await expect.element(page.getByText(/^Fire alarm: level 2 \d\d:\d\d, 8 min ago$/)).toBeVisible();
  await expect.element(page.getByText(/^Fab 10N\. List frozen · read \d\d:\d\d$/)).toBeVisible();
  await expect.element(page.getByText(/^seen \d\d:\d\d, before the alarm$/)).toBeVisible();
  await expect.element(page.getByText(/^signed off \d\d:\d\d by Ravi Kumar, not seen$/)).toBeVisible();
  await expect.element(headline).toHaveTextContent('3 not seen');
  await row('Chen Zhihao').click();
  await expect.element(headline).toHaveTextContent('2 not seen');
  expect(getSent(TickOffDocument)).toMatchObject([{ personId: 'Chen Zhihao', alarm: 'stop' }]);
  await expectAccessibleEverywhere();
});

test('a drill says that it is one', async () => {
  createServer().alarm = createAlarm(2, 'Yearly drill', 'drill');
  openMuster();
  await expect.element(page.getByText(/^Drill: Yearly drill \d\d:\d\d, 2 min ago$/)).toBeVisible();
});

test('on a phone five people and more stand above the fold, those inside a space first', async () => {
  const server = createServer(['Chen Zhihao', 'Muthu Raman', 'Tan Mei Fen', 'Vijay Anand', 'Ong Jun Kai', 'Kumar']);
  server.alarm = createAlarm(8);
  server.items = server.items.map((entry) =>
    entry.personId === 'Muthu Raman' ? { ...entry, place: 'Sump S-04', insideSince: since } : entry,
  );
  await page.viewport(390, 844);
  openMuster();
  await expect.element(row('Muthu Raman')).toBeVisible();
  expect(names()[0]).toBe('Muthu Raman');
  await expect.element(page.getByText(/^Sump S-04, in since \d\d:\d\d, 1 h$/)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Muthu Raman, inside Sump S-04, not seen' })).toBeVisible();
  const bar = document.querySelector('.sticky-bar')?.getBoundingClientRect().top ?? 0;
  const rows = [...document.querySelectorAll('.muster-person')].map((one) => one.getBoundingClientRect());
  expect(rows.filter(({ bottom }) => bottom <= bar).length).toBeGreaterThanOrEqual(5);
  for (const { height } of rows) expect(height).toBeLessThanOrEqual(62);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a contractor sees the state of their people and calls, and ticks nobody', async () => {
  const server = createServer();
  server.alarm = createAlarm(8);
  server.mayTick = false;
  openMuster([fab], '/muster/site-f10n', { ...supervisor, role: 'ContractorPM', company: 'ACME Works' });
  await expect.element(row('Chen Zhihao')).toBeDisabled();
  await expect.element(page.getByRole('link', { name: 'Call Chen Zhihao: +65 6555 1204' })).toBeVisible();
  await expect.element(page.getByText(/^These are the people of your company/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add somebody' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Lift the stop…' })).not.toBeInTheDocument();
  await expectAccessibleEverywhere();
});

test('the people of a permit without a work policy are added from its page, in an alarm', async () => {
  const server = createServer();
  server.alarm = createAlarm(8);
  server.mayTick = false;
  openMuster([fab], '/muster/site-f10n?permit=permit-plain', { ...supervisor, role: 'ContractorRequestor' });
  await page.getByRole('button', { name: 'Add somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add somebody' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Tan Ah Kow');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect
    .poll(() => getSent(AddMusterVisitorDocument))
    .toMatchObject([{ name: 'Tan Ah Kow', permitId: 'permit-plain' }]);
});

test('lifting the stop names who was not seen and asks for a reason', async () => {
  createServer().alarm = createAlarm(8);
  const refused = 'Chen Zhihao was not seen. Look for them, or give a reason to lift the stop all the same.';
  const toLift = { version: 1, notSeen: [{ _id: 'chen', name: 'Chen Zhihao' }] };
  respondTo(GetStopToLiftDocument, () => ({ getStopToLift: { ...success(), toLift } }));
  respondTo(LiftStopDocument, ({ reason }) => ({
    liftStop: reason === '' ? { ...refusal('CONFLICT', refused), toLift } : { ...success(), toLift: null },
  }));
  openMuster();
  await page.getByRole('button', { name: 'Lift the stop…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lift the stop at Fab 10N?' });
  await expect.element(dialog.getByText('Chen Zhihao', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Lift the stop' }).click();
  await expect.element(dialog.getByText(refused)).toBeVisible();
  await expectAccessibleEverywhere();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('At the gate since 16:00');
  await dialog.getByRole('button', { name: 'Lift the stop' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getSent(LiftStopDocument)).toEqual([
    { id: 'stop', reason: '', shown: { version: 1, notSeen: ['chen'] } },
    { id: 'stop', reason: 'At the gate since 16:00', shown: { version: 1, notSeen: ['chen'] } },
  ]);
});

test('shows who was not seen, who was, and whom a search finds, without a connection too', async () => {
  const server = createServer();
  openMuster();
  await row('Chen Zhihao').click();
  await expect.element(headline).toHaveTextContent('2 not seen');
  server.isReachable = false;
  await page.getByText('Not seen 2', { exact: true }).click();
  await expect.poll(names).toEqual(['Nguyen Van Tuan', 'Muthu Raman']);
  await row('Nguyen Van Tuan').click();
  // It stays, with the focus, until 'Not seen' is tapped again.
  await expect.element(row('Nguyen Van Tuan')).toBeChecked();
  expect(names()).toEqual(['Nguyen Van Tuan', 'Muthu Raman']);
  await page.getByText('Not seen 1', { exact: true }).click();
  await expect.poll(names).toEqual(['Muthu Raman']);
  await expectAccessibleEverywhere();
  await page.getByText('All 3', { exact: true }).click();
  await page.getByRole('button', { name: 'Find' }).click();
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
    muster: {
      ...refusal('NOT_FOUND', 'Not found.'),
      items: [],
      alarm: null,
      mayTick: true,
      emergencyPhone: '',
      readAt: null,
    },
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
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('searchbox').fill('switch');
  await inPrint(async () => {
    await expect.element(page.getByText("Not everybody: not seen only, 'switch'")).toBeVisible();
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
