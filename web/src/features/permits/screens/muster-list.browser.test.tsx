import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetMusterDocument,
  GetMusterSitesDocument,
  TickOffDocument,
  type MusterFactsFragment,
} from '../../../generated/permits/muster.ts';
import { AnyPermitChangedDocument } from '../../../generated/permits/subscriptions.ts';
import { endSession, type SessionUser } from '../../../lib/session/session-store.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, failure, getSent, publish, refusal, respondTo, success } from '../../../testing/api.ts';
import { closePage, mount } from '../../../testing/mount.tsx';
import { inPrint, press } from '../../../testing/page.ts';
import { MusterList } from './muster-list.tsx';
import { MusterSites } from './muster-sites.tsx';

const supervisor: SessionUser = {
  _id: 'person-supervisor',
  email: 'supervisor@fab.example',
  fullname: 'Hana Koh',
  role: 'MicronSupervisor',
  company: 'Fab',
};
const fab = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
const otherFab = { _id: 'site-f7', code: 'F7', name: 'Fab 7', timeZone: 'Asia/Singapore' };

const since = new Date(Date.now() - 3_600_000).toISOString();

function createEntry(name: string, place: string, phone = '+65 6555 1204'): MusterFactsFragment['items'][number] {
  return {
    worker: name,
    name,
    company: 'ACME Works',
    trade: 'Fitter',
    phone,
    permitId: 'permit',
    code: 'F10N-GP-000001',
    place,
    holder: 'Ravi Kumar',
    holderPhone: '+65 6555 0001',
    since,
    seenBy: null,
    seenAt: null,
  };
}

/** The muster list on the server; `isReachable` is false without a network. */
function createServer(names = ['Chen Zhihao', 'Muthu Raman']) {
  const server = {
    isReachable: true,
    items: [
      ...names.map((name) => createEntry(name, 'Waste water plant')),
      createEntry('Nguyen Van Tuan', 'Switch room', ''),
    ],
  };
  const reply = () => {
    if (!server.isReachable) throw disconnected;
    return { muster: { ...success(), items: server.items } };
  };
  respondTo(GetMusterDocument, reply);
  respondTo(TickOffDocument, ({ worker, isSeen }) => {
    if (server.isReachable)
      server.items = server.items.map((entry) =>
        entry.worker === worker
          ? { ...entry, seenBy: isSeen ? 'Hana Koh' : null, seenAt: isSeen ? new Date().toISOString() : null }
          : entry,
      );
    return reply();
  });
  return server;
}

function open(sites = [fab], address = '/muster/site-f10n') {
  respondTo(GetMusterSitesDocument, () => ({
    getSites: { items: [fab, otherFab] },
    getSession: { user: { _id: supervisor._id, role: supervisor.role, sites } },
  }));
  return mount({
    screens: { '/muster': <MusterSites />, '/muster/:site': <MusterList /> },
    address,
    user: supervisor,
  });
}

const row = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const headline = page.getByRole('status').filter({ hasText: 'not seen' });
const offline = page.getByText('Offline since');
const places = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'Count');
const names = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.querySelector('b')?.textContent);

/** A quick click on another row counts as the second one of a double click. */
const passDoubleClick = () => new Promise((resolve) => setTimeout(resolve, 450));

test('counts who was not seen, by place, and is accessible', async () => {
  createServer();
  open();
  await expect.element(headline).toHaveTextContent('3 not seen');
  expect(places()).toEqual(['Switch room', 'Waste water plant']);
  await expect
    .element(page.getByRole('link', { name: 'Call Chen Zhihao: +65 6555 1204' }))
    .toHaveAttribute('href', 'tel:+6565551204');
  // Whoever has no number of their own is reached through the permit holder.
  await expect
    .element(page.getByRole('link', { name: 'Call the permit holder, Ravi Kumar: +65 6555 0001' }))
    .toBeVisible();
  await row('Chen Zhihao').click();
  await expect.element(headline).toHaveTextContent('2 not seen');
  await expectAccessibleEverywhere();
});

