import { message } from '@eptw/domain/message';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createPermit } from '../../../testing/permit-payload.ts';
import { openPermit } from '../../../testing/permit-screens.tsx';
import { general } from '../../../testing/permit-templates.ts';
import { toTemplatePayload } from '../../../testing/template-payload.ts';

test('approving names the missing files that the forms expect, also attached ones, and no others', async () => {
  const upload = (label: string, isExpected: boolean): TemplateInput => ({
    type: 'file',
    label,
    name: label,
    ...(isExpected && { purpose: 'approvalUpload' }),
  });
  const createForm = (...form: TemplateInput[]) =>
    toTemplatePayload('general', { ...general, sections: [{ title: 'Documents', form }] });
  const form = createForm(upload('Risk assessment', true), upload('Re-entry form', false), upload('Drawing', true));
  const attached = { ...createForm(upload('Rescue plan', true)), _id: 'attached' };
  const children = [{ _id: 'attached', form: attached, submission: {} }];
  const submission = { Drawing: ['drawing.pdf'] };
  await openPermit(createPermit('PendingApproval', ['approve'], { form, children, submission }));
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: message.confirmMissingUploads });
  await expect.element(question).toHaveTextContent('Not uploaded: Risk assessment, Rescue plan');
  await expect.element(question).not.toHaveTextContent(/Re-entry|Drawing/);
});
