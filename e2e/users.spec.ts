import { message } from '@eptw/domain/message';
import { waitForMail } from './fixtures/mails.ts';
import { listRowActions, openFilter, getRows } from './fixtures/permit-list.ts';
import { confirmDialog, getToasts, getRow, chooseRowAction } from './fixtures/permit-screens.ts';
import { expect, test } from './fixtures/test.ts';
import { createUser, findUserId, chooseOption, updateUser } from './fixtures/users.ts';

test('a super admin finds, approves, suspends and deletes accounts, and sends a link to a new password', async ({
  as,
}) => {
  const { page, api } = await as('super.admin');
  const waiting = await createUser(api, 'Wai Ting');
  await updateUser(api, waiting._id, { status: 'Pending' });
  await page.goto('/users');
  const box = page.getByRole('searchbox', { name: 'Search users' });
  await box.fill('facilities@fab');
  const row = getRow(page, 'Farid Rahman');
  for (const text of ['facilities@fab.example', 'Fab', 'F10N', 'MT Group', 'Facilities F10N', 'Approved'])
    await expect(row).toContainText(text);
  await expect(getRows(page)).toHaveCount(1);
  await expect(row.locator('mark').first()).toHaveText('facilities@fab');
  expect(await listRowActions(page, row)).toEqual(['View', 'Edit', 'Delete']);
  await box.fill('');
  const roles = await openFilter(page, 'Filter Role');
  await roles.getByRole('checkbox', { name: 'Contractor PM' }).check();
  await roles.getByRole('button', { name: 'Apply' }).click();
  await expect(getRow(page, 'pm@borealis.example')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset all' }).click();

  await box.fill('wai.ting');
  const waitingRow = getRow(page, 'Wai Ting');
  await expect(waitingRow.locator('[data-tone="red"]')).toHaveText('Pending');
  await chooseRowAction(page, 'Wai Ting', 'Approve');
  await expect(waitingRow.locator('[data-tone="green"]')).toHaveText('Approved');
  expect(await listRowActions(page, waitingRow)).toEqual(['View', 'Edit', 'Delete']);
  await chooseRowAction(page, 'Wai Ting', 'Delete');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(waitingRow).toBeVisible();
  await chooseRowAction(page, 'Wai Ting', 'Delete');
  await confirmDialog(page, message.confirmDeletion, 'Delete user');
  await expect(page.getByText('Nothing matches')).toBeVisible();

  const other = await as('requestor@borealis.example');
  await box.fill('requestor@borealis');
  await chooseRowAction(page, 'Oskar Neo', 'View');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await confirmDialog(page, 'cannot sign in until', 'Suspend');
  await expect(page.getByRole('main').locator('.page-title')).toContainText('Pending');
  await expect(other.api.send('{ getSession { hostName } }')).rejects.toThrow('Please sign in.');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('main').locator('.page-title')).toContainText('Approved');
  await waitForMail('requestor@borealis.example', 'Your account is approved');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await confirmDialog(page, 'We will send requestor@borealis.example a link to choose a new password.', 'Send link');
  const mail = await waitForMail('requestor@borealis.example', 'Choose a new password');
  expect(mail.text).toMatch(/\/reset-password\?security_code=[\w-]{20,}/);
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

test('a new user is created and sent a link, viewed, edited and deleted', async ({ as, apiOf }) => {
  await createUser(await apiOf('super.admin'), 'Form Erfirst', { company: 'Form Works' });
  const { page } = await as('site.admin');
  await page.goto('/users');
  await page.getByRole('link', { name: 'Create User' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Nadia Form');
  await page.getByRole('textbox', { name: 'Email' }).fill('nadia.form@acme-works.example');
  await chooseOption(page, 'Role', 'Contractor Requestor');
  await chooseOption(page, 'Site', 'F10N');
  await page.getByRole('combobox', { name: 'Company' }).fill('form w');
  await page.getByTitle('Form Works', { exact: true }).click();
  await page.getByRole('button', { name: 'Create User' }).dblclick();
  await expect(getToasts(page)).toContainText('The account of Nadia Form was created.');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(getRow(page, 'Nadia Form')).toContainText('E-mail not verified');
  const mail = await waitForMail('nadia.form@acme-works.example', 'Welcome to Permit to Work');
  expect(mail.text).toMatch(/\/email-verification\?security_code=[\w-]{20,}&requirePassword=true/);

  await chooseRowAction(page, 'Nadia Form', 'View');
  const getDetail = (name: string) => page.locator(`.facts dt:text-is("${name}") + dd`);
  await expect(getDetail('Full name')).toHaveText('Nadia Form');
  await expect(getDetail('Company')).toHaveText('Form Works');
  await expect(getDetail('Email')).toContainText('nadia.form@acme-works.example');
  await expect(getDetail('Sites')).toHaveText('F10N');
  await expect(getDetail('Role')).toHaveText('Contractor Requestor');
  await expect(getDetail('Phone number')).toHaveText('-');
  await expect(getDetail('Group')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('button', { name: 'Reset Password' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+65 6999 9999');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(getDetail('Phone number')).toHaveText('+65 6999 9999');
  await page.getByRole('button', { name: 'Remove' }).click();
  await confirmDialog(page, message.confirmDeletion, 'Delete user');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(getToasts(page)).toContainText('The account of Nadia Form was deleted.');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nadia.form');
  await expect(page.getByText('Nothing matches')).toBeVisible();
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
  await expect(getRows(page).first()).toContainText('Full name: Histo Ria → Histo Rian');
  await expect(getRows(page).last()).toContainText('Created Histo Ria');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('searchbox', { name: 'Search who and what' }).fill('Histo Rian');
  await expect(getRows(page)).toHaveCount(1);
  const lastDay = page.getByLabel('To', { exact: true });
  await lastDay.fill('2020-01-01');
  await lastDay.press('Enter');
  await expect(lastDay).toHaveValue('2020-01-01');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Verified: [\d,]+ entries/)).toBeVisible();
});
