import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import {
  CreateUserDocument,
  GetCompaniesDocument,
  GetUserChoicesDocument,
  GetUserDocument,
  UpdateUserDocument,
} from '../../../generated/users/admin.ts';
import type { AdministeredUserFactsFragment } from '../../../generated/fragments.ts';
import { refetchQueries } from '../../../lib/api/refetch-queries.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { disconnected, getSent, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { choose, confirmDialog, press, toasts } from '../../../testing/page.ts';
import { CreateUser, EditUser } from './edit-user.tsx';

const [north, west] = ['F10N', 'F10W'].map((code) => ({ _id: `site-${code}`, code, name: code.replace('F', 'Fab ') }));
const siteAdmin: SessionUser = {
  _id: 'person-site-admin',
  email: 'site.admin@fab.example',
  fullname: 'Samuel Ong',
  role: 'SiteAdmin',
  company: 'Fab',
};
const superAdmin: SessionUser = { ...siteAdmin, _id: 'person-super-admin', role: 'SuperAdmin' };

const account: AdministeredUserFactsFragment = {
  _id: 'person-edda',
  fullname: 'Edda Twice',
  email: 'edda.twice@acme-works.example',
  pendingEmail: null,
  emailVerified: true,
  role: 'ContractorRequestor',
  status: 'Approved',
  company: 'ACME Works',
  phone: '',
  version: 1,
  createdAt: '2026-03-01T01:00:00.000Z',
  actions: ['edit'],
  refusal: null,
  sites: north ? [north] : [],
  group: [],
};

const textbox = (name: string) => page.getByRole('textbox', { name });
const list = (name: string) => page.getByRole('combobox', { name });

function open(address: string, user: SessionUser, shown: AdministeredUserFactsFragment = account) {
  respondTo(GetUserChoicesDocument, () => ({
    getSession: { user: { _id: user._id, role: user.role, sites: [{ _id: 'site-F10N' }] } },
    getSites: { items: north && west ? [north, west] : [] },
    getAllMTGroups: { items: [{ _id: 'group-facilities', name: 'Facilities F10N', site: { _id: 'site-F10N' } }] },
  }));
  respondTo(GetCompaniesDocument, () => ({ getCompanies: ['Form Works'] }));
  respondTo(GetUserDocument, () => ({ getUser: { success: true, code: 'OK' as const, message: '', item: shown } }));
  return mount({
    screens: {
      '/users/create-user': <CreateUser />,
      '/users/edit-user/:id': <EditUser />,
      '/users/:id': <h1>The account</h1>,
      '/users': <h1>Users</h1>,
    },
    address,
    user,
  });
}

/** Presses Tab until the control has the focus. */
async function tabTo(control: Locator) {
  for (let presses = 0; presses < 20 && document.activeElement !== control.element(); presses += 1)
    await press('{Tab}');
  await expect.element(control).toHaveFocus();
}

/** Returns the choices of a list, which opens and closes. */
async function readChoices(name: string): Promise<(string | null)[]> {
  await list(name).click();
  const findOptions = () =>
    [...document.querySelectorAll('.ant-select-dropdown .ant-select-item-option')].filter((it) => it.checkVisibility());
  await expect.poll(findOptions).not.toEqual([]);
  const labels = findOptions().map(({ textContent }) => textContent);
  await press('{Escape}');
  return labels;
}

test('a new user is filled in, refused without loss, and created once', async () => {
  const router = open('/users/create-user', siteAdmin);
  const button = page.getByRole('button', { name: 'Create User' });
  await expect.element(button).toBeDisabled();
  await textbox('Full name').fill('Nadia Form');
  await textbox('Email').fill('nadia.form');
  await textbox('Phone number').fill('+65 6123 4567');
  await expect.element(page.getByText('Enter an e-mail address such as name@company.com.')).toBeVisible();
  await textbox('Email').fill('nadia.form@acme-works.example');
  const roles = await readChoices('Role');
  expect(roles).toContain('Contractor PM');
  expect(roles).not.toContain('Site Admin');
  expect(roles).not.toContain('Super Admin');
  await choose(page, 'Role', 'MT Group');
  await expect.element(list('Group')).toBeVisible();
  await choose(page, 'Role', 'Contractor Requestor');
  await expect.element(list('Group')).not.toBeInTheDocument();
  await expect.element(button).toBeDisabled();
  expect(await readChoices('Site')).toEqual(['Fab 10N (F10N)']);
  await choose(page, 'Site', 'Fab 10N (F10N)');
  await expect.element(button).toBeEnabled();

  const refusal = 'Full name may not contain HTML. Remove the tags.';
  respondTo(CreateUserDocument, () => ({ createUser: { success: false, code: 'BAD_INPUT', message: refusal } }));
  await button.click();
  await expect.element(page.getByRole('alert').filter({ hasText: refusal }).first()).toBeVisible();
  await expect.element(textbox('Email')).toHaveValue('nadia.form@acme-works.example');
  await expect
    .element(
      page.getByText('Project managers see and approve only the permits of their own company, at their own sites.'),
    )
    .toBeVisible();
  await list('Company').fill('form w');
  await page.getByTitle('Form Works', { exact: true }).click();
  const outcome = 'The account of Nadia Form was created.';
  respondTo(CreateUserDocument, () => ({ createUser: { success: true, code: 'OK', message: outcome } }));
  await button.dblClick();
  await expect.element(toasts).toHaveTextContent(outcome);
  expect(router.state.location.pathname).toBe('/users');
  expect(getSent(CreateUserDocument).slice(1)).toEqual([
    {
      data: {
        fullname: 'Nadia Form',
        email: 'nadia.form@acme-works.example',
        phone: '+65 6123 4567',
        company: 'Form Works',
        role: 'ContractorRequestor',
        site: ['site-F10N'],
        group: [],
      },
    },
  ]);
});

