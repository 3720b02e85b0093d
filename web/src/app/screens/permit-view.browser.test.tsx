import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetPermitDocument } from '../../generated/permits/model.ts';
import { disconnected, respondTo, success } from '../../testing/api.ts';
import { createPermitRow, mountPermitList, respondWithPermits } from '../../testing/permit-lists.tsx';
import { createPermit } from '../../testing/permit-payload.ts';
import { expectStatus, respondWithoutWork } from '../../testing/permit-screens.tsx';
import { PermitView } from './permit-view.tsx';

const permit = createPermit('PendingApproval', ['approve']);
const { _id, code } = permit;
const row = { ...createPermitRow(1), _id, code, status: permit.status, actions: permit.actions };
const reviewLink = page.getByRole('link', { name: 'Review Permit' });
const history = page.getByRole('heading', { name: 'History' });

/** Opens the permit from a list that says this about it. The returned function lets the permit arrive. */
async function openFromList(listed: Partial<typeof row>) {
  let arrive = (_reply: () => typeof permit) => {};
  const arrival = new Promise<() => typeof permit>((resolve) => (arrive = resolve));
  respondTo(GetPermitDocument, async () => ({ permit: { ...success(), item: (await arrival)() } }));
  respondWithPermits([{ ...row, ...listed }]);
  respondWithoutWork();
  mountPermitList({ permitScreen: <PermitView /> });
  await page.getByRole('link', { name: code, exact: true }).click();
  return arrive;
}

test('a permit opened from a list starts with what the list knows, and what it allows', async () => {
  const arrive = await openFromList({ statusLabel: 'Pending Approval By Marcus Lim' });
  await expectStatus('Pending Approval By Marcus Lim');
  await expect.element(page.getByText('Change the pump of the scrubber')).toBeVisible();
  await expect.element(page.getByText('Bay 12')).toBeVisible();
  await expect.element(reviewLink).toBeVisible();
  await expect.element(history).not.toBeInTheDocument();
  arrive(() => permit);
  await expect.element(history).toBeVisible();
  await expectStatus(permit.statusLabel);
});

test('it allows nothing that the server has not allowed in the list', async () => {
  await openFromList({ actions: [] });
  await expect.element(page.getByRole('button', { name: 'Export As PDF' })).toBeVisible();
  await expect.element(reviewLink).not.toBeInTheDocument();
});

test('it says so when the permit cannot be loaded', async () => {
  const arrive = await openFromList({});
  await expect.element(reviewLink).toBeVisible();
  arrive(() => {
    throw disconnected;
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(reviewLink).not.toBeInTheDocument();
});
