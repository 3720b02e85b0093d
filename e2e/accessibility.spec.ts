import { message } from '@eptw/domain/message';
import { expectAccessibleAtSize, expectAccessibleEverywhere, phone, wide } from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import {
  chooseForHotWork,
  getReviewerPanel,
  changeChildPermitStatus,
  raiseChildPermit,
} from './fixtures/child-permits.ts';
import { updateDraft, saveDraft } from './fixtures/drafts.ts';
import { failOperation } from './fixtures/network.ts';
import { getRows } from './fixtures/permit-list.ts';
import { clickAction, getActionBar, openList } from './fixtures/permit-screens.ts';
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

test.describe('signing in', () => {
  test('with the disclaimer, without it, and refused', async ({ page }) => {
    await page.goto('/signin');
    await expect(page.getByRole('dialog', { name: 'Before you sign in' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
    await page.getByRole('button', { name: 'Continue to sign in' }).click();
    await expectAccessibleEverywhere(page);
    await page.getByLabel('Email').fill('nobody@fab.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('The e-mail address or the password is wrong.')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('missing pages', async ({ as }) => {
    const { page } = await as('manager');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404! Not found' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto('/permits/4d5d2f0a-0000-4000-8000-000000000000');
    await expect(page.getByText(message.notFound, { exact: true })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test.describe('the list', () => {
  test('with permits, and with none', async ({ as }) => {
    const { page } = await as('facilities');
    await openList(page);
    await expectAccessibleEverywhere(page);
    await page.goto('/permits?search=nothing+is+called+this&status=Approved');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('after a failed query, and blocked by the quota', async ({ as }) => {
    const { page } = await as('blocked@acme-works.example');
    await openList(page);
    await expectAccessibleEverywhere(page);
    await failOperation(page, 'GetPermits');
    await page.reload();
    await expect(page.getByText(message.somethingWentWrong)).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('with a filter, a menu or the saved views open', async ({ as }) => {
    const { page } = await as('super.admin');
    await openList(page);
    for (const name of ['Filter Status', 'Search Start Date', 'Views', 'Theme: Same as device']) {
      await page.getByRole('button', { name }).click();
      await expectAccessibleAtSize(page, wide, openPopup);
      await page.keyboard.press('Escape');
    }
    await getRows(page).first().getByRole('button').click();
    await expectAccessibleAtSize(page, wide, openPopup);
  });

  test('with the sheet of filters or the menu open on a phone', async ({ as }) => {
    const { page } = await as('super.admin', { viewport: phone });
    await openList(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectAccessibleAtSize(page, phone);
    await page.getByRole('button', { name: 'Show list' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectAccessibleAtSize(page, phone);
  });
});

test.describe('raising a permit', () => {
  test('an empty form, with errors, and with the dialog of child forms', async ({ as }) => {
    const { page } = await as(requestor);
    const form = new PermitForm(page);
    await form.open();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(wide);
    await form.chooseReviewers();
    await form.submitButton.click();
    await expect(form.toasts).toContainText('Please fill-in');
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Add child permit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Child permit' });
    await expect(dialog.getByRole('alert')).toHaveText(
      'Looking for a specific child permit template?Create a separate child permit in My Child Permits after submitting the General Permit.',
    );
    await expectAccessibleEverywhere(page);
  });

  test('every section of the form', async ({ as }) => {
    const { page } = await as(requestor);
    const form = new PermitForm(page);
    await form.open();
    await form.impacts.getByRole('checkbox').first().check();
    const sections = await form.sectionLinks.getByRole('link').all();
    for (const section of sections) await section.click();
    await expectAccessibleEverywhere(page);
  });
});

test.describe('a permit', () => {
  test('read, with its history open', async ({ as, apiOf }) => {
    const permit = await raisePermit(await apiOf(requestor));
    const { page, api } = await as(pm);
    await requestCorrection(api, permit._id);
    await changePermitStatus(api, permit, 'Rejected', 'The gas test is missing.');
    await page.goto(`/permits/${permit._id}`);
    await expect(page.getByRole('heading', { level: 1, name: permit.code })).toBeVisible();
    await page.getByText('1 input changed').click();
    await expect(page.getByRole('insertion').filter({ hasText: 'Corrected while deciding' }).first()).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('for the decision of the project manager', async ({ as, apiOf }) => {
    const permit = await raisePermit(await apiOf(requestor));
    const { page } = await as(pm);
    await page.goto(`/permits/review/${permit._id}`);
    await expect(getActionBar(page).getByRole('button', { name: 'Approve' })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await clickAction(page, 'Approve');
    await expect(page.getByRole('dialog')).toContainText(message.confirmMissingUploads);
    await expectAccessibleEverywhere(page);
  });

  test('rejected or corrected by a reviewer', async ({ as, apiOf }) => {
    const permit = await raisePermit(await apiOf(requestor));
    await changePermitStatus(await apiOf(pm), permit, 'PendingApproval');
    const { page } = await as('manager');
    await page.goto(`/permits/review/${permit._id}`);
    await clickAction(page, 'Reject');
    await page.getByRole('button', { name: 'Reject permit' }).click();
    await expect(page.getByRole('dialog', { name: 'Reject Permit' })).toContainText(message.fieldRequired);
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('button', { name: 'Edit inputs' }).click();
    await expect(page.getByRole('textbox', { name: 'Work location' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('closed or resubmitted by its submitter', async ({ as, apiOf }) => {
    const { page, api } = await as(requestor);
    const { _id } = await createApprovedPermit(api, apiOf);
    await page.goto(`/permits/review/${_id}`);
    await clickAction(page, 'Request Closure');
    const early = page.getByRole('dialog', { name: 'The work has not started yet' });
    await expect(early).toBeVisible();
    await expectAccessibleEverywhere(page);
    await early.getByRole('button', { name: 'Request Closure' }).click();
    await expect(page.getByRole('dialog').filter({ hasText: message.confirmClosure })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto(`/permits/review/${await findPermitId(api, 'Rejected')}`);
    await expect(getActionBar(page).getByRole('button', { name: 'Resubmit' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test.describe('decisions', () => {
  test('in their lists', async ({ as, apiOf }) => {
    await raisePermit(await apiOf('lss'));
    const { page } = await as('lss');
    for (const path of ['/all-my-permits', '/my-pending-approval-permits', '/permits-i-approved']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(/^[\d,]+ permits?$/)).toBeVisible();
      await expectAccessibleEverywhere(page);
    }
  });

  test('while its reviewers are changed', async ({ as, apiOf }) => {
    const permit = await raisePermit(await apiOf(requestor));
    const { page } = await as('site.admin');
    await page.goto(`/permits/review/${permit._id}`);
    await page.getByRole('button', { name: 'Change reviewers' }).click();
    await expect(page.getByRole('button', { name: 'Update Reviewers' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test.describe('child permits', () => {
  for (const { title, paths } of [
    {
      title: 'in their lists',
      paths: ['/childpermits', '/my-child-permit', '/my-child-permits-pending-approval'],
    },
    { title: 'that wait for life support', paths: ['/lss-tab-permits', '/lss-tab-permits?tab=child'] },
  ]) {
    test(title, async ({ as, apiOf }) => {
      const host = await apiOf('host');
      const parent = await raisePermit(host, { group: 'LSS F10N' });
      const child = await raiseChildPermit(host, parent, { group: 'LSS F10N' });
      const manager = await apiOf('manager');
      await changePermitStatus(manager, parent, 'PendingApproval');
      await changeChildPermitStatus(manager, child, 'PendingApproval');
      const { page } = await as('lss');
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(/^[\d,]+ (child )?permits?$/)).toBeVisible();
        await expectAccessibleEverywhere(page);
      }
    });
  }

  test('read and decided, and listed on their parent', async ({ as, apiOf }) => {
    const host = await apiOf('host');
    const parent = await raisePermit(host);
    const child = await raiseChildPermit(host, parent);
    const { page } = await as('manager');
    for (const path of [`/childpermits/${child._id}`, `/childpermits/review/${child._id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: child.code })).toBeVisible();
      await expectAccessibleEverywhere(page);
    }
    await page.goto(`/permits/${parent._id}`);
    await expect(page.getByRole('link', { name: child.code })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('being raised', async ({ as, apiOf }) => {
    const parent = await raisePermit(await apiOf(requestor));
    const { page } = await as(requestor);
    await page.goto(`/childpermits/create-child-permit?parent=${parent._id}`);
    await expect(getReviewerPanel(page)).toContainText(parent.code);
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(wide);
    const form = new PermitForm(page);
    await chooseForHotWork(form);
    await form.submitButton.click();
    await expect(form.toasts).toContainText(message.emptyPermit);
    await expectAccessibleEverywhere(page);
  });
});

test.describe('a draft', () => {
  test('in the list, read, refused and deleted', async ({ as }) => {
    const { page, api } = await as(requestor);
    const draft = await saveDraft(api, { workDetails: 'Work that is not described yet', declaration: true });
    await page.goto('/my-draft-permits');
    await expect(page.getByText(/^\d+ drafts?$/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText(message.confirmDraftDeletion);
    await expectAccessibleEverywhere(page);
    await page.goto(`/draftpermit/${draft._id}`);
    await page.getByRole('button', { name: 'Submit Permit' }).click();
    await expect(page.getByText(message.fillRequiredBeforeSubmitting)).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  test('while filled in, and saved elsewhere', async ({ as }) => {
    const { page, api } = await as(requestor);
    const draft = await saveDraft(api, { workDetails: 'Work on two devices', declaration: true });
    await page.goto(`/draftpermit/review/${draft._id}`);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    await updateDraft(api, draft, 'Work on the other device');
    await page.getByRole('textbox', { name: 'Work details' }).fill('Work on this device');
    await expect(page.getByRole('button', { name: 'Keep my version' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

test('announcements in their list, and a refused one', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/announcements');
  await expect(page.getByRole('main').getByText('Planned maintenance')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/announcements/create-announcement');
  await page.getByRole('checkbox', { name: 'Custom colour' }).check();
  await page.getByRole('button', { name: 'Create announcement' }).click();
  await expect(page.getByText('Message is required.')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('downloads and change logs', async ({ as }) => {
  const { page } = await as('host');
  await page.goto('/forms-download');
  await expect(page.getByText('Not available yet').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/changelogs');
  await expect(page.getByRole('list', { name: 'Change Logs' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test.describe('users and the audit log', () => {
  test('the list, an account and its form', async ({ as }) => {
    const { page, api } = await as('super.admin');
    await page.goto('/users');
    await expect(page.getByRole('main').getByText(/^[\d,]+ users$/)).toBeVisible();
    await expectAccessibleEverywhere(page);
    const id = await findUserId(api, 'facilities@fab.example');
    await page.goto(`/users/${id}`);
    await expect(page.getByText('Mobile Number')).toBeVisible();
    await expectAccessibleEverywhere(page);
    for (const path of [`/users/edit-user/${id}`, `/users/edit-user/${api.user._id}`, '/users/create-user']) {
      await page.goto(path);
      await expect(page.getByRole('textbox', { name: 'Fullname' })).toBeVisible();
      await expectAccessibleEverywhere(page);
    }
  });

  test('the import before and after a file is selected, and its result', async ({ as }) => {
    const { page } = await as('super.admin');
    await page.goto('/users/import');
    await expect(page.getByText('File format')).toBeVisible();
    await expectAccessibleEverywhere(page);
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
});
