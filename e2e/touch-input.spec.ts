import { endBeforeStartMessage } from '@eptw/domain/template/inputs/daterange';
import { phone } from './fixtures/accessibility.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';

test('on a touch screen dates and times are entered with the device’s controls, phone numbers and counts with matching keyboards', async ({
  as,
}) => {
  const { page } = await as(requestor, { viewport: phone, hasTouch: true, isMobile: true });
  await page.goto('/permits/create-permit');
  const form = new PermitForm(page);
  const work = form.getSection('Work and period');
  const start = work.getByLabel(/^Start date/);
  await expect(start).toHaveAttribute('type', 'date');
  await start.fill(toDayFromNow(1));
  await work.getByLabel(/^From/).fill('08:00');
  await expect(work.getByLabel(/^From/)).toHaveAttribute('type', 'time');
  await work.getByLabel(/^End date/).fill(toDayFromNow(0));
  await work.getByRole('textbox', { name: 'Work location' }).focus();
  await expect(work.getByText(endBeforeStartMessage).first()).toBeVisible();

  const headcount = page.getByRole('textbox', { name: 'Number of workers', exact: true });
  await headcount.scrollIntoViewIfNeeded();
  await expect(headcount).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByRole('textbox', { name: 'Supervisor phone', exact: true })).toHaveAttribute('type', 'tel');
});
