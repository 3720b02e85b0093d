import { message } from '@eptw/domain/message';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetChildPermitDocument,
  GetPermitDocument,
  PerformPermitActionDocument,
} from '../../../generated/permits/model.ts';
import { sendQuery } from '../../../lib/api/requests.ts';
import { failure, getSent, respondTo, success } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import { confirmDialog } from '../../../testing/page.ts';
import { requestor } from '../../../testing/permit-form.tsx';
import { createPermit, createSlot, people, toChildPermit } from '../../../testing/permit-payload.ts';
import { expectStatus, openAddress, openPermit, respondWithPermits } from '../../../testing/permit-screens.tsx';

const reviewLink = page.getByRole('link', { name: 'Review Permit' });
const copyButton = page.getByRole('button', { name: 'Duplicate' });
const childLink = page.getByRole('link', { name: 'Create Child Permit' });

test('a permit offers what its viewer may do: review, copy it, or raise a child permit on it', async () => {
  await openPermit(createPermit('PendingPMApproval', [], { isSubmitter: true }), { screen: 'view', user: requestor });
  await expect.element(copyButton).toBeVisible();
  await expect.element(childLink).toBeVisible();
  await expect.element(reviewLink).not.toBeInTheDocument();
  await closePage();

  await openPermit(createPermit('PendingApproval', ['approve', 'reject']), { screen: 'view' });
  await expect.element(reviewLink).toBeVisible();
  await expect.element(copyButton).not.toBeInTheDocument();
  await closePage();

  await openPermit(createPermit('PendingClosure', [], { isSubmitter: true }), { screen: 'view', user: requestor });
  await expect.element(copyButton).toBeVisible();
  await expect.element(childLink).not.toBeInTheDocument();
});

test('the signed-in reviewer is marked in red', async () => {
  const slots = [createSlot(people.manager, { isYours: true, isNext: true }), createSlot(people.supervisor)];
  await openPermit(createPermit('PendingApproval', ['approve'], { slots }), { screen: 'view' });
  const marks = page.getByText('You', { exact: true }).elements();
  expect(marks.map((mark) => mark.closest('li')?.textContent)).toEqual([expect.stringContaining('Marcus Lim')]);
  expect(marks.map((mark) => getComputedStyle(mark).color)).toEqual(['rgb(143, 29, 22)']);
});

test.each([
  { kind: 'permit', permit: createPermit('Approved', ['recall'], { isFinalApprover: true }) },
  { kind: 'child permit', permit: toChildPermit(createPermit('Approved', ['recall'], { isFinalApprover: true })) },
])('the final approver of a $kind recalls the approval, after a confirmation', async ({ permit }) => {
  const { server } = await openPermit(permit, { screen: 'view', user: people.facilities });
  server.respondToAction('The permit was recalled.', () => ({
    status: 'PendingApproval',
    statusLabel: 'Pending Approval By Facilities F10N',
    actions: ['approve'],
  }));
  await page.getByRole('button', { name: 'Recall Approved Status' }).click();
  await confirmDialog(permit.code, 'Recall permit');
  await expectStatus('Pending Approval By Facilities F10N');
  await expect.element(reviewLink).toBeVisible();
  expect(getSent(PerformPermitActionDocument)).toMatchObject([{ id: permit._id, action: 'recall', version: 1 }]);
});

const parent = createPermit('PendingApproval', ['approve']);
const child = toChildPermit(parent);

test.each([
  ['/permits/child', '/childpermits/child', child.code],
  ['/permits/review/child', '/childpermits/review/child', child.code],
  ['/childpermits/permit', '/permits/permit', parent.code],
  ['/childpermits/review/permit', '/permits/review/permit', parent.code],
])('%s leads to %s', async (from, to, code) => {
  respondWithPermits(() => [parent, child]);
  const router = openAddress(from);
  await expect.poll(() => router.state.location.pathname).toBe(to);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(code);
});

test.each([
  ['/permits/missing', 'Back to view all permit', '/permits'],
  ['/permits/review/missing', 'Back to view all permit', '/permits'],
  ['/childpermits/missing', 'Back to view all child permit', '/childpermits'],
])('%s is not found, and leads back to the list', async (address, link, list) => {
  respondWithPermits(() => [parent, child]);
  const router = openAddress(address);
  await expect.element(page.getByText(message.notFound, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: link }).last().click();
  await expect.poll(() => router.state.location.pathname).toBe(list);
});

test('a child permit that cannot be loaded is not called missing', async () => {
  respondTo(GetChildPermitDocument, () => {
    throw failure(message.somethingWentWrong);
  });
  openAddress('/childpermits/child');
  await expect.element(page.getByText(message.childPermitsUnavailable)).toBeVisible();
});

test('a response from before a change does not replace the change, however late it arrives', async () => {
  const { server } = await openPermit(createPermit('PendingPMApproval', []), { screen: 'view' });
  let respond = () => {};
  const mayRespond = new Promise<void>((resolve) => (respond = resolve));
  const loadedBefore = getSent(GetPermitDocument).length;
  respondTo(GetPermitDocument, async () => {
    const { permit: item } = server;
    if (item.status === 'PendingApproval') await mayRespond;
    return { permit: { ...success(), item } };
  });
  const pending = { status: 'PendingApproval', statusLabel: 'Pending Approval By Marcus Lim' } as const;
  server.changeElsewhere('Peter Wong', 'approve', pending);
  await expect.poll(() => getSent(GetPermitDocument).length).toBe(loadedBefore + 1);
  server.changeElsewhere('Farid Rahman', 'reject', { status: 'Rejected', statusLabel: 'Rejected By Farid Rahman' });
  await expect.element(page.getByRole('main')).toHaveTextContent('Farid Rahman rejected');
  respond();
  // The late response arrives before the one to a query that is sent after it.
  await sendQuery(GetChildPermitDocument, { id: 'missing' });
  await expectStatus('Rejected By Farid Rahman');
});

test('leaving a permit while it is loaded again is no error', async () => {
  const { server, router } = await openPermit(createPermit('PendingPMApproval', []), { screen: 'view' });
  const loadedBefore = getSent(GetPermitDocument).length;
  respondTo(GetPermitDocument, () => new Promise(() => {}));
  const rejections: unknown[] = [];
  const onRejection = (event: PromiseRejectionEvent) => rejections.push(event.reason);
  addEventListener('unhandledrejection', onRejection);
  onTestFinished(() => removeEventListener('unhandledrejection', onRejection));
  server.changeElsewhere('Peter Wong', 'approve', { status: 'PendingApproval' });
  await expect.poll(() => getSent(GetPermitDocument).length).toBe(loadedBefore + 1);
  await router.navigate('/permits');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Permits');
  // A rejection of leaving is reported before a later one, which the test runner logs.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const later = new Error('after leaving');
  void Promise.reject(later);
  await expect.poll(() => rejections).toContain(later);
  expect(rejections).toEqual([later]);
});
