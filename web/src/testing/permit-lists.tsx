import type { Role } from '@eptw/domain/user/role';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PermitList } from '../features/permits/screens/permit-list.tsx';
import type { PermitRowFactsFragment } from '../generated/fragments.ts';
import {
  GetListChoicesDocument,
  GetOwnTasksDocument,
  GetPermitsDocument,
  GetPermitsToCloseDocument,
  type GetPermitsQuery,
  type GetPermitsQueryVariables,
} from '../generated/permits/list.ts';
import { GetSessionDocument } from '../generated/sessions.ts';
import { getSent, respondTo } from './api.ts';
import { mount } from './mount.tsx';

const site = { _id: 'site-f10n', code: 'F10N', name: 'Fab 10N', timeZone: 'Asia/Singapore' };
const supervisor = { _id: 'person-supervisor', fullname: 'Siti Supervisor', email: 'supervisor@fab.example' };

/** The permit at a position of the list, from 1. */
export function createPermitRow(position: number): PermitRowFactsFragment {
  return {
    _id: `permit-${position}`,
    code: `F10N-TI-${String(position).padStart(6, '0')}`,
    permitCode: 'TI',
    title: 'TOOL INSTALL PERMIT',
    status: 'PendingPMApproval',
    statusLabel: 'Pending Approval By PM',
    condition: null,
    conditionLabel: null,
    areaStop: null,
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

/** A child permit on the first permit of the list. */
export const childRow: PermitRowFactsFragment = {
  ...createPermitRow(2),
  code: 'F10N-LIFT-000002',
  permitCode: 'B3',
  title: 'B3 - LIFT',
  parentPermit: { _id: 'permit-1', code: 'F10N-TI-000001' },
};

/** Lets the API list these permits, with as many more as `total` says. */
export function respondWithPermits(
  rows: readonly PermitRowFactsFragment[],
  list: Partial<GetPermitsQuery['permits']> = {},
): void {
  respondTo(GetPermitsDocument, () => ({
    permits: {
      total: { count: rows.length, isExact: true },
      canCreatePermit: true,
      createRefusal: null,
      queueGroups: [],
      items: [...rows],
      ...list,
    },
  }));
}

/** Responds to the queries around a list of permits. */
function respondToFrame(user: { _id: string; role: Role }): void {
  respondTo(GetListChoicesDocument, () => ({
    getSites: { items: [site, { ...site, _id: 'site-f10w', code: 'F10W', name: 'Fab 10W' }] },
    getAllDisciplines: { items: [{ _id: 'discipline-arch', code: 'ARCH' }] },
  }));
  respondTo(GetOwnTasksDocument, () => ({
    getMenuCounts: {
      pendingMyApproval: 10,
      overdueMyApproval: 5,
      childPermitsPendingMyApproval: 1,
      toFinish: 0,
    },
  }));
  respondTo(GetPermitsToCloseDocument, () => ({ countUnClosedPermit: { isEnabled: true, count: 0, permits: [] } }));
  respondTo(GetSessionDocument, () => ({
    getSession: {
      staff: true,
      firstPage: null,
      timerCount: 60,
      hostName: 'Fab',
      feedbackUrl: null,
      permitCloser: false,
      user: { email: 'user@fab.example', fullname: 'A User', company: 'Fab', ...user, sites: [site] },
    },
  }));
}

interface ListOptions {
  role?: Role;
  address?: string;
  /** The screen of the list, at the path of the address. */
  screen?: ReactElement;
  /** The screen of a permit; by default only a heading. */
  permitScreen?: ReactElement;
}

/** Opens a list of permits for a user with this role, without waiting for it. */
export function mountPermitList({
  role = 'MicronManager',
  address = '/permits',
  screen,
  permitScreen = <h1>A permit</h1>,
}: ListOptions = {}) {
  const user = { _id: `person-${role}`, email: 'user@fab.example', fullname: 'A User', role, company: 'Fab' };
  respondToFrame(user);
  const [path = address] = address.split('?');
  const router = mount({
    screens: {
      [path]: screen ?? <PermitList />,
      '/setup': <h1>Setup</h1>,
      '/permits/:id': permitScreen,
    },
    address,
    user,
  });
  return { getAddress: () => router.state.location.pathname + router.state.location.search };
}

/** Opens a list of three permits; few, because every query by role reads all cells. */
export async function openPermitList(options?: ListOptions) {
  respondWithPermits([1, 2, 3].map(createPermitRow));
  const list = mountPermitList(options);
  await expect.element(page.getByText('3 permits', { exact: true })).toBeVisible();
  return list;
}

/** Returns the highlighted parts of the first row with a match. */
export const getMarks = () => {
  const row = document.querySelector('tbody tr:has(td mark)');
  return [...(row?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
};

export const getHeadings = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);

export function getLastRequest(): GetPermitsQueryVariables | undefined {
  return getSent(GetPermitsDocument).at(-1);
}

export async function openFilter(name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}(, active)?$`) }).click();
  return page.getByRole('dialog', { name });
}

/** Filters a column by a text. */
export async function searchColumn(heading: string, text: string) {
  const dialog = await openFilter(`Search ${heading}`);
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: new RegExp(`^Remove filter ${heading}$`, 'i') })).toBeVisible();
}

/** Returns the entries of a row's menu. */
export async function listRowMenu(code: string): Promise<(string | null)[]> {
  await page.getByRole('button', { name: `Actions for ${code}` }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);
}
