import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closePage } from '../../../testing/mount.tsx';
import { press } from '../../../testing/page.ts';
import { createPermit } from '../../../testing/permit-payload.ts';
import { actionButton, openPermit } from '../../../testing/permit-screens.tsx';

const dialog = page.getByRole('dialog');

test('a typed reason survives Escape and a reload, for its own action, until it is sent', async () => {
  const approvable = createPermit('PendingApproval', ['approve', 'reject']);
  await openPermit(approvable);
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await actionButton('Reject').click();
  await reason.fill('The lifting plan is missing');
  await press('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await actionButton('Reject').click();
  await expect.element(reason).toHaveValue('The lifting plan is missing');
  await closePage();

  const { server } = await openPermit(approvable);
  await actionButton('Reject').click();
  await expect.element(reason).toHaveValue('The lifting plan is missing');
  server.respondToAction('The permit was rejected.', () => ({ status: 'Rejected', actions: ['reject'] }));
  await dialog.getByRole('button', { name: 'Reject permit' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await actionButton('Reject').click();
  await expect.element(reason).toHaveValue('');
});
