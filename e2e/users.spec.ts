import { message } from '@eptw/domain/message';
import { KeyboardUser } from './fixtures/keyboard.ts';
import { waitForMail } from './fixtures/mails.ts';
import { waitForResponse, interceptOperation, interceptSockets } from './fixtures/network.ts';
import { listRowActions, openFilter, getRows } from './fixtures/permit-list.ts';
import { confirmDialog, getToasts, getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';
import { createUser, findUserId, chooseOption, updateUser } from './fixtures/users.ts';

test('the list shows sites, role, groups and status, and is searched and filtered', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('facilities@fab');
  const row = getRow(page, 'Farid Rahman');
  for (const text of ['facilities@fab.example', 'Fab', 'F10N', 'MT Group', 'Facilities F10N', 'Approved'])
    await expect(row).toContainText(text);
  await expect(getRows(page)).toHaveCount(1);
  await expect(row.locator('mark').first()).toHaveText('facilities@fab');
  expect(await listRowActions(page, row)).toEqual(['View', 'Edit', 'Delete']);

  await page.goto('/users');
  const roles = await openFilter(page, 'Filter Role');
  await roles.getByRole('checkbox', { name: 'Contractor PM' }).check();
  await roles.getByRole('button', { name: 'Apply' }).click();
  await expect(getRow(page, 'pm@borealis.example')).toBeVisible();
  await expect(getRow(page, 'Farid Rahman')).toHaveCount(0);
  await page.goto('/users?search=nobody+is+called+this');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a site admin sees users who share a site, and which of them they cannot change', async ({ as, apiOf }) => {
  const { page } = await as('site.admin');
  await page.goto('/users?search=fab.example&size=100');
  await expect(getRow(page, 'Farid Rahman')).toBeVisible();
  await expect(getRow(page, 'closer.f10w@fab.example')).toHaveCount(0);
  const superAdmin = getRow(page, 'Sofia Tan');
  await expect(superAdmin).toContainText('View only');
  expect(await listRowActions(page, superAdmin)).toEqual(['View']);
  const api = await apiOf('super.admin');
  await page.goto(`/users/edit-user/${await findUserId(api, 'super.admin@fab.example')}`);
  await expect(page.getByText("Only a Super Admin can change a Super Admin's account. Ask one.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update User' })).toHaveCount(0);
  await page.goto(`/users/${await findUserId(api, 'closer.f10w@fab.example')}`);
  await expect(page.getByText(message.notFound, { exact: true })).toBeVisible();
});

test('a new user is filled in, created once, and sent a link', async ({ as, apiOf }) => {
  await createUser(await apiOf('super.admin'), 'Form Erfirst', { company: 'Form Works' });
  const { page } = await as('site.admin');
  await page.goto('/users');
  await page.getByRole('link', { name: 'Create User' }).click();
  const button = page.getByRole('button', { name: 'Create User' });
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: 'Fullname' }).fill('Nadia Form');
  await page.getByRole('textbox', { name: 'Email' }).fill('nadia.form');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+65 6123 4567');
  await expect(page.getByText('Enter an e-mail address such as name@company.com.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('nadia.form@acme-works.example');

  await page.getByRole('combobox', { name: 'Role Selection' }).click();
  await expect(page.getByTitle('Contractor PM', { exact: true })).toBeVisible();
  await expect(page.getByTitle('Site Admin', { exact: true })).toHaveCount(0);
  await expect(page.getByTitle('Super Admin', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseOption(page, 'Role Selection', 'MT Group');
  await expect(page.getByRole('combobox', { name: 'Group Selection' })).toBeVisible();
  await chooseOption(page, 'Role Selection', 'Contractor Requestor');
  await expect(page.getByRole('combobox', { name: 'Group Selection' })).toHaveCount(0);
  await expect(button).toBeDisabled();
  await page.getByRole('combobox', { name: 'Site' }).click();
  await expect(page.getByTitle('Fab 10N (F10N)', { exact: true })).toBeVisible();
  await expect(page.getByTitle('Fab 10W (F10W)', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseOption(page, 'Site', 'F10N');
  await expect(button).toBeEnabled();

  // The server refuses, and no entry is lost.
  await page.getByRole('textbox', { name: 'Fullname' }).fill('<b>Nadia Form</b>');
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'may not contain HTML' }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nadia.form@acme-works.example');
  await page.getByRole('textbox', { name: 'Fullname' }).fill('Nadia Form');
  await expect(
    page.getByText('Project managers see and approve only the permits of their own company, at their own sites.'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Company Name' }).fill('form w');
  await page.getByTitle('Form Works', { exact: true }).click();
  await button.dblclick();
  await expect(getToasts(page)).toContainText('The account of Nadia Form was created.');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(getRow(page, 'Nadia Form')).toContainText('E-mail not verified');
  const mail = await waitForMail('nadia.form@acme-works.example', 'Welcome to Permit to Work');
  expect(mail.text).toMatch(/\/email-verification\?security_code=[\w-]{20,}&requirePassword=true/);
});

test('an account is viewed, edited and deleted', async ({ as, apiOf }) => {
  const { _id } = await createUser(await apiOf('super.admin'), 'Remo Vable', { role: 'User', company: '' });
  const { page } = await as('site.admin');
  await page.goto(`/users/${_id}`);
  const getDetail = (name: string) => page.locator(`.facts dt:text-is("${name}") + dd`);
  await expect(getDetail('Full Name')).toHaveText('Remo Vable');
  await expect(getDetail('Company')).toHaveText('-');
  await expect(getDetail('Email')).toContainText('remo.vable@acme-works.example');
  await expect(getDetail('Sites')).toHaveText('F10N');
  await expect(getDetail('Roles')).toHaveText('User');
  await expect(getDetail('Mobile Number')).toHaveText('-');
  await expect(getDetail('Group')).toHaveCount(0);

  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Reset Password' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+65 6999 9999');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(getDetail('Mobile Number')).toHaveText('+65 6999 9999');

  await page.getByRole('button', { name: 'Remove' }).click();
  await confirmDialog(page, message.confirmDeletion, 'Delete user');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(getToasts(page)).toContainText('The account of Remo Vable was deleted.');
  await page.goto('/users?search=remo.vable');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a pending account is approved from the list, and deleted after a confirmation', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const { _id } = await createUser(api, 'Wai Ting');
  await updateUser(api, _id, { status: 'Pending' });
  await page.goto('/users?search=wai.ting');
  await expect(getRow(page, 'Wai Ting').locator('[data-tone="red"]')).toHaveText('Pending');
  await chooseRowAction(page, 'Wai Ting', 'Approve');
  await expect(getRow(page, 'Wai Ting').locator('[data-tone="green"]')).toHaveText('Approved');
  expect(await listRowActions(page, getRow(page, 'Wai Ting'))).toEqual(['View', 'Edit', 'Delete']);
  await chooseRowAction(page, 'Wai Ting', 'Delete');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(getRow(page, 'Wai Ting')).toBeVisible();
  await chooseRowAction(page, 'Wai Ting', 'Delete');
  await confirmDialog(page, message.confirmDeletion, 'Delete user');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a suspended user is signed out', async ({ as }) => {
  const { page } = await as('super.admin');
  const other = await as('requestor@borealis.example');
  await page.goto(`/users?search=requestor@borealis`);
  await chooseRowAction(page, 'Oskar Neo', 'View');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await confirmDialog(page, 'cannot sign in until', 'Suspend');
  await expect(page.getByRole('main').locator('.page-title')).toContainText('Pending');
  await expect(other.api.send('{ getSession { hostName } }')).rejects.toThrow('Please sign in.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('main').locator('.page-title')).toContainText('Approved');
  await waitForMail('requestor@borealis.example', 'Your account is approved');
});

test('only name, address and phone number of one’s own account can be changed', async ({ as }) => {
  const { page, api } = await as('site.admin');
  await page.goto(`/users/edit-user/${api.user._id}`);
  for (const name of ['Site', 'Role Selection', 'Company Name'])
    await expect(page.getByRole('combobox', { name })).toBeDisabled();
  await expect(page.getByText('Another administrator can change this.')).toHaveCount(3);
  const button = page.getByRole('button', { name: 'Update User' });
  await expect(button).toBeEnabled();
  await page.getByRole('textbox', { name: 'Email' }).fill('');
  await expect(button).toBeDisabled();
});

test('only a super admin can change another user’s address', async ({ as }) => {
  const { page, api } = await as('site.admin');
  await page.goto(`/users/edit-user/${await findUserId(api, 'host@fab.example')}`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  await expect(page.getByText("Only a Super Admin can change another person's e-mail address.")).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Fullname' })).toBeEnabled();
});

test('a super admin sends a link to a new password', async ({ as }) => {
  const { page, api } = await as('super.admin');
  await page.goto(`/users/edit-user/${await findUserId(api, 'pm@borealis.example')}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await confirmDialog(page, 'We will send pm@borealis.example a link to choose a new password.', 'Send link');
  const mail = await waitForMail('pm@borealis.example', 'Choose a new password');
  expect(mail.text).toMatch(/\/reset-password\?security_code=[\w-]{20,}/);
});

test('a concurrent change is shown, and entries stay', async ({ as, apiOf }) => {
  const { page, api } = await as('super.admin');
  const { _id } = await createUser(api, 'Edda Twice');
  const socket = await interceptSockets(page);
  await page.goto(`/users/edit-user/${_id}`);
  await page.getByRole('textbox', { name: 'Fullname' }).fill('Edda Mine');
  await socket.cut();
  await updateUser(await apiOf('site.admin'), _id, { fullname: 'Edda Theirs', phone: '+65 6111 1111' });
  const reloaded = waitForResponse(page, 'GetUser');
  socket.allowReconnect();
  await reloaded;
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText(/^Samuel Ong changed this account on .*\. Your change was not saved\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone Number' })).toHaveValue('+65 6111 1111');
  await expect(page.getByRole('textbox', { name: 'Fullname' })).toHaveValue('Edda Mine');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edda Mine' })).toBeVisible();
});

test('a form keeps entries without a network, and leaving asks for confirmation', async ({ as, consoleErrors }) => {
  const { page, api } = await as('super.admin');
  const { _id } = await createUser(api, 'Nett Away');
  await page.goto(`/users/edit-user/${_id}`);
  await page.getByRole('textbox', { name: 'Fullname' }).fill('Nett Back');
  const restore = await interceptOperation(page, 'UpdateUser', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('The server cannot be reached. Check your connection and try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Fullname' })).toHaveValue('Nett Back');
  await restore();
  await page.getByRole('link', { name: 'Back to Nett Away' }).click();
  await confirmDialog(page, 'Your changes to this user are not saved yet', 'Stay');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nett Back' })).toBeVisible();
  // The browser itself logs the requests that this test broke.
  expect(consoleErrors.splice(0).filter((consoleError) => !consoleError.includes('net::ERR_'))).toEqual([]);
});

test('a user is created with the keyboard alone', async ({ as }) => {
  const { page } = await as('super.admin');
  const keyboard = new KeyboardUser(page);
  await page.goto('/users/create-user');
  await keyboard.tabTo(page.getByRole('textbox', { name: 'Fullname' }));
  await keyboard.type('Kay Board');
  await keyboard.tabTo(page.getByRole('textbox', { name: 'Email' }));
  await keyboard.type('kay.board@acme-works.example');
  await keyboard.search(page.getByRole('combobox', { name: 'Site' }), 'Fab 10W (F10W)');
  await keyboard.search(page.getByRole('combobox', { name: 'Role Selection' }), 'User');
  await keyboard.activate(page.getByRole('button', { name: 'Create User' }));
  await expect(getToasts(page)).toContainText('The account of Kay Board was created.');
});

test('the audit log shows admin actions with the previous values, and is verified', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const { _id } = await createUser(api, 'Histo Ria');
  await updateUser(api, _id, { fullname: 'Histo Rian' });
  await page.goto(`/users/${_id}`);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByText('Changes to Histo Rian only.')).toBeVisible();
  await expect(getRows(page)).toHaveCount(2);
  await expect(getRows(page).first()).toContainText('Changed Histo Rian');
  await expect(getRows(page).first()).toContainText('Full Name: Histo Ria → Histo Rian');
  await expect(getRows(page).last()).toContainText('Created Histo Ria');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('searchbox', { name: 'Search who and what' }).fill('Histo Rian');
  await expect(getRows(page)).toHaveCount(1);
  const lastDay = page.getByLabel('To', { exact: true });
  await lastDay.fill('2020-01-01');
  await lastDay.press('Enter');
  await expect(lastDay).toHaveValue('1 Jan 2020');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Verified: [\d,]+ entries/)).toBeVisible();
});
