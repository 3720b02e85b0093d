import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tabs } from '../features/dashboard/boards/breakdown-board.tsx';
import { views } from '../features/dashboard/views.ts';
import { GetListChoicesDocument } from '../generated/permits/list.ts';
import { GetSessionDocument } from '../generated/sessions.ts';
import { GetSiteChoicesDocument } from '../generated/sites.ts';
import { GetUserChoicesDocument } from '../generated/users/admin.ts';
import { emptyPayload, failure, respondTo, respondToOtherQueries } from '../testing/api.ts';
import { mount } from '../testing/mount.tsx';
import { protectedRoutes } from './routes.tsx';

/** Every screen for signed-in users, and whether it contains a list: new ones must be added here. */
const screens: Readonly<Record<string, 'list' | 'board' | 'other'>> = {
  '/dashboard': 'board',
  '/work': 'list',
  '/permits': 'list',
  '/permits/create-permit': 'other',
  '/all-my-permits': 'list',
  '/my-pending-approval-permits': 'list',
  '/permits-pending-approval': 'list',
  '/permits-for-my-action': 'list',
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
  '/look-alikes': 'other',
  '/crew': 'list',
  '/crew/add-worker': 'other',
  '/crew/edit-worker/:id': 'other',
  '/crew/to-verify': 'list',
  '/crew/import': 'other',
  '/crew/:id': 'other',
  '/muster': 'other',
  '/muster/:site': 'other',
  '/muster/:site/records': 'other',
  '/muster/:site/records/:id': 'other',
  '/my-profile': 'other',
  '/notifications': 'list',
  '/notification-preferences': 'other',
  '/update-profile': 'other',
  '/change-password': 'other',
  '/administration-history': 'list',
};

const listPaths = (kind: 'list' | 'board') => Object.keys(screens).filter((path) => screens[path] === kind);

/** The views of the dashboard, and the tabs of one of them. */
const boards = [
  ...views.map(({ key }) => `/dashboard?view=${key}`),
  ...tabs.map(({ key }) => `/dashboard?view=breakdown&tab=${key}`),
  ...listPaths('board').filter((path) => path !== '/dashboard'),
];

const site = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
const user = { _id: 'person-admin', email: 'super.admin@fab.example', fullname: 'Sofia Tan', company: 'Fab' };

/** Responds to the queries of the layout and the filters, so that the screens get as far as their own query. */
function respondToSharedQueries() {
  const session = { user: { ...user, role: 'SuperAdmin' as const, sites: [site] } };
  respondTo(GetSiteChoicesDocument, () => ({ getSites: { items: [site] }, getSession: session }));
  respondTo(GetListChoicesDocument, () => ({ getSites: { items: [site] }, getAllDisciplines: { items: [] } }));
  respondTo(GetUserChoicesDocument, () => ({
    getSession: session,
    getSites: { items: [site] },
    getAllMTGroups: { items: [] },
    getAllCompany: { items: [] },
  }));
  respondTo(GetSessionDocument, () => ({
    getSession: {
      ...session,
      staff: true,
      firstPage: null,
      timerCount: 60,
      hostName: 'Fab',
      feedbackUrl: null,
      permitCloser: false,
    },
  }));
}

test('every screen is classified as list, board or other', () => {
  expect(new Set(Object.keys(screens))).toEqual(new Set(protectedRoutes.map(({ path }) => path)));
});

/** Opens a screen, while its own query does what `reply` does. */
async function open(address: string, reply: () => unknown) {
  const path = address.split('?')[0] ?? '';
  const Screen = await protectedRoutes.find((route) => route.path === path)?.screen();
  if (!Screen) throw new Error(`There is no screen ${path}.`);
  respondToSharedQueries();
  respondToOtherQueries(reply);
  return mount({ screens: { [path]: <Screen /> }, address });
}

const main = page.getByRole('main');
const countBusy = () => document.querySelectorAll('main :is([aria-busy="true"], .spinner)').length;

test.each([...listPaths('list'), ...boards])('%s shows an error when its query fails, and reloads', async (address) => {
  await open(address, () => {
    throw failure(message.somethingWentWrong);
  });
  const alert = main.getByRole('alert').filter({ hasText: message.somethingWentWrong });
  await expect.element(alert).toBeVisible();
  await expect.poll(countBusy).toBe(0);
  respondToOtherQueries(() => emptyPayload);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(countBusy).toBe(0);
});

test.each([
  ['/users?role=Emperor', "There is no role 'Emperor'. Choose another."],
  ['/users?sort=shoeSize', "Users cannot be sorted by 'shoeSize'. Choose another order."],
  ['/permits?status=Done', "There is no status 'Done'. Choose another."],
  ['/administration-history?kind=weather', "There is no kind 'weather'. Choose another."],
])('%s shows why the server refuses it, and resets the list', async (address, refusal) => {
  const router = await open(address, () => {
    throw failure(refusal, 'BAD_INPUT');
  });
  const alert = main.getByRole('alert');
  await expect.element(alert).toHaveTextContent(refusal);
  respondToOtherQueries(() => emptyPayload);
  await alert.getByRole('button', { name: 'Reset the list' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(main).toHaveTextContent(/No \w+(\.| yet)/);
  expect(router.state.location.search).toBe('');
});
