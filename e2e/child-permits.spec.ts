import { message } from '@eptw/domain/message';
import { checkParentPermit } from '@eptw/domain/child-permit/create';
import {
  chooseForHotWork,
  getReviewerPanel,
  fillHotWork,
  changeChildPermitStatus,
  raiseChildPermit,
} from './fixtures/child-permits.ts';
import { recordVariables, failOperation } from './fixtures/network.ts';
import {
  confirmDialog,
  clickAction,
  getActionBar,
  expectStatus,
  getHistory,
  getToasts,
  getShownAnswer,
  getRow,
} from './fixtures/permit-screens.ts';
import { createApprovedPermit, changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const pm = 'pm@acme-works.example';
const createPath = '/childpermits/create-child-permit';

test.describe('raising a child permit', () => {
  test('on the permit that leads to it', async ({ as, apiOf }) => {
    test.setTimeout(240_000);
    const { page, api } = await as(requestor);
    const parent = await createApprovedPermit(api, apiOf);
    await page.goto(`/permits/${parent._id}`);
    await page.getByRole('link', { name: 'Create Child Permit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Child Permit');
    await expect(page).toHaveURL(createPath);
    await expect(getReviewerPanel(page)).toContainText(parent.code);
    await expect(getReviewerPanel(page)).toContainText('At Fab 10N');

    const form = new PermitForm(page);
    await expect(form.submitButton).toBeDisabled();
    await expect(form.submitButton).toHaveAccessibleDescription(
      'Choose Child Permit, Host / System Owner, Discipline, Individual Reviewer(s), MTGroup(s) first',
    );
    await chooseForHotWork(form);
    await expect(form.submitButton).toBeEnabled();
    const details = `Weld the drain line ${Date.now()}`;
    await fillHotWork(form, details);
    await form.submitButton.click();
    await expect(getToasts(page)).toContainText(/Permit F10N-B1D01-\d{6} was submitted\./);
    await expect(page).toHaveURL('/childpermits');
    const row = getRow(page, parent.code);
    await expect(row).toContainText('B1D01 - HOT WORKS DAY 01');
    await expect(row).toContainText('Pending Approval By PM');

    await row.getByRole('link', { name: /^F10N-B1D01-/ }).click();
    await expectStatus(page, 'Pending Approval By PM');
    await expect(getShownAnswer(page, 'Work details')).toContainText(details);
    await page.getByRole('link', { name: parent.code }).click();
    const children = page.getByRole('region', { name: /^Child permit\(s\)/ });
    await expect(children).toContainText('Pending Approval By PM');
    await children.getByRole('link', { name: /^F10N-B1D01-/ }).click();
    await expect(page).toHaveURL(/\/childpermits\/[0-9a-f-]{36}$/);
  });

  test('from the list, on a parent found by its number, kept after a reload', async ({ as, apiOf }) => {
    const { page, api } = await as('facilities');
    const parent = await raisePermit(await apiOf('host'));
    const finished = await raisePermit(api, { group: 'LSS F10N' });
    for (const account of ['manager', 'lss'])
      await changePermitStatus(await apiOf(account), finished, 'PendingApproval');
    await changePermitStatus(api, finished, 'PendingClosure');
    await page.goto('/my-child-permit');
    await page.getByRole('link', { name: 'Create Child Permit' }).click();

    const form = new PermitForm(page);
    const list = getReviewerPanel(page).getByRole('combobox', { name: 'Parent Permit' });
    await list.fill(finished.code);
    await expect(page.getByText('No permit found. It must be approved or still in review.')).toBeVisible();
    await list.fill(parent.code);
    await form.choose(getReviewerPanel(page), 'Parent Permit', parent.code);
    const types = getReviewerPanel(page).getByRole('combobox', { name: 'Child Permit' });
    await types.click();
    await expect((await form.findOptions(types)).first()).toHaveText('B1D01 - HOT WORKS DAY 01');
    for (const { title, found } of [
      { title: 'LIFTING', found: 1 },
      { title: 'LADDER', found: 0 },
      { title: 'DEMOLITION', found: 0 },
      { title: 'GENERAL', found: 0 },
    ]) {
      await types.fill(title);
      await expect(await form.findOptions(types)).toHaveCount(found);
    }
    await types.fill('');
    await page.keyboard.press('Escape');
    await form.choose(getReviewerPanel(page), 'Child Permit', 'B1D01 - HOT WORKS DAY 01');
    const work = await form.goToSection('Work and period');
    await form.fill(work, 'Work location', 'Bay 31');
    await expect(page.getByText(/^Saved/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Restored your unfinished child permit from /)).toBeVisible();
    await expect(getReviewerPanel(page)).toContainText(parent.code);
    await expect(work.getByRole('textbox', { name: 'Work location' })).toHaveValue('Bay 31');

    const other = await raisePermit(await apiOf('host'));
    await page.goto(`${createPath}?parent=${other._id}`);
    await expect(getReviewerPanel(page)).toContainText(other.code);
    await expect(
      page.getByText('It was started for another parent permit and now belongs to the one you came from.'),
    ).toBeVisible();
  });

  test('is refused on a parent whose closure is requested', async ({ as, apiOf }) => {
    const { page, api } = await as(requestor);
    const parent = await createApprovedPermit(api, apiOf);
    await changePermitStatus(api, parent, 'PendingClosure');
    await page.goto(`/permits/${parent._id}`);
    await expectStatus(page, 'Pending Closure');
    await expect(page.getByRole('link', { name: 'Create Child Permit' })).toHaveCount(0);
    await page.goto(`${createPath}?parent=${parent._id}`);
    const problem = checkParentPermit({ number: parent.code, status: 'PendingClosure' });
    await expect(getReviewerPanel(page).getByText(problem ?? '')).toBeVisible();
    // Nothing counts against the requestor's quota any more.
    await changePermitStatus(await apiOf('closer'), parent, 'Completed');
  });
});

test.describe('a child permit', () => {
  test('is decided on the review page of permits, and its requestor sees each step', async ({ as, apiOf }) => {
    const submitter = await as(requestor);
    const parent = await createApprovedPermit(submitter.api, apiOf);
    const child = await raiseChildPermit(submitter.api, parent);
    await submitter.page.goto(`/permits/${parent._id}`);
    const children = submitter.page.getByRole('region', { name: /^Child permit\(s\)/ });
    await expect(children).toContainText('Pending Approval By PM');

    const manager = await as(pm);
    await manager.page.goto(`/childpermits/review/${child._id}`);
    await clickAction(manager.page, 'Reject');
    await manager.page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Name the rigger');
    await manager.page.getByRole('button', { name: 'Reject permit' }).click();
    await expectStatus(manager.page, 'Rejected By');
    await expect(children).toContainText('Rejected By');

    await submitter.page.goto(`/childpermits/review/${child._id}`);
    await submitter.page.getByRole('textbox', { name: 'Work location' }).fill('Roof of building 2');
    await clickAction(submitter.page, 'Resubmit');
    await expect(getToasts(submitter.page)).toContainText(`Permit ${child.code} was resubmitted.`);
    await expect(submitter.page).toHaveURL('/childpermits');
    await expectStatus(manager.page, 'Pending Approval By PM');
    await expect(getShownAnswer(manager.page, 'Work location')).toContainText('Roof of building 2');
    await clickAction(manager.page, 'Approve');
    await expectStatus(manager.page, 'Pending Approval By Marcus Lim');

    const facilities = await as('facilities');
    const sent = recordVariables(facilities.page, 'PerformPermitAction');
    await changeChildPermitStatus(await apiOf('manager'), child, 'PendingApproval');
    await facilities.page.goto(`/childpermits/review/${child._id}`);
    await facilities.page.getByRole('button', { name: 'Edit inputs' }).click();
    await facilities.page.getByRole('textbox', { name: 'Work location' }).fill('Roof of building 3');
    await clickAction(facilities.page, 'Save changes');
    const lapsing = facilities.page.getByRole('dialog', { name: '2 approvals will lapse' });
    await expect(lapsing).toContainText('Marcus Lim, individual reviewer');
    await expect(lapsing).toContainText('project manager');
    await lapsing.getByRole('textbox', { name: 'Reason', exact: true }).fill('The zone is on building 3');
    await lapsing.getByRole('button', { name: 'Save and request new approvals' }).click();
    await expect(facilities.page).toHaveURL('/childpermits');

    await manager.page.goto(`/childpermits/review/${child._id}`);
    await expect(manager.page.getByRole('alert').filter({ hasText: '2 approvals lapsed' })).toBeVisible();
    const difference = manager.page.getByRole('region', { name: '1 answer changed since you approved' });
    await expect(difference).toContainText('Roof of building 2');
    await expect(difference).toContainText('Roof of building 3');
    await clickAction(manager.page, 'Approve');
    await expectStatus(manager.page, 'Pending Approval By Marcus Lim');
    await changeChildPermitStatus(await apiOf('manager'), child, 'PendingApproval');
    await facilities.page.goto(`/childpermits/review/${child._id}`);
    await clickAction(facilities.page, 'Approve');
    await expectStatus(facilities.page, 'Final Approved By Farid Rahman');

    await facilities.page.goto(`/childpermits/${child._id}`);
    await facilities.page.getByRole('button', { name: 'Recall Approved Status' }).click();
    await facilities.page.getByRole('dialog').getByRole('button', { name: 'Recall permit' }).click();
    await expectStatus(facilities.page, 'Pending Approval By Facilities F10N');
    await expect(getHistory(facilities.page)).toContainText('recalled the approved status');
    expect(sent).toMatchObject(['edit', 'approve', 'recall'].map((action) => ({ id: child._id, action })));
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });

  test('gets and loses reviewers, and is approved by removing the last', async ({ as, apiOf }) => {
    const host = await apiOf('host');
    const child = await raiseChildPermit(host, await raisePermit(host), { group: 'LSS F10N' });
    const { page } = await as('site.admin');
    await page.goto(`/childpermits/review/${child._id}`);
    const panel = page.getByRole('region', { name: 'Reviewers', exact: true });
    await panel.getByRole('button', { name: 'Change reviewers' }).click();
    const update = panel.getByRole('button', { name: 'Update Reviewers' });
    await update.click();
    await expect(getToasts(page)).toContainText(message.addNothingTicked);
    const form = new PermitForm(page);
    await form.choosePerson(panel, 'Add individual reviewers', 'supervisor@fab.example');
    await form.choose(panel, 'Add MT groups', 'Facilities F10N');
    await update.click();
    await expect(page.getByText('0 of 4 given')).toBeVisible();
    await panel.getByRole('button', { name: 'Remove Marcus Lim' }).click();
    await confirmDialog(page, message.confirmIndividualRemoval('manager@fab.example'), 'Remove');
    await expect(page.getByText('0 of 3 given')).toBeVisible();
    for (const account of ['supervisor', 'lss'])
      await changeChildPermitStatus(await apiOf(account), child, 'PendingApproval');
    await expect(page.getByText('2 of 3 given')).toBeVisible();
    await panel.getByRole('button', { name: 'Remove Facilities F10N' }).click();
    await confirmDialog(page, message.confirmLastReviewerRemoval, 'Remove');
    await expectStatus(page, 'Final Approved By');
  });

  test('is shown under its own address, and a missing one is not', async ({ as, apiOf }) => {
    const host = await apiOf('host');
    const parent = await raisePermit(host);
    const child = await raiseChildPermit(host, parent);
    const { page } = await as('manager');
    for (const [from, to] of [
      [`/permits/${child._id}`, `/childpermits/${child._id}`],
      [`/permits/review/${child._id}`, `/childpermits/review/${child._id}`],
      [`/childpermits/${parent._id}`, `/permits/${parent._id}`],
      [`/childpermits/review/${parent._id}`, `/permits/review/${parent._id}`],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^F10N-/);
    }
    await page.goto('/childpermits/4d5d2f0a-0000-4000-8000-000000000000');
    await expect(page.getByText(message.notFound, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to view all child permit' }).last().click();
    await expect(page).toHaveURL('/childpermits');

    const otherUser = await as('requestor@borealis.example');
    await otherUser.page.goto(`/childpermits/${child._id}`);
    await expect(otherUser.page.getByText(message.notFound, { exact: true })).toBeVisible();
    await failOperation(otherUser.page, 'GetChildPermit');
    await otherUser.page.reload();
    await expect(otherUser.page.getByText(message.childPermitsUnavailable)).toBeVisible();
  });

  test('waits in the same queue as permits', async ({ as, apiOf }) => {
    const host = await apiOf('host');
    const parent = await raisePermit(host, { reviewer: 'supervisor@fab.example' });
    const first = await raiseChildPermit(host, parent, { reviewer: 'supervisor@fab.example' });
    await raiseChildPermit(host, parent, { reviewer: 'supervisor@fab.example' });
    const { page, api } = await as('supervisor');
    await page.goto(`/childpermits/review/${first._id}`);
    await clickAction(page, 'Approve');
    const { waiting } = await api.send<{ waiting: { count: number; items: { _id: string; code: string }[] } }>(
      `{ waiting: getMyNextPendingApprovalChildPermits(limit: 1, sortBy: "createdAt", sortOrder: "asc") {
        count items { _id code }
      } }`,
    );
    const [next] = waiting.items;
    await expect(getActionBar(page)).toContainText(/\d+ child permits? needs? your approval/);
    await page.getByRole('link', { name: `Next: ${next?.code}` }).click();
    await expect(page).toHaveURL(`/childpermits/review/${next?._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a permit cannot be moved away from a child permit, and the refusal covers no button', async ({ as, apiOf }) => {
  const { page, api } = await as(requestor);
  const parent = await createApprovedPermit(api, apiOf);
  const child = await raiseChildPermit(api, parent);
  await page.goto(`/permits/review/${parent._id}`);
  await page.getByRole('button', { name: 'Edit inputs' }).click();
  for (const name of ['Start date', 'End date']) {
    await page.getByRole('textbox', { name, exact: true }).fill(toDayFromNow(40));
    await page.keyboard.press('Tab');
  }
  await clickAction(page, 'Save');
  const dialog = page.getByRole('dialog', { name: '3 approvals will lapse' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The crane comes later');
  await dialog.getByRole('button', { name: 'Save and request new approvals' }).click();
  await expect(dialog.getByRole('alert')).toContainText('would fall outside this period. Change it first');
  await expect(getToasts(page)).not.toContainText('would fall outside');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The crane comes later');
  await dialog.getByRole('link', { name: child.code }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/childpermits/(review/)?${child._id}`));
});
