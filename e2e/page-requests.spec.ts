import type { Page } from '@playwright/test';
import { countOperations, holdChanges } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';
import { createWorkPermit, startWork } from './fixtures/work.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface OpenedPage {
  account: string;
  path: string;
  /** What the page shows once its own content is there. */
  content: (page: Page) => Promise<void>;
}

const requestor = 'requestor@acme-works.example';

const pages: Record<string, OpenedPage> = {
  'the list of permits': {
    account: requestor,
    path: '/permits',
    content: (page) => expect(page.getByRole('link', { name: /-GP-\d+/ }).first()).toBeVisible(),
  },
  'the form of a new permit': {
    account: requestor,
    path: '/permits/create-permit',
    content: (page) => expect(page.getByRole('combobox', { name: 'Site' })).toBeVisible(),
  },
  'Live work': {
    account: 'supervisor',
    path: '/work',
    content: (page) => expect(page.getByRole('button', { name: 'Stop all work' })).toBeVisible(),
  },
  'the muster list': {
    account: 'supervisor',
    path: '/muster',
    content: (page) => expect(page.getByRole('heading', { name: 'Muster list' })).toBeVisible(),
  },
  'the dashboard': {
    account: 'manager',
    path: '/dashboard',
    content: (page) => expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible(),
  },
};

/** The operations that the page sends more than once, with how often. What is read ahead as one query counts as each. */
async function listRepeated(page: Page, { path, content }: Pick<OpenedPage, 'path' | 'content'>) {
  await holdChanges(page);
  const counts = countOperations(page);
  await page.goto(path);
  await content(page);
  await page.waitForLoadState('networkidle');
  const sums: Record<string, number> = {};
  for (const [name, count] of Object.entries(counts))
    for (const operation of name.split(/And(?=Get)/)) sums[operation] = (sums[operation] ?? 0) + count;
  return Object.entries(sums).filter(([, count]) => count > 1);
}

for (const [device, options] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  for (const [name, opened] of Object.entries(pages))
    test(`${name} sends each operation once on ${device}`, async ({ as }) => {
      const { page } = await as(opened.account, options);
      expect(await listRepeated(page, opened)).toEqual([]);
    });

  test(`a live permit sends each operation once on ${device}`, async ({ as, apiOf }) => {
    const holder = await apiOf(requestor);
    const permit = await createWorkPermit(holder, apiOf);
    await startWork(holder, permit);
    // Who is not notified of permits: marking those of the permit as read would count the others again.
    const { page, api } = await as('super.admin', options);
    await api.send('mutation ($until: DateTime) { markNotificationsSeen(until: $until) { success } }', {
      until: new Date().toISOString(),
    });
    const content = () => expect(page.getByRole('region', { name: 'The work now' })).toBeVisible();
    expect(await listRepeated(page, { path: `/permits/${permit._id}`, content })).toEqual([]);
  });
}