test('a tick sinks, says who and when, and is undone by ticking again, by keyboard too', async () => {
  const server = createServer();
  open();
  await expect.element(row('Chen Zhihao')).toBeVisible();
  (row('Chen Zhihao').element() as HTMLElement).focus();
  await press(' ');
  await expect.element(page.getByText(/^Seen \d\d:\d\d by Hana Koh$/)).toBeVisible();
  await expect.poll(names).toEqual(['Nguyen Van Tuan', 'Muthu Raman', 'Chen Zhihao']);
  await expect.element(row('Chen Zhihao')).toHaveFocus();
  expect(getSent(TickOffDocument)).toEqual([{ site: 'site-f10n', worker: 'Chen Zhihao', isSeen: true }]);
  await press(' ');
  await expect.element(headline).toHaveTextContent('3 not seen');
  expect(server.items.every(({ seenAt }) => seenAt === null)).toBe(true);
});

test('the second click of a double click ticks nobody else', async () => {
  const server = createServer();
  open();
  await row('Chen Zhihao').dblClick();
  await expect
    .poll(() => server.items.filter(({ seenAt }) => seenAt !== null).map(({ name }) => name))
    .toEqual(['Chen Zhihao']);
  await expect.element(headline).toHaveTextContent('2 not seen');
});

test('follows changes of permits', async () => {
  const server = createServer();
  open();
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

test('without the server it keeps the last list and the ticks, also when it is opened again, and sends them later', async () => {
  const server = createServer();
  open();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.isReachable = false;
  await row('Chen Zhihao').click();
  await expect.element(headline).toHaveTextContent('2 not seen');
  await expect.element(offline).toBeVisible();
  await expect.element(page.getByText(/Your tick is kept on this device and sent later/)).toBeVisible();
  await expectAccessibleEverywhere();

  await closePage();
  open();
  respondTo(GetMusterSitesDocument, () => {
    throw failure('The database is not available.');
  });
  await expect.element(offline).toBeVisible();
  await expect.element(page.getByText(/^Seen \d\d:\d\d by Hana Koh, not sent yet$/)).toBeVisible();
  await row('Muthu Raman').click();
  await row('Muthu Raman').click();
  await passDoubleClick();
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
  open();
  await expect.element(headline).toHaveTextContent('3 not seen');
  server.items = server.items.slice(1);
  respondTo(TickOffDocument, () => ({
    muster: { ...refusal('NOT_FOUND', 'This worker is not signed on at the site any more.'), items: [] },
  }));
  await row('Chen Zhihao').click();
  await expect.element(row('Chen Zhihao')).not.toBeInTheDocument();
  await expect.element(headline).toHaveTextContent('2 not seen');
});

test('signing out removes the list from the device', async () => {
  createServer();
  open();
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
  open();
  const error = page.getByRole('alert');
  await expect.element(error).toHaveTextContent('The server cannot be reached, and this device has no earlier list.');
  server.isReachable = true;
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect.element(headline).toHaveTextContent('3 not seen');
});

test('says that nobody is signed on, and why a list is not shown', async () => {
  createServer().items = [];
  open();
  await expect.element(page.getByText('Nobody is signed on at Fab 10N.')).toBeVisible();
  await expectAccessibleEverywhere();
  await closePage();
  respondTo(GetMusterDocument, () => ({ muster: { ...refusal('NOT_FOUND', 'Not found.'), items: [] } }));
  open();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not found.');
});

test('on paper there are the names, companies, places and phone numbers with a box each', async () => {
  createServer();
  open();
  await expect.element(headline).toBeVisible();
  await inPrint(async () => {
    await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    await expect.element(page.getByText('+65 6555 1204').first()).toBeVisible();
    await expect.element(page.getByText(/ACME Works/).first()).toBeVisible();
    await expect.element(row('Chen Zhihao')).toBeVisible();
  });
});

test('one site opens at once; of several, one is chosen', async () => {
  createServer();
  const router = open([fab], '/muster');
  await expect.poll(() => router.state.location.pathname).toBe('/muster/site-f10n');
  await closePage();
  const choosing = open([fab, otherFab], '/muster');
  await expect.element(page.getByRole('link', { name: 'Fab 7 (F7)' })).toBeVisible();
  await expectAccessibleEverywhere();
  await page.getByRole('link', { name: 'Fab 10N (F10N)' }).click();
  expect(choosing.state.location.pathname).toBe('/muster/site-f10n');
  await expect.element(page.getByRole('link', { name: 'Sites' })).toHaveAttribute('href', '/muster');
});
