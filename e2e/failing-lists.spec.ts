import { readFileSync } from 'node:fs';
import path from 'node:path';
import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { failQueries } from './fixtures/network.ts';
import { expect, test } from './fixtures/test.ts';

const webSource = path.join(import.meta.dirname, '../web/src');
const findNames = (file: string, pattern: RegExp) =>
  [...readFileSync(path.join(webSource, file), 'utf8').matchAll(pattern)].map(([, name]) => name);

/** Every screen for signed-in users, and whether it contains a list: new ones must be added here. */
const screens: Record<string, 'list' | 'board' | 'other'> = {
  '/dashboard': 'board',
  '/permits': 'list',
  '/permits/create-permit': 'other',
  '/all-my-permits': 'list',
  '/my-pending-approval-permits': 'list',
  '/permits-pending-approval': 'list',
  '/permits-pending-close-cancel': 'list',
  '/permits-i-approved': 'list',
  '/permits/:id': 'other',
  '/permits/review/:id': 'other',
  '/childpermits': 'list',
  '/childpermits/create-child-permit': 'other',
  '/childpermits/:id': 'other',
  '/childpermits/review/:id': 'other',
  '/my-child-permit': 'list',
  '/my-child-permits-pending-approval': 'list',
  '/lss-tab-permits': 'list',
  '/my-draft-permits': 'list',
  '/draftpermit/:id': 'other',
  '/draftpermit/review/:id': 'other',
  '/setup': 'list',
  '/settings': 'other',
  '/sites': 'list',
  '/sites/create-site': 'other',
  '/sites/edit-site/:id': 'other',
  '/maps': 'list',
  '/maps/create-map': 'other',
  '/maps/edit-map/:id': 'other',
  '/disciplines': 'list',
  '/disciplines/create-discipline': 'other',
  '/disciplines/edit-discipline/:id': 'other',
  '/disciplines/:id': 'other',
  '/mtgroup': 'list',
  '/mtgroup/create-group': 'other',
  '/mtgroup/edit-group/:id': 'other',
  '/blocked-words': 'list',
  '/announcements': 'list',
  '/announcements/create-announcement': 'other',
  '/announcements/edit-announcement/:id': 'other',
  '/forms-download': 'other',
  '/initiatives': 'board',
  '/sipp-works': 'board',
  '/changelogs': 'list',
  '/templates': 'list',
  '/templates/create-template': 'other',
  '/templates/edit-template/:id': 'other',
  '/users': 'list',
  '/users/create-user': 'other',
  '/users/import': 'other',
  '/users/edit-user/:id': 'other',
  '/users/:id': 'other',
  '/my-profile': 'other',
  '/notifications': 'list',
  '/notification-preferences': 'other',
  '/update-profile': 'other',
  '/change-password': 'other',
  '/administration-history': 'list',
};
const listPaths = (kind: 'list' | 'board') => Object.keys(screens).filter((screenPath) => screens[screenPath] === kind);

/** The views of the dashboard, and the tabs of one of them. */
const boards = [
  ...findNames('features/dashboard/views.ts', /\{ key: '([^']+)'/g).map((view) => `/dashboard?view=${view}`),
  ...findNames('features/dashboard/boards/breakdown-board.tsx', /\{ key: '([^']+)', label/g).map(
    (tab) => `/dashboard?view=breakdown&tab=${tab}`,
  ),
  ...listPaths('board').filter((screenPath) => screenPath !== '/dashboard'),
];

/** Queries of the layout and the filters: they succeed, so that the screens get as far as their own query. */
const sharedQueries = ['GetSession', 'GetSiteChoices', 'GetListChoices', 'GetUserChoices', 'GetSignInOptions'];

/** Opens a screen whose query fails on the server, and lets it retry. */
async function expectRecoveryFromFailure(page: Page, screenPath: string): Promise<void> {
  await test.step(screenPath, async () => {
    const restore = await failQueries(page, sharedQueries);
    await page.goto(screenPath);
    const main = page.getByRole('main');
    const alert = main.getByRole('alert').filter({ hasText: message.somethingWentWrong });
    await expect(alert).toBeVisible();
    await expect(main.locator('[aria-busy="true"], .spinner')).toHaveCount(0);
    await restore();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect(main.locator('[aria-busy="true"], .spinner')).toHaveCount(0);
  });
}

test('every screen is classified as list, board or other', () => {
  const paths = [
    ...findNames('app/routes.tsx', /^ {4}path: '([^']+)',\n {4}screen:[^}]*?roles:/gm),
    ...findNames('app/admin-areas.tsx', /^ {6}'([^']+)': async/gm),
  ];
  expect(new Set(Object.keys(screens))).toEqual(new Set(paths));
});

test('every list whose query fails on the server shows an error and reloads', async ({ as }) => {
  // Some twenty screens, each opened separately.
  test.slow();
  const superAdmin = (await as('super.admin')).page;
  const requestor = (await as('requestor@acme-works.example')).page;
  for (const screenPath of listPaths('list')) {
    // Drafts are the only list that a Super Admin does not have.
    await expectRecoveryFromFailure(screenPath === '/my-draft-permits' ? requestor : superAdmin, screenPath);
  }
});

test('every board whose query fails on the server shows an error and reloads', async ({ as }) => {
  const { page } = await as('super.admin');
  expect(boards.length).toBeGreaterThan(11);
  for (const screenPath of boards) await expectRecoveryFromFailure(page, screenPath);
});

test('a list whose address has a filter or an order that does not exist says so', async ({ as }) => {
  const { page } = await as('super.admin');
  const refusals = [
    ['/users?role=Emperor', "There is no role 'Emperor'. Choose another."],
    ['/users?sort=shoeSize', "Users cannot be sorted by 'shoeSize'. Choose another order."],
    ['/permits?status=Done', "There is no status 'Done'. Choose another."],
    ['/administration-history?kind=weather', "There is no kind 'weather'. Choose another."],
  ] as const;
  for (const [screenPath, sentence] of refusals) {
    await page.goto(screenPath);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(sentence);
    await alert.getByRole('button', { name: 'Reset the list' }).click();
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    await expect(alert).toBeHidden();
  }
});