test('a user is created with the keyboard alone', async () => {
  open('/users/create-user', superAdmin);
  respondTo(CreateUserDocument, () => ({
    createUser: { success: true, code: 'OK', message: 'The account of Kay Board was created.' },
  }));
  await expect.element(textbox('Full name')).toBeVisible();
  await tabTo(textbox('Full name'));
  await press('Kay Board');
  await tabTo(textbox('Email'));
  await press('kay.board@acme-works.example');
  for (const [name, option] of [
    ['Site', 'Fab 10W (F10W)'],
    ['Role', 'User'],
  ] as const) {
    await tabTo(list(name));
    await press(option);
    const findActive = () =>
      [...document.querySelectorAll('.ant-select-item-option-active')].find((it) => it.checkVisibility());
    await expect.poll(() => findActive()?.textContent).toBe(option);
    await press('{Enter}');
  }
  await tabTo(page.getByRole('button', { name: 'Create User' }));
  await press('{Enter}');
  await expect.element(toasts).toHaveTextContent('The account of Kay Board was created.');
});

test('only name, address and phone number of one’s own account can be changed', async () => {
  open('/users/edit-user/person-site-admin', siteAdmin, { ...account, _id: siteAdmin._id });
  const button = page.getByRole('button', { name: 'Update User' });
  await expect.element(button).toBeEnabled();
  for (const name of ['Site', 'Role', 'Company']) await expect.element(list(name)).toBeDisabled();
  expect(page.getByText('Another administrator can change this.').elements()).toHaveLength(3);
  await textbox('Email').fill('');
  await expect.element(button).toBeDisabled();
});

test('only a super admin can change another user’s address', async () => {
  open('/users/edit-user/person-edda', siteAdmin);
  await expect.element(textbox('Email')).toBeDisabled();
  const hint = page.getByText("Only a Super Admin can change another person's e-mail address.");
  await expect.element(hint).toBeVisible();
  await expect.element(textbox('Full name')).toBeEnabled();
});

test('a concurrent change is shown, and entries stay', async () => {
  const router = open('/users/edit-user/person-edda', superAdmin);
  await textbox('Full name').fill('Edda Mine');
  const refusal = 'Samuel Ong changed this account on 2 Mar 2026. Your change was not saved.';
  respondTo(UpdateUserDocument, () => ({
    updateUser: { success: false, code: 'CONFLICT' as const, message: refusal, item: null },
  }));
  const theirs = { ...account, fullname: 'Edda Theirs', phone: '+65 6111 1111', version: 2 };
  respondTo(GetUserDocument, () => ({ getUser: { success: true, code: 'OK' as const, message: '', item: theirs } }));
  refetchQueries([GetUserDocument]);
  const button = page.getByRole('button', { name: 'Update User' });
  await button.click();
  await expect.element(page.getByText(refusal)).toBeVisible();
  await expect.element(textbox('Phone number')).toHaveValue('+65 6111 1111');
  await expect.element(textbox('Full name')).toHaveValue('Edda Mine');
  respondTo(UpdateUserDocument, () => ({
    updateUser: {
      success: true,
      code: 'OK' as const,
      message: '',
      item: { ...theirs, fullname: 'Edda Mine', version: 3 },
    },
  }));
  await button.click();
  await expect.poll(() => router.state.location.pathname).toBe('/users/person-edda');
  expect(getSent(UpdateUserDocument)).toEqual([
    { id: 'person-edda', version: 1, data: { fullname: 'Edda Mine' } },
    { id: 'person-edda', version: 2, data: { fullname: 'Edda Mine' } },
  ]);
});

test('a form keeps entries without a network, and leaving asks for confirmation', async () => {
  const router = open('/users/edit-user/person-edda', superAdmin);
  await textbox('Full name').fill('Nett Back');
  respondTo(UpdateUserDocument, () => {
    throw disconnected;
  });
  const button = page.getByRole('button', { name: 'Update User' });
  await button.click();
  const sentence = 'The server cannot be reached. Check your connection and try again.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(textbox('Full name')).toHaveValue('Nett Back');
  await page.getByRole('link', { name: 'Back to Edda Twice' }).click();
  await confirmDialog('Your changes to this user are not saved yet', 'Stay');
  respondTo(UpdateUserDocument, () => ({
    updateUser: { success: true, code: 'OK' as const, message: '', item: { ...account, fullname: 'Nett Back' } },
  }));
  await button.click();
  await expect.poll(() => router.state.location.pathname).toBe('/users/person-edda');
});
