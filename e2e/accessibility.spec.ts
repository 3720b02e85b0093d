import { message } from '@eptw/domain/message';
import {
  expectAccessibleAtSize,
  expectAccessibleEverywhere,
  openScreen,
  phone,
  wide,
} from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import { getReviewerPanel, changeChildPermitStatus, raiseChildPermit } from './fixtures/child-permits.ts';
import { saveDraft } from './fixtures/drafts.ts';
import { getRows } from './fixtures/permit-list.ts';
import { getActionBar, openList } from './fixtures/permit-screens.ts';
import { createApprovedPermit, changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, test } from './fixtures/test.ts';
import { findUserId } from './fixtures/users.ts';

const requestor = 'requestor@acme-works.example';
const pm = 'pm@acme-works.example';
const openPopup = '[popover]:popover-open';

async function findPermitId(api: Api, status: string): Promise<string> {
  const { getPermits } = await api.send<{ getPermits: { items: { _id: string }[] } }>(
    'query ($status: [String!]) { getPermits(statusCheck: $status, limit: 1) { items { _id } } }',
    { status: [status] },
  );
  return getPermits.items[0]?._id ?? '';
}

async function requestCorrection(api: Api, id: string): Promise<void> {
  const { getPermit } = await api.send<{ getPermit: { item: { submission: object } } }>(
    'query ($id: ID!) { getPermit(id: $id) { item { submission } } }',
    { id },
  );
  await api.send(
    `mutation ($id: ID!, $submission: JSON!, $reason: String) {
      updatePermit(id: $id, submission: $submission, reason: $reason) { success }
    }`,
    {
      id,
      reason: 'Other work is needed',
      submission: { ...getPermit.item.submission, workDetails: 'Corrected while deciding' },
    },
  );
}

// One test for each role and kind of screen, which opens them in one page: loading it again takes longer than a check.

