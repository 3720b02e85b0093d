import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PerformPermitActionDocument } from '../../../generated/permits/model.ts';
import { getSent } from '../../../testing/api.ts';
import { press } from '../../../testing/page.ts';
import { createPermit } from '../../../testing/permit-payload.ts';
import { actionButton, openPermit } from '../../../testing/permit-screens.tsx';

const dialog = page.getByRole('dialog');

test('A asks before it approves, R asks for the reason, and neither decides by itself', async () => {
  await openPermit(createPermit('PendingApproval', ['approve', 'reject']));
  await expect.element(actionButton('Approve')).toHaveAttribute('aria-keyshortcuts', 'A');
  await press('a');
  await expect.element(dialog).toBeVisible();
  await press('r');
  expect(dialog.elements()).toHaveLength(1);
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await press('r');
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await press('a');
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('a');
  expect(getSent(PerformPermitActionDocument)).toEqual([]);
});

test('without a decision to take the letters do nothing', async () => {
  await openPermit(createPermit('Completed', []));
  await press('ar');
  expect(dialog.elements()).toEqual([]);
});
