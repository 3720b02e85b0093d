import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const general = [
  ...['Select', '#', 'Permit Number', 'Permit Code', 'Permit Type', 'Discipline', 'Host/System Owner'],
  ...['Work Description', 'Applier Site', 'Date Applied', 'Start Date', 'End Date', 'Status', 'Action'],
];

const child = [
  ...['Select', 'Child Permit', 'Child Permit Number', 'Parent Permit', 'Discipline', 'Host/System Owner'],
  ...['Applier name', 'Date applied', 'Start Date', 'End Date', 'Status', 'Action'],
];

/** A list, who reads it, and the columns that the specification names, in its order. */
interface SpecifiedList {
  path: string;
  reader: string;
  columns: readonly string[];
}

const permitLists: readonly SpecifiedList[] = [
  { path: '/permits', reader: 'super.admin', columns: general },
  {
    path: '/all-my-permits',
    reader: 'facilities',
    columns: [
      ...['Select', '#', 'Permit Number', 'Applier name', 'Applier Site', 'Discipline', 'Host/System Owner'],
      ...['Date applied', 'Start Date', 'End Date', 'Status', 'Child permit title', 'Action'],
    ],
  },
  { path: '/permits-pending-close-cancel', reader: 'closer', columns: general },
  { path: '/permits-for-my-action', reader: 'facilities', columns: general },
  { path: '/my-pending-approval-permits', reader: 'supervisor', columns: general },
  { path: '/permits-pending-approval', reader: 'supervisor', columns: general },
  { path: '/permits-i-approved', reader: 'supervisor', columns: general },
  { path: '/lss-tab-permits', reader: 'lss', columns: general },
  {
    path: '/lss-tab-permits?tab=child',
    reader: 'lss',
    columns: [
      ...['Select', 'Child permit', 'Parent Permit Number', 'Child Permit Number', 'Permit Code', 'Applier name'],
      ...['Applier Site', 'Discipline', 'Host/System Owner', 'Date applied', 'Start Date', 'End Date', 'Status'],
      'Action',
    ],
  },
  { path: '/childpermits', reader: 'super.admin', columns: child },
  { path: '/my-child-permit', reader: 'facilities', columns: child },
  { path: '/my-child-permits-pending-approval', reader: 'supervisor', columns: child },
  {
    path: '/my-draft-permits',
    reader: 'requestor@acme-works.example',
    columns: [
      ...['#', 'Permit Type', 'Discipline', 'Host/System Owner', 'Work Description', 'Applier Site', 'Last saved'],
      'Action',
    ],
  },
];

/** Lists to which we add columns of our own. */
const otherLists: readonly SpecifiedList[] = [
  { path: '/users', reader: 'super.admin', columns: ['Sites', 'Role', 'Status', 'Action'] },
  { path: '/sites', reader: 'super.admin', columns: ['#', 'Name', 'Code', 'Address', 'Action'] },
  { path: '/maps', reader: 'super.admin', columns: ['Name', 'Site', 'Action'] },
  { path: '/disciplines', reader: 'super.admin', columns: ['Code', 'Description', 'Action'] },
  { path: '/mtgroup', reader: 'super.admin', columns: ['Name', 'Site', 'Can close permits?', 'Action'] },
  { path: '/templates', reader: 'super.admin', columns: ['Title', 'Action'] },
  { path: '/blocked-words', reader: 'super.admin', columns: ['Blocked word', 'Action'] },
  { path: '/announcements', reader: 'super.admin', columns: ['Title and message', 'Action'] },
  { path: '/administration-history', reader: 'super.admin', columns: [] },
  { path: '/crew', reader: 'super.admin', columns: ['Name'] },
  { path: '/crew/to-verify', reader: 'closer', columns: ['Worker'] },
  { path: '/notifications', reader: 'super.admin', columns: [] },
  { path: '/forms-download', reader: 'super.admin', columns: [] },
];

const lists = [...permitLists, ...otherLists];

/** Opens a list and waits for its rows, or for the words that it has none. */
async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.list[aria-busy="false"]').first()).toBeVisible();
}

/** Reads the headings of the table, and which of them are not completely within the window. */
function measureHeadings(page: Page): Promise<{ titles: string[]; hidden: string[]; overflow: number }> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('.list-table thead th')];
    const isInView = (heading: HTMLElement) => {
      const { left, right } = heading.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    };
    const scrolled = [...document.querySelectorAll('.list-scroll'), document.documentElement];
    return {
      titles: headings.map(({ textContent }) => textContent),
      hidden: headings.filter((heading) => !isInView(heading)).map(({ textContent }) => textContent),
      overflow: Math.max(...scrolled.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    };
  });
}

const readers = [...new Set(lists.map(({ reader }) => reader))];

for (const reader of readers) {
  test.describe(`for ${reader}`, () => {
    test('all columns of each list are in view at 1440 pixels, and the first card comes soon on a phone', async ({
      as,
    }) => {
      const { page } = await as(reader);
      const own = lists.filter((list) => list.reader === reader);
      for (const { path, columns } of own) {
        await test.step(path, async () => {
          await openList(page, path);
          const { titles, hidden, overflow } = await measureHeadings(page);
          const named = permitLists.some((list) => list.path === path)
            ? titles
            : titles.filter((title) => columns.includes(title));
          expect(named, path).toEqual(columns);
          expect(hidden, path).toEqual([]);
          expect(overflow, path).toBeLessThanOrEqual(0);
        });
      }
      await page.setViewportSize({ width: 390, height: 844 });
      for (const { path } of own) {
        await test.step(`${path} on a phone`, async () => {
          await openList(page, path);
          // The title of an administration list may have a sentence and several buttons: counted is what follows it.
          const isOfPermits = permitLists.some((list) => list.path === path);
          const distance = await page.evaluate((fromTitle) => {
            const getBox = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
            const first = getBox('.list-cards, .list-section-title, .list .state');
            const start = fromTitle ? getBox('.page-header')?.bottom : getBox('main')?.top;
            // What needs the viewer is no tool, and worth its place.
            const tasks = document.querySelector<HTMLElement>('.own-tasks');
            return first && first.top - (start ?? 0) - (tasks ? tasks.offsetHeight : 0);
          }, !isOfPermits);
          // Tabs take a row of their own, and that title two.
          const allowed = path.startsWith('/lss-tab-permits') ? 205 : isOfPermits ? 150 : 80;
          expect(distance, path).toBeLessThanOrEqual(allowed);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
        });
      }
    });
  });
}

test('at least fourteen permits are in view at 1440 × 900', async ({ as }) => {
  const { page } = await as('manager');
  await openList(page, '/permits');
  const inView = await page.evaluate(() => {
    const notices = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.list-table tbody tr')].filter(
      // What is announced above the page is not the list's.
      (row) => row.getBoundingClientRect().bottom - notices <= innerHeight,
    ).length;
  });
  expect(inView).toBeGreaterThanOrEqual(14);
});
