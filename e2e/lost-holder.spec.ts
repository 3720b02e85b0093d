import { phone } from './fixtures/accessibility.ts';
import { confirmDialog, expectStatus, getHistory } from './fixtures/permit-screens.ts';
import { scanCode, signOnHere } from './fixtures/sign-on-page.ts';
import { expect, test } from './fixtures/test.ts';
import { choosePassword, createUser } from './fixtures/users.ts';
import { clickInSheet, getSheet, openSheet, startWorkOnPage } from './fixtures/work-screens.ts';
import { createWorkPermit, loadSignOnPath, registerWorker } from './fixtures/work.ts';

const password = 'four green valves';

test('live work whose holder is suspended stands still until another one has taken over, all on phones', async ({
  as,
  apiOf,
  browser,
}) => {
  const onPhone = { viewport: phone, hasTouch: true };
  const superAdmin = await as('super.admin');
  const name = `Gone Holder ${Date.now()}`;
  const account = await createUser(superAdmin.api, name);
  await choosePassword(superAdmin.api, account.email, password);
  const holder = await as(account.email, { password, ...onPhone });
  const permit = await createWorkPermit(holder.api, apiOf);
  const address = `/permits/${permit._id}`;
  const worker = await scanCode(
    await browser.newContext({ locale: 'en-SG' }),
    await loadSignOnPath(holder.api, permit),
  );
  await signOnHere(worker, await registerWorker(holder.api, 'Ong Wei Ming', []));
  await expect(worker.getByText('Ong Wei Ming: signed on since')).toBeVisible();
  await holder.page.goto(address);
  await startWorkOnPage(holder.page, name);
  await expectStatus(holder.page, 'Live');
  await holder.page.close();

  // Whoever leaves the company loses the account, and the work its holder, at once.
  await superAdmin.page.goto(`/users/${account._id}`);
  await superAdmin.page.getByRole('button', { name: 'Suspend' }).click();
  await confirmDialog(superAdmin.page, 'cannot sign in until', 'Suspend');
  await worker.reload();
  await expect(worker.getByRole('heading', { level: 1 })).toHaveText('Work is stopped');

  const manager = await as('pm@acme-works.example', onPhone);
  const getHead = (page: typeof worker) => page.getByRole('region', { name: 'The work now' });
  await manager.page.goto(address);
  await expect(getHead(manager.page)).toContainText('Suspended: No permit holder');
  await openSheet(manager.page, 'Appoint a holder');
  await getSheet(manager.page).getByRole('combobox', { name: 'To whom?' }).click();
  await manager.page.getByTitle('Ravi Kumar, Contractor Requestor', { exact: true }).last().click();
  for (const [label, text] of [
    ['Done', 'The pump is drained'],
    ['Still to do', 'The new seal'],
    ['Watch out for', 'none'],
    ['Why can the holder not act?', 'Has left the company'],
  ] as const)
    await getSheet(manager.page).getByRole('textbox', { name: label }).fill(text);
  await clickInSheet(manager.page, 'Appoint');
  await expect(getSheet(manager.page)).toBeHidden();
  await expect(getHead(manager.page)).toContainText('Appointment waits for Ravi Kumar');

  // Until it is accepted, nobody lets the work go on.
  const supervisor = await as('supervisor', onPhone);
  await supervisor.page.goto(address);
  await expect(getHead(supervisor.page)).toContainText('Appointment waits for Ravi Kumar');
  await expect(supervisor.page.getByRole('button', { name: 'Resume work' })).toBeDisabled();
  const next = await as('requestor@acme-works.example', onPhone);
  await next.page.goto(address);
  await expect(getHead(next.page)).toContainText('Peter Wong appointed you to hold this permit');
  await openSheet(next.page, 'Take over');
  await expect(getSheet(next.page)).toContainText('Has left the company');
  for (const point of await getSheet(next.page).getByRole('checkbox').all()) await point.check();
  await clickInSheet(next.page, 'Take over the permit');
  await expect(getSheet(next.page)).toBeHidden();
  await expect(getHead(next.page)).toContainText(/Permit holder\s*Ravi Kumar/);
  await expectStatus(next.page, 'Suspended');

  await openSheet(supervisor.page, 'Resume work');
  await getSheet(supervisor.page).getByRole('checkbox').check();
  await clickInSheet(supervisor.page, 'Resume work');
  await expectStatus(supervisor.page, 'Live');
  await expectStatus(next.page, 'Live');
  await expect(getHistory(next.page)).toContainText('Ravi Kumar took over the permit');
  await worker.reload();
  await expect(worker.getByText('Ong Wei Ming: signed on since')).toBeVisible();
});
