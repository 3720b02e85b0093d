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
  const work = form.section('Work and period');
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

test('with a mouse a date is typed in digits or words, and shown in the usual format', async ({ as }) => {
  const { page } = await as(requestor);
  const form = new PermitForm(page);
  await form.open();
  const start = form.section('Work and period').getByRole('textbox', { name: 'Start date', exact: true });
  // The last one is the current value.
  for (const [typed, shown] of [
    ['2031-03-02', '2 Mar 2031'],
    ['3 March 2031', '3 Mar 2031'],
    ['4 Mar 2031', '4 Mar 2031'],
    ['2031-03-04', '4 Mar 2031'],
  ] as const) {
    await start.fill(typed);
    await start.press('Tab');
    await expect(start).toHaveValue(shown);
  }
});
