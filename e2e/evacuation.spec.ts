import type { Page } from '@playwright/test';
import type { Submission } from '@eptw/domain/template/submission';
import type { Api } from './fixtures/api.ts';
import { phone } from './fixtures/accessibility.ts';
import { expectStatus } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit, type RaisedPermit } from './fixtures/permits.ts';
import { scanCode, signOnHere } from './fixtures/sign-on-page.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';
import { clickInSheet, getSheet, openSheet } from './fixtures/work-screens.ts';
import { loadSignOnPath, registerWorker, startWork } from './fixtures/work.ts';

/** Begun yesterday, so that work can start at any time of the day. */
const period: Submission = {
  startDate: toDayFromNow(-1),
  startTime: '08:00',
  dateEnd: toDayFromNow(3),
  endTime: '17:00',
};

/** Raises a permit at a site where no other test has work under way, and starts the work. */
async function createLiveWork(holder: Api, apiOf: (account: string) => Promise<Api>): Promise<RaisedPermit> {
  const permit = await raisePermit(holder, { site: 'F10A1', group: 'Facilities F10A1', submission: period });
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  await changePermitStatus(await apiOf('manager'), permit, 'PendingApproval');
  await changePermitStatus(await apiOf('facilities.f10a1'), permit, 'Approved');
  await startWork(holder, permit);
  return permit;
}

/** Stops all work at Fab 10A1 by an evacuation, from 'Live work'. */
async function stopAllWork(page: Page): Promise<void> {
  await page.goto('/permits');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live work' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live work');
  await page.getByRole('button', { name: 'Stop all work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stop all work', exact: true });
  await dialog.getByRole('combobox', { name: 'Site' }).click();
  await page.getByTitle('Fab 10A1', { exact: true }).last().click();
  await dialog.getByRole('radio', { name: 'Evacuation' }).check();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('lightning');
  await dialog.getByRole('button', { name: 'Stop all work at Fab 10A1' }).click();
  await expect(page.getByText(/^All work at Fab 10A1 is stopped\. \d+ jobs? (is|are) suspended, /)).toBeVisible();
}

test('an evacuation: all work is stopped, everybody is accounted for, and each job is resumed on its own', async ({
  as,
  apiOf,
  browser,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const holder = await as('requestor@acme-works.example', { viewport: phone });
  const permit = await createLiveWork(holder.api, apiOf);
  await holder.page.goto('/work?size=100');
  const job = holder.page.getByRole('listitem').filter({ hasText: permit.code });
  await expect(job).toContainText('Live');

  // Two workers sign on with their own phones.
  const path = await loadSignOnPath(holder.api, permit);
  const names = ['Arun Nair', 'Devi Menon'] as const;
  const [arun, devi] = await Promise.all(
    names.map(async (name) => {
      const worker = await scanCode(await browser.newContext({ locale: 'en-SG' }), path);
      await signOnHere(worker, await registerWorker(holder.api, name, []));
      await expect(worker.getByText(`${name}: signed on since`)).toBeVisible();
      return worker;
    }),
  );
  if (!arun || !devi) throw new Error('Two workers have two phones.');

  const { page } = await as('supervisor');
  await stopAllWork(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muster list');
  const person = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const name of names) await expect(person(name)).toContainText(permit.code);
  const findBand = (at: Page) => at.getByRole('region').filter({ hasText: 'All work stopped at Fab 10A1' });
  await expect(job).toContainText('Suspended');
  await expect(findBand(holder.page)).toContainText('Evacuation: lightning');
  await expect(holder.page.getByRole('button', { name: 'Lift the stop' })).toHaveCount(0);

  // Nobody can join the work now; whoever is inside signs off at the gate.
  const late = await scanCode(await browser.newContext({ locale: 'en-SG' }), path);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('All work is stopped: Evacuation');
  await expect(late.getByText('Go to the assembly point. Report there.')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Sign on' })).toHaveCount(0);
  await arun.getByRole('button', { name: 'Sign off' }).click();
  await expect(arun.getByText('You are signed off.')).toBeVisible();

  // The list is ticked without a connection, and sent when there is one again.
  await page.context().setOffline(true);
  await person('Devi Menon').getByRole('checkbox').check();
  await expect(person('Devi Menon')).toContainText('not sent yet');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  const addition = page.getByRole('dialog', { name: 'Add somebody' });
  await addition.getByRole('textbox', { name: 'Name' }).fill('Lena Braun');
  await addition.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(person('Lena Braun')).toContainText('not sent yet');
  await page.context().setOffline(false);
  await expect(person('Lena Braun')).not.toContainText('not sent yet', { timeout: 45_000 });
  await expect(person('Devi Menon')).not.toContainText('not sent yet');
  const manager = await as('manager');
  await manager.page.goto(page.url());
  await manager.page.getByText(/^All \d+$/).click();
  await expect(manager.page.getByRole('listitem').filter({ hasText: 'Devi Menon' })).toContainText('by Priya Nair');
  // Whoever left during the alarm stays on the list until somebody has seen them.
  await expect(manager.page.getByRole('listitem').filter({ hasText: 'Arun Nair' })).toContainText(/signed off/i);
  await expect(manager.page.getByRole('listitem').filter({ hasText: 'Lena Braun' })).toContainText('by Priya Nair');
  await expect(manager.page.getByText(/lightning.*\d min ago/)).toBeVisible();

  await page.goto('/work');
  await expect(page.getByRole('listitem').filter({ hasText: permit.code })).toContainText('All work is stopped');
  await findBand(page).getByRole('button', { name: 'Lift the stop' }).click();
  const lifting = page.getByRole('dialog');
  await lifting.getByRole('button', { name: 'Lift the stop' }).click();
  await expect(lifting.getByRole('alert')).toContainText('Arun Nair');
  await lifting.getByRole('textbox', { name: 'Reason' }).fill('Arun went home: his foreman called him');
  await lifting.getByRole('button', { name: 'Lift the stop' }).click();
  await expect(findBand(page)).toHaveCount(0);
  // The muster is over.
  await expect(manager.page.getByText('Lena Braun')).toHaveCount(0, { timeout: 45_000 });
  await expect(manager.page.getByRole('checkbox', { name: /^Devi Menon/ })).not.toBeChecked();

  // Lifting the stop resumes nothing.
  await job.getByRole('link').click();
  await expect(holder.page).toHaveURL(`/permits/${permit._id}`);
  await expectStatus(holder.page, 'Suspended');
  await page.goto(`/permits/${permit._id}`);
  await openSheet(page, 'Resume work');
  await getSheet(page).getByRole('checkbox').check();
  await getSheet(page).getByRole('textbox').fill('The lightning is over, and the area was walked');
  await clickInSheet(page, 'Resume work');
  await expectStatus(holder.page, 'Live');
  await expect(devi.getByRole('heading', { level: 1 })).toHaveText('Work is live', { timeout: 45_000 });
  ignoreNetworkErrors(consoleErrors);
});

/** Ignores what the browser itself logs without a network. */
function ignoreNetworkErrors(consoleErrors: string[]): void {
  for (const consoleError of consoleErrors.splice(0))
    expect(consoleError).toMatch(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
}
