import { page } from 'vitest/browser';
import { MusterList } from '../features/muster/screens/muster-list.tsx';
import { MusterSites } from '../features/muster/screens/muster-sites.tsx';
import {
  AddMusterVisitorDocument,
  GetMusterDocument,
  GetMusterSitesDocument,
  RemoveMusterVisitorDocument,
  TickOffDocument,
  type MusterFactsFragment,
} from '../generated/muster.ts';
import type { SessionUser } from '../lib/session/session-store.ts';
import { disconnected, respondTo, success } from './api.ts';
import { mount } from './mount.tsx';

/** For tests: who reads the list. */
export const supervisor: SessionUser = {
  _id: 'person-supervisor',
  email: 'supervisor@fab.example',
  fullname: 'Hana Koh',
  role: 'MicronSupervisor',
  company: 'Fab',
};
/** For tests: the site of the list. */
export const fab = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
/** For tests: another site. */
export const otherFab = { _id: 'site-f7', code: 'F7', name: 'Fab 7', timeZone: 'Asia/Singapore' };

/** For tests: since when everybody is signed on. */
export const since = new Date(Date.now() - 3_600_000).toISOString();

/** For tests: somebody on the list, signed on since an hour. */
export function createEntry(
  name: string,
  place: string,
  phone = '+65 6555 1204',
): MusterFactsFragment['items'][number] {
  return {
    personId: name,
    kind: 'worker',
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
    insideSince: null,
    roles: [],
    addedBy: null,
    cameAt: null,
    leftAs: null,
    leftAt: null,
    leftBy: '',
    beforeBy: null,
    beforeAt: null,
    seenBy: null,
    seenAt: null,
    undoneBy: null,
    undoneAt: null,
  };
}

/** For tests: the muster list on the server; `isReachable` is false without a network. */
export function createServer(names = ['Chen Zhihao', 'Muthu Raman']) {
  const server = {
    isReachable: true,
    alarm: null as MusterFactsFragment['alarm'],
    mayTick: true,
    items: [
      ...names.map((name) => createEntry(name, 'Waste water plant')),
      createEntry('Nguyen Van Tuan', 'Switch room', ''),
    ],
  };
  const reply = () => {
    if (!server.isReachable) throw disconnected;
    const readAt = new Date().toISOString();
    return {
      muster: {
        ...success(),
        items: server.items,
        alarm: server.alarm,
        mayTick: server.mayTick,
        emergencyPhone: '+65 6555 0995',
        readAt,
      },
    };
  };
  respondTo(GetMusterDocument, reply);
  respondTo(TickOffDocument, ({ personId, isSeen, deviceTime }) => {
    const mark = isSeen
      ? { seenBy: 'Hana Koh', seenAt: deviceTime }
      : { seenBy: null, seenAt: null, undoneBy: 'Hana Koh', undoneAt: deviceTime };
    if (server.isReachable)
      server.items = server.items.map((entry) => (entry.personId === personId ? { ...entry, ...mark } : entry));
    return reply();
  });
  respondTo(AddMusterVisitorDocument, ({ id, name, company, place }) => {
    const visitor = {
      kind: 'visitor' as const,
      personId: id,
      company,
      permitId: null,
      code: null,
      addedBy: 'Hana Koh',
      holder: '',
      holderPhone: '',
    };
    if (server.isReachable) server.items = [...server.items, { ...createEntry(name, place, ''), ...visitor }];
    return reply();
  });
  respondTo(RemoveMusterVisitorDocument, ({ visitor }) => {
    if (server.isReachable) server.items = server.items.filter(({ personId }) => personId !== visitor);
    return reply();
  });
  return server;
}

/** For tests: opens the muster list of a site, or the choice of one. */
export function openMuster(sites = [fab], address = '/muster/site-f10n', user = supervisor) {
  respondTo(GetMusterSitesDocument, () => ({
    getSites: { items: [fab, otherFab] },
    getSession: { user: { _id: user._id, role: user.role, sites } },
  }));
  return mount({
    screens: { '/muster': <MusterSites />, '/muster/:site': <MusterList /> },
    address,
    user,
  });
}

/** For tests: the box of a person. */
export const row = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
/** For tests: how many were not seen. */
export const headline = page.getByRole('status').filter({ hasText: 'not seen' });
/** For tests: the notice that the server cannot be reached. */
export const offline = page.getByText('Offline since');
/** For tests: the people in the order in which they are shown. */
export const names = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.querySelector('b')?.textContent);

/** For tests: an alarm of some minutes ago. */
export function createAlarm(minutes: number, reason = 'Fire alarm', kind = 'fire'): MusterFactsFragment['alarm'] {
  return { _id: 'stop', kind, reason, since: new Date(Date.now() - minutes * 60_000 - 1000).toISOString() };
}

/** For tests: a quick click on the same row counts as the second one of a double click. */
export const passDoubleClick = () => new Promise((resolve) => setTimeout(resolve, 450));