test('lists of permits', async ({ as, apiOf }) => {
  const host = await apiOf('host');
  const parent = await raisePermit(host, { group: 'LSS F10N' });
  const child = await raiseChildPermit(host, parent, { group: 'LSS F10N' });
  const manager = await apiOf('manager');
  await changePermitStatus(manager, parent, 'PendingApproval');
  await changeChildPermitStatus(manager, child, 'PendingApproval');
  await raisePermit(await apiOf('lss'));
  const { page } = await as('lss');
  for (const [path, title, count] of [
    ['/work', 'Live work', /^[\d,]+ jobs?/],
    ['/permits', 'Other Permits', /^[\d,]+ permits?$/],
    ['/all-my-permits', 'My Submitted Permits', /^[\d,]+ permits?$/],
    ['/my-pending-approval-permits', 'Permits Pending My Approval', /^[\d,]+ permits?$/],
    ['/permits-i-approved', 'Past Permits I Approved', /^[\d,]+ permits?$/],
    ['/childpermits', 'List of Child Permits', /^[\d,]+ child permits?$/],
    ['/my-child-permit', 'My Child Permits', /^[\d,]+ child permits?$/],
    ['/my-child-permits-pending-approval', 'Child Permits Pending My Approval', /^[\d,]+ child permits?$/],
    ['/lss-tab-permits', 'LSS Permits Final Pending Approval', /^[\d,]+ permits?$/],
    ['/lss-tab-permits?tab=child', 'Child LSS Permits Final Pending Approval', /^[\d,]+ child permits?$/],
  ] as const)
    await test.step(path, async () => {
      await openScreen(page, path, title);
      await expect(page.getByRole('main').getByText(count)).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
});

test('the list with a filter, a menu, the saved views or a sheet open', async ({ as }) => {
  const { page } = await as('super.admin');
  await openList(page);
  for (const name of ['Filter Status', 'Search Start Date', 'Views', 'Theme: Same as device']) {
    await page.getByRole('button', { name }).click();
    await expectAccessibleAtSize(page, wide, openPopup);
    await page.keyboard.press('Escape');
  }
  await getRows(page).first().getByRole('button').click();
  await expectAccessibleAtSize(page, wide, openPopup);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessibleAtSize(page, phone);
  await page.getByRole('button', { name: 'Show list' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessibleAtSize(page, phone);
});

test('the form of a permit, empty and in every section', async ({ as }) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  await expectAccessibleEverywhere(page);
  await form.impacts.getByRole('checkbox').first().check();
  for (const section of await form.sectionLinks.getByRole('link').all()) await section.click();
  await expectAccessibleEverywhere(page);
});

test('a permit to decide by the project manager, and read with its history', async ({ as, apiOf }) => {
  const permit = await raisePermit(await apiOf(requestor));
  const { page, api } = await as(pm);
  await page.goto(`/permits/review/${permit._id}`);
  await expect(getActionBar(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await requestCorrection(api, permit._id);
  await changePermitStatus(api, permit, 'Rejected', 'The gas test is missing.');
  await page.goto(`/permits/${permit._id}`);
  await expect(page.getByRole('heading', { level: 1, name: permit.code })).toBeVisible();
  await page.getByText('1 input changed').click();
  await expect(page.getByRole('insertion').filter({ hasText: 'Corrected while deciding' }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('a permit and a child permit read, and corrected by a reviewer, and what does not exist', async ({
  as,
  apiOf,
}) => {
  const host = await apiOf('host');
  const parent = await raisePermit(host);
  const child = await raiseChildPermit(host, parent);
  const permit = await raisePermit(await apiOf(requestor));
  await changePermitStatus(await apiOf(pm), permit, 'PendingApproval');
  const { page } = await as('manager');
  for (const path of [`/childpermits/${child._id}`, `/childpermits/review/${child._id}`]) {
    await openScreen(page, path, child.code);
    await expectAccessibleEverywhere(page);
  }
  await openScreen(page, `/permits/${parent._id}`, parent.code);
  await expect(page.getByRole('link', { name: child.code })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openScreen(page, `/permits/review/${permit._id}`, permit.code);
  await page.getByRole('button', { name: 'Edit inputs' }).click();
  await expect(page.getByRole('textbox', { name: 'Work location' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openScreen(page, '/permits/4d5d2f0a-0000-4000-8000-000000000000', 'Permit');
  await expect(page.getByText(message.notFound, { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openScreen(page, '/nowhere', message.pageNotFound);
  await expectAccessibleEverywhere(page);
});

test('a permit to close or resubmit by its submitter, and the form of a child permit on it', async ({ as, apiOf }) => {
  const { page, api } = await as(requestor);
  const { _id, code } = await createApprovedPermit(api, apiOf);
  await openScreen(page, `/permits/review/${_id}`, code);
  await expect(getActionBar(page).getByRole('button', { name: 'Request Closure' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  const form = '/childpermits/create-child-permit';
  await openScreen(page, `${form}?parent=${_id}`, 'Create Child Permit', new RegExp(form));
  await expect(getReviewerPanel(page)).toContainText(code);
  await expectAccessibleEverywhere(page);
  await page.goto(`/permits/review/${await findPermitId(api, 'Rejected')}`);
  await expect(getActionBar(page).getByRole('button', { name: 'Resubmit' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('a draft in the list, read, refused and filled in', async ({ as }) => {
  const { page, api } = await as(requestor);
  const draft = await saveDraft(api, { workDetails: 'Work on two devices', declaration: true });
  await openScreen(page, '/my-draft-permits', 'My Draft Permits');
  await expect(page.getByText(/^\d+ drafts?$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(`/draftpermit/${draft._id}`);
  await page.getByRole('button', { name: 'Submit Permit' }).click();
  await expect(page.getByText(message.fillRequiredBeforeSubmitting)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(`/draftpermit/review/${draft._id}`);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('templates, their builder, announcements, a refused one, downloads and change logs', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const { getTemplates } = await api.send<{ getTemplates: { items: { _id: string; code: string }[] } }>(
    '{ getTemplates(limit: 1000) { items { _id code } } }',
  );
  const energyIsolation = getTemplates.items.find(({ code }) => code === 'A7')?._id;
  for (const [path, title, shown] of [
    ['/templates', 'Templates', page.getByText(/^\d+ templates$/)],
    [
      `/templates/edit-template/${energyIsolation}`,
      'A7 - ENERGY ISOLATION (LOTO)',
      page.getByRole('list', { name: 'Sections and inputs' }),
    ],
    ['/announcements', 'Announcements', page.getByRole('main').getByText('Planned maintenance')],
    ['/forms-download', 'Forms Download', page.getByText('Not available yet').first()],
    ['/changelogs', 'Change Logs', page.getByRole('list', { name: 'Change Logs' })],
  ] as const)
    await test.step(path, async () => {
      await openScreen(page, path, title);
      await expect(shown).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  await openScreen(page, '/announcements/create-announcement', 'Create Announcement');
  await page.getByRole('checkbox', { name: 'Custom colour' }).check();
  await page.getByRole('button', { name: 'Create announcement' }).click();
  await expect(page.getByText('Message is required.')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('the crew register, a worker and the form, and the import', async ({ as }) => {
  const { page } = await as('pm@acme-works.example');
  await openScreen(page, '/crew', 'Crew');
  await expect(page.getByText(/^Ends /).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Muthu Selvam' }).click();
  await expect(page.getByText(/^Ended /)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Pass number' })).toHaveValue('A-1211');
  await expectAccessibleEverywhere(page);
  await openScreen(page, '/crew/import', 'Import Workers');
  await expectAccessibleEverywhere(page);
});

test('users, an account and its form, their import, and the audit log', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const facilities = await findUserId(api, 'facilities@fab.example');
  for (const [path, title, shown] of [
    ['/users', 'Users', page.getByText(/^[\d,]+ users$/)],
    [`/users/${facilities}`, 'Farid Rahman', page.getByText('Phone number')],
    [`/users/edit-user/${facilities}`, 'Edit User', page.getByRole('textbox', { name: 'Full name' })],
    ['/users/create-user', 'Create User', page.getByRole('textbox', { name: 'Full name' })],
    [`/users/edit-user/${api.user._id}`, 'Edit User', page.getByRole('textbox', { name: 'Full name' })],
    ['/users/import', 'Import Users', page.getByText('File format')],
  ] as const)
    await test.step(path, async () => {
      await openScreen(page, path, title);
      await expect(shown).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  const text = 'email,fullname,role,sites\naxe@acme-works.example,Axe,User,F10N\nno address,Axe,Emperor,F99\n';
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByTestId('users-file').setInputFiles(file);
  await expect(page.getByText('Nothing is imported yet.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/administration-history');
  await expect(page.getByRole('main').getByText(/^[\d,]+ entr(y|ies)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Verified: /)).toBeVisible();
  await expectAccessibleEverywhere(page);
});
