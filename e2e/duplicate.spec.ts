import { expectStatus, getHistory, getToasts, getShownAnswer, chooseRowAction } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, expectAccessible, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';

test('a copy of a permit keeps its content, and its reviewers see the differences', async ({ as, apiOf }) => {
  const person = await as(requestor);
  const { page, api } = person;
  const source = await raisePermit(api, { submission: { workDetails: 'Replace the strainer of pump P-3' } });
  await page.goto(`/permits?code=${source.code}`);
  await chooseRowAction(page, source.code, 'Duplicate');
  await expect(page).toHaveURL(/\/draftpermit\/review\//);
  await expect(getToasts(page)).toContainText('The permit was duplicated as a draft.');
  const form = new PermitForm(page);
  const work = form.getSection('Work and period');
  const details = work.getByRole('textbox', { name: 'Work details' });
  await expect(details).toHaveValue('Replace the strainer of pump P-3');
  await details.fill('Replace the strainer of pump P-4');
  await form.fillDateOrTime(work, 'Start date', toDayFromNow(2));
  await form.fillDateOrTime(work, 'End date', toDayFromNow(4));
  const declaration = await form.goToSection('Declaration and signatures');
  const box = declaration.getByRole('checkbox', { name: /I have read the statement/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await form.draw(declaration.getByRole('button', { name: /^Applicant signature/ }));
  await page.getByRole('button', { name: 'Submit permit' }).click();
  const submitted = getToasts(page).getByText(/Permit F10N-GP-\d{6} was submitted\./);
  const code = /F10N-GP-\d{6}/.exec((await submitted.textContent()) ?? '')?.[0];
  // By its number: other tests raise permits at the same time.
  const { getPermits } = await api.send<{ getPermits: { items: { _id: string }[] } }>(
    'query ($code: String) { getPermits(searchCode: $code) { items { _id } } }',
    { code },
  );
  const copy = getPermits.items[0];
  if (!copy) throw new Error('the copy is not among the permits');
  await changePermitStatus(await apiOf('pm@acme-works.example'), copy, 'PendingApproval');

  const manager = await as('manager');
  await manager.page.goto(`/permits/review/${copy._id}`);
  await expectStatus(manager.page, 'Pending Approval By');
  const bar = manager.page.getByText(/\d+ changes? from/);
  await expect(bar).toContainText(`from ${source.code}, the original of this copy`);
  await expect(getHistory(manager.page)).toContainText(/\d+ inputs? different from the original/);
  await expect(getShownAnswer(manager.page, 'Work details')).toContainText('Replace the strainer of pump P-4');
  await expectAccessible(manager.page);
  await bar.getByRole('link', { name: source.code }).click();
  await expect(manager.page.getByRole('heading', { level: 1 })).toHaveText(source.code);
});
