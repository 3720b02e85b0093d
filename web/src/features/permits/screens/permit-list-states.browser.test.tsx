import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetPermitsDocument, GetPermitsToCloseDocument } from '../../../generated/permits/list.ts';
import { GetWaitingPermitsDocument } from '../../../generated/permits/quota.ts';
import { refetchQueries } from '../../../lib/api/refetch-queries.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, respondTo } from '../../../testing/api.ts';
import {
  createPermitRow,
  getLastRequest,
  mountPermitList,
  openFilter,
  openPermitList,
  respondWithPermits,
} from '../../../testing/permit-lists.tsx';
import { phone } from '../../../testing/viewport.ts';

const list = page.getByRole('region', { name: 'All Permits' });
const countRows = () => document.querySelectorAll('tbody tr:has(.code-link)').length;

test('says so while it is empty', async () => {
  respondWithPermits([]);
  mountPermitList({ role: 'User' });
  await expect.element(page.getByText('No permits yet')).toBeVisible();
  await expect.element(page.getByText('A permit that you submit appears here.')).toBeVisible();
  await expect.element(page.getByRole('main').getByText('0 permits', { exact: true })).toBeVisible();
});

test('shows all permits for an unknown period, and says so', async () => {
  await openPermitList({ address: '/permits?period=nonsense' });
  await expect.element(page.getByText("Unknown period 'nonsense'. All permits are shown.")).toBeVisible();
});

test('shows a loading state, and an error when loading fails', async () => {
  let disconnect = () => {};
  const isDisconnected = new Promise<void>((resolve) => (disconnect = resolve));
  respondTo(GetPermitsDocument, async () => {
    await isDisconnected;
    throw disconnected;
  });
  mountPermitList();
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  disconnect();
  await expect.element(list.getByRole('alert')).toHaveTextContent(message.somethingWentWrong);
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  await expectAccessibleEverywhere();
  respondWithPermits([1, 2, 3].map(createPermitRow));
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(countRows).toBe(3);
});

test('never shows the rows of another filter when loading fails', async () => {
  await openPermitList();
  respondTo(GetPermitsDocument, () => {
    throw disconnected;
  });
  const filter = (await openFilter('Filter Status')).getByRole('search', { name: 'Status filter' });
  await filter.getByRole('checkbox', { name: 'Rejected' }).click();
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(message.somethingWentWrong);
  expect(countRows()).toBe(0);
  await page.getByRole('button', { name: 'Remove filter Status' }).click();
  await expect.poll(countRows).toBe(3);
});

test('says what to close before another permit can be raised', async () => {
  const permits = [1, 2, 3].map(createPermitRow).map(({ _id, code, parentPermit }) => ({ _id, code, parentPermit }));
  const refusal = `You cannot create a permit, as you have 3 or more Pending Closure permits: ${permits.map(({ code }) => code).join(', ')}.`;
  respondWithPermits([], { canCreatePermit: false, createRefusal: refusal });
  mountPermitList({ role: 'ContractorRequestor' });
  respondTo(GetPermitsToCloseDocument, () => ({ countUnClosedPermit: { isEnabled: true, count: 3, permits } }));
  respondTo(GetWaitingPermitsDocument, () => new Promise<never>(() => undefined));
  const alert = page.getByRole('alert').filter({ hasText: 'you have 3 or more Pending Closure permits' });
  await expect.element(alert).toHaveTextContent('contact the host');
  // The permits are loaded after the sentence.
  const listLinks = () =>
    alert
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]);
  await expect.poll(listLinks).toEqual(permits.map(({ _id, code }) => [code, `/permits/review/${_id}`]));
  expect(page.getByRole('link', { name: 'Create Permit' }).elements()).toEqual([]);
  await expectAccessibleEverywhere();
});

test('names what to close, with links, when a permit comes to count while the list is open', async () => {
  const { _id, code, parentPermit } = createPermitRow(1);
  await openPermitList({ role: 'ContractorRequestor' });
  await expect.element(page.getByRole('link', { name: 'Create Permit' })).toBeVisible();
  const refusal = `You cannot create a permit, as you have 1 or more Pending Closure permits: ${code}.`;
  respondWithPermits([], { canCreatePermit: false, createRefusal: refusal });
  respondTo(GetWaitingPermitsDocument, () => ({ countUnClosedPermit: { permits: [] } }));
  respondTo(GetPermitsToCloseDocument, () => ({
    countUnClosedPermit: { isEnabled: true, count: 1, permits: [{ _id, code, parentPermit }] },
  }));
  refetchQueries([GetPermitsDocument]);
  await expect.element(page.getByRole('alert').getByRole('link', { name: code })).toBeVisible();
});

test('shows cards on a phone, with matches of the search and the filters in a sheet', async () => {
  await page.viewport(phone.width, phone.height);
  const { getAddress } = await openPermitList({ role: 'MicronManager', address: '/permits?search=acme+works' });
  const cards = page.getByRole('list', { name: 'All Permits' }).getByRole('listitem');
  expect(cards.elements()).toHaveLength(3);
  expect(document.querySelector('.list-card-note mark')?.textContent).toBe('ACME Works');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Start Date, descending' }).click();
  expect(getLastRequest()).toMatchObject({ sortBy: 'startDate', sortOrder: 'desc' });
  await sheet.getByRole('radio', { name: 'Rejected' }).first().click();
  expect(getLastRequest()).toMatchObject({ statusCheck: ['Rejected'] });
  await sheet.getByRole('radio', { name: 'All' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Export' })).toBeVisible();
  const status = sheet.getByRole('search', { name: 'Status filter' });
  await status.getByRole('checkbox', { name: 'Pending Cancel' }).click();
  await status.getByRole('button', { name: 'Apply' }).click();
  await sheet.getByRole('button', { name: 'Show list' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getAddress()).toBe('/permits?search=acme+works&status=PendingCancel&sort=-startDate');
  expect(getLastRequest()).toMatchObject({ statusCheck: ['PendingCancel'] });
  await expect.element(cards.first()).toHaveTextContent('Pending Approval By PM');
  await cards
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect.poll(getAddress).toBe('/permits/permit-1');
});

test('says what needs the viewer, and leads there', async () => {
  await openPermitList({ role: 'MicronManager' });
  const notice = page.getByRole('status').filter({ hasText: 'approval' });
  const link = notice.getByRole('link', { name: '10 permits need your approval, 5 are overdue' });
  await expect.element(link).toHaveAttribute('href', '/my-pending-approval-permits');
  await expect
    .element(notice.getByRole('link', { name: '1 child permit needs your approval' }))
    .toHaveAttribute('href', '/my-child-permits-pending-approval');
  await expectAccessibleEverywhere();
});

test('says nothing of approvals to those who approve nothing', async () => {
  await openPermitList({ role: 'ContractorRequestor' });
  await expect.element(page.getByRole('link', { name: /need your approval/ })).not.toBeInTheDocument();
});
