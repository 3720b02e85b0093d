import { permitCreators } from '@eptw/domain/user/role-groups';
import { roles, type Role } from '@eptw/domain/user/role';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  GetListChoicesDocument,
  GetPermitsDocument,
  GetPermitsToCloseDocument,
  type GetPermitsQueryVariables,
  type PermitRowFactsFragment,
} from '../../../generated/permits/list.ts';
import { GetSessionDocument } from '../../../generated/sessions.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { closePage, mount } from '../../../testing/mount.tsx';
import { PermitList } from './permit-list.tsx';

const site = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
const supervisor = { _id: 'person-supervisor', fullname: 'Siti Supervisor', email: 'supervisor@fab.example' };

/** The permit at a position of the list, from 1. */
function createRow(position: number): PermitRowFactsFragment {
  return {
    _id: `permit-${position}`,
    code: `F10N-TI-${String(position).padStart(6, '0')}`,
    permitCode: 'TI',
    title: 'TOOL INSTALL PERMIT',
    status: 'PendingPMApproval',
    statusLabel: 'Pending Approval By PM',
    reason: null,
    workDescription: 'Change the pump of the scrubber',
    place: 'Bay 12',
    contractor: 'ACME Works',
    createdAt: '2026-03-01T01:00:00.000Z',
    startDate: '2026-03-02',
    endDate: '2026-03-04',
    due: false,
    lapsedAt: null,
    highRisk: [],
    attachedForms: [],
    waitingSince: null,
    queueGroup: null,
    version: 1,
    actions: [],
    parentPermit: null,
    discipline: { _id: 'discipline-arch', code: 'ARCH' },
    site,
    hostSystemOwner: supervisor,
    submittedBy: { _id: 'person-requestor', fullname: 'Ravi Kumar', email: 'requestor@acme-works.example' },
  };
}

/** Opens a list of three permits for a user with this role; few, because every query by role reads all cells. */
async function open({ role = 'MicronManager', address = '/permits' }: { role?: Role; address?: string } = {}) {
  respondTo(GetListChoicesDocument, () => ({
    getSites: { items: [site] },
    getAllDisciplines: { items: [{ _id: 'discipline-arch', code: 'ARCH' }] },
  }));
  respondTo(GetPermitsDocument, () => ({
    permits: {
      count: 3,
      canCreatePermit: true,
      createRefusal: null,
      queueGroups: [],
      items: [1, 2, 3].map(createRow),
    },
  }));
  respondTo(GetPermitsToCloseDocument, () => ({ countUnClosedPermit: { isEnabled: true, count: 0, permits: [] } }));
  const user = { _id: `person-${role}`, email: 'user@fab.example', fullname: 'A User', role, company: 'Fab' };
  respondTo(GetSessionDocument, () => ({
    getSession: {
      staff: true,
      timerCount: 60,
      hostName: 'Fab',
      feedbackUrl: null,
      permitCloser: false,
      user: { ...user, sites: [site] },
    },
  }));
  const router = mount({ screens: { '/permits': <PermitList />, '/setup': <h1>Setup</h1> }, address, user });
  await expect.element(page.getByText('3 permits', { exact: true })).toBeVisible();
  return { getAddress: () => router.state.location.pathname + router.state.location.search };
}

/** The highlighted parts of the first row. */
const getMarks = () => {
  const row = document.querySelector('tbody tr:has(td mark)');
  return [...(row?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
};
const searchBox = page.getByRole('searchbox', { name: 'Search permits' });

function getLastRequest(): GetPermitsQueryVariables | undefined {
  return getSent(GetPermitsDocument).at(-1);
}

async function openFilter(name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}(, active)?$`) }).click();
  return page.getByRole('dialog', { name });
}

async function searchColumn(heading: string, text: string) {
  const dialog = await openFilter(`Search ${heading}`);
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: `Remove filter ${heading}` })).toBeVisible();
}

const titles: Record<Role, string> = {
  SuperAdmin: 'All Permits',
  SiteAdmin: 'All Permits',
  MTGroup: 'Other Permits',
  ContractorPM: 'All Permits',
  ContractorRequestor: 'My Permits',
  MicronSupervisor: 'All Permits',
  MicronManager: 'All Permits',
  User: 'My Permits',
};

// A Super Admin also sees what is left to set up, which has its own tests.
test.each(roles.filter((role) => role !== 'SuperAdmin'))(
  'the list of a %s has their title, and the button to those who may raise a permit',
  async (role) => {
    await open({ role });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(titles[role]);
    const create = page.getByRole('link', { name: 'Create Permit' });
    expect(create.elements()).toHaveLength(permitCreators.includes(role) ? 1 : 0);
  },
);

test('filters search a text in a column, highlight matches, and reset', async () => {
  const { getAddress } = await open();
  await searchColumn('Permit Number', 'n-ti-0');
  await searchColumn('Permit Type', 'install');
  await searchColumn('Permit Code', 'TI');
  await searchColumn('Host/System Owner', 'supervisor@');
  expect(getAddress()).toBe('/permits?code=n-ti-0&type=install&permitCode=TI&owner=supervisor%40');
  await expect.poll(getMarks).toEqual(['N-TI-0', 'INSTALL', 'supervisor@', 'TI']);
  expect(getLastRequest()).toMatchObject({
    searchCode: 'n-ti-0',
    searchType: 'install',
    searchPermitCode: 'TI',
    searchOwner: 'supervisor@',
  });

  const filter = await openFilter('Search Permit Number');
  await expect.element(filter.getByRole('textbox')).toHaveValue('n-ti-0');
  await filter.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(getAddress).toBe('/permits?type=install&permitCode=TI&owner=supervisor%40');
});

test('filters show only due permits', async () => {
  const { getAddress } = await open();
  await page.getByRole('checkbox', { name: 'Show Only Due Permits' }).click();
  await expect.poll(getAddress).toBe('/permits?due=1');
  await expect.poll(getLastRequest).toMatchObject({ due: true });
});

test('filters are saved as views with names of the user’s choice', async () => {
  await open({ address: '/permits?status=Approved&search=pump' });
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByLabelText('Name of the view').fill('Pumps at work');
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect.element(views.getByRole('button', { name: 'Pumps at work', exact: true })).toBeVisible();
  await closePage();
  const { getAddress } = await open();
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Pumps at work', exact: true }).click();
  await expect.poll(getAddress).toBe('/permits?search=pump&status=Approved');
  await expect.element(searchBox).toHaveValue('pump');
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Delete view Pumps at work' }).click();
  await expect.element(views).toHaveTextContent('No saved views yet');
});

test('searches after a pause in typing', async () => {
  const { getAddress } = await open();
  await userEvent.type(searchBox, 'pump');
  await expect.poll(getAddress).toBe('/permits?search=pump');
  await expect.poll(getMarks).toContain('pump');
  const searches = getSent(GetPermitsDocument).flatMap(({ searchText }) => searchText ?? []);
  expect(new Set(searches)).toEqual(new Set(['pump']));
});

test('sorts by a column in both directions, and not at all', async () => {
  const { getAddress } = await open();
  const heading = page.getByRole('columnheader', { name: 'Date Applied' });
  const sort = heading.getByRole('button', { name: 'Date Applied', exact: true });
  await sort.click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(getLastRequest).toMatchObject({ sortBy: 'createdAt', sortOrder: 'asc' });
  await sort.click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(getLastRequest).toMatchObject({ sortBy: 'createdAt', sortOrder: 'desc' });
  await sort.click();
  await expect.element(heading).not.toHaveAttribute('aria-sort');
  expect(getAddress()).toBe('/permits');
});
