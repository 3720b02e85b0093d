import type { Page } from '@playwright/test';
import type { Api } from './fixtures/api.ts';
import { phone } from './fixtures/accessibility.ts';
import { expectStatus, getHistory } from './fixtures/permit-screens.ts';
import { changePermitStatus, raisePermit, type RaisedPermit } from './fixtures/permits.ts';
import { scanCode, signOnHere } from './fixtures/sign-on-page.ts';
import { toDayFromNow } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';
import {
  clickInSheet,
  finishWorkOnPage,
  getSheet,
  openSheet,
  signOnOnPage,
  startWorkOnPage,
} from './fixtures/work-screens.ts';
import {
  attachForm,
  createCurrentPeriod,
  liftStops,
  loadSignOnPath,
  registerWorker,
  startWork,
} from './fixtures/work.ts';

// Both stop all work at the same site: one after the other.
test.describe.configure({ mode: 'default' });

type ApiOf = (account: string) => Promise<Api>;

/** Raises a permit at a site where no other test has work under way, with this form attached, approved by everybody. */
async function createApproved(holder: Api, apiOf: ApiOf, code?: string): Promise<RaisedPermit> {
  const attached = code === undefined ? [] : [await attachForm(holder, code)];
  const options = { site: 'F10A1', group: 'Facilities F10A1', submission: createCurrentPeriod(), attached };
  const permit = await raisePermit(holder, options);
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  await changePermitStatus(await apiOf('manager'), permit, 'PendingApproval');
  await changePermitStatus(await apiOf('facilities.f10a1'), permit, 'Approved');
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
  const permit = await createApproved(holder.api, apiOf);
  await startWork(holder.api, permit);
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
  await expect(manager.page.getByText(/lightning.*(just now|\d min ago)/)).toBeVisible();

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

/** Records a gas test with these values on the phone of the gas tester, one after another. */
async function recordGasTest(phonePage: Page, values: readonly [string, string, string, string] | [string, string]) {
  await phonePage.getByRole('button', { name: /^Record: Gas test/ }).click();
  const sheet = phonePage.getByRole('dialog');
  const boxes = sheet.getByRole('textbox', { name: /Oxygen|Flammable|Hydrogen|Carbon/ });
  for (const [index, value] of values.entries()) await boxes.nth(index).fill(value);
  if (values.length > 2) {
    await sheet.getByLabel('Number of the instrument').fill('GD-0214');
    await sheet.getByLabel('Calibrated on').fill(toDayFromNow(-21));
  }
  await sheet.getByRole('button', { name: 'Save' }).click();
}

test('a confined-space day: six people, a failed test, an evacuation while two are inside, and a stop without a network', async ({
  as,
  apiOf,
  browser,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  const holder = await as('requestor@acme-works.example', { viewport: phone, hasTouch: true });
  const permit = await createApproved(holder.api, apiOf, 'B2');
  const path = await loadSignOnPath(holder.api, permit);
  await holder.page.goto(`/permits/${permit._id}`);
  await expectStatus(holder.page, 'Not ready');

  // Three have phones of their own; the second entrant is signed on by the holder.
  const join = async (name: string, kind: string, role?: string) => {
    const worker = await scanCode(await browser.newContext({ locale: 'en-SG', hasTouch: true }), path);
    await signOnHere(worker, await registerWorker(holder.api, name, [kind]));
    if (role !== undefined) await worker.getByRole('button', { name: `Sign on as ${role}`, exact: true }).click();
    await expect(worker.getByText(`${name}: signed on since`)).toBeVisible();
    return worker;
  };
  const attendant = await join('Devi Menon', 'attendant', 'attendant');
  const tester = await join('Mohamed Faizal', 'gasTester', 'gas tester');
  const entrant = await join('Muthu Raman', 'confinedSpaceEntry');
  const passNumber = await registerWorker(holder.api, 'Chen Zhihao', ['confinedSpaceEntry']);
  await signOnOnPage(holder.page, [['Entrant', passNumber]]);
  await recordGasTest(tester, ['20.9', '0', '0', '0']);
  await expectStatus(holder.page, 'Ready');
  await startWorkOnPage(holder.page, 'Ravi Kumar');
  await expectStatus(holder.page, 'Live');

  // One goes in by their own phone; the attendant records the other. Whoever takes out their phone sees at once what is
  // so; one that lies open follows within half a minute.
  for (const worker of [entrant, attendant]) await worker.reload();
  await entrant.getByRole('button', { name: 'Go in' }).click();
  await expect(entrant.getByRole('button', { name: 'Come out' })).toBeVisible();
  await attendant.getByRole('button', { name: 'In: Chen Zhihao' }).click();
  await expect(attendant.getByRole('heading', { name: 'Inside now 2' })).toBeVisible();
  const inside = holder.page.getByRole('region', { name: 'Inside', exact: true });
  await expect(inside).toContainText('Muthu Raman');
  await expect(inside).toContainText('Chen Zhihao');

  // A test fails: everybody reads that the work is stopped, and whoever is inside stays counted.
  await recordGasTest(tester, ['20.9', '12']);
  await expect(tester.getByRole('alert').filter({ hasText: 'Get everybody out!' })).toBeVisible();
  await tester.getByRole('button', { name: 'Go back' }).click();
  await expectStatus(holder.page, 'Suspended');
  for (const worker of [entrant, attendant]) {
    await worker.reload();
    await expect(worker.getByRole('heading', { level: 1 })).toHaveText('Work is stopped');
    await expect(worker.getByText('12 %').first()).toBeVisible();
  }
  await expect(attendant.getByRole('heading', { name: 'Inside now 2' })).toBeVisible();
  await expect(inside.getByRole('listitem')).toHaveCount(2);
  const supervisor = await as('supervisor');
  await supervisor.page.goto('/work?size=100');
  const job = supervisor.page.getByRole('listitem').filter({ hasText: permit.code });
  await expect(job).toContainText('Stopped with people inside');

  // The site is evacuated: those inside stand first, and a tick is no way out.
  await stopAllWork(supervisor.page);
  const groups = supervisor.page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(groups.first()).toHaveText('Inside a space');
  const space = supervisor.page.getByRole('region', { name: 'Inside a space' });
  for (const name of ['Muthu Raman', 'Chen Zhihao']) await expect(space.getByText(name)).toBeVisible();
  await space.getByRole('checkbox', { name: /^Muthu Raman/ }).check();
  await entrant.reload();
  await expect(entrant.getByText('Go to the assembly point. Report there.')).toBeVisible();
  await expect(inside.getByRole('listitem')).toHaveCount(2);
  await entrant.getByRole('button', { name: 'Come out' }).click();
  await expect(inside).toContainText('Muthu Raman came out');
  await attendant.reload();
  await expect(attendant.getByRole('heading', { name: 'Inside now 1' })).toBeVisible();
  await attendant.getByRole('button', { name: 'Out: Chen Zhihao' }).click();
  await expect(attendant.getByRole('heading', { name: 'Inside now 0' })).toBeVisible();
  await liftStops(supervisor.api);

  // A worker smells gas where there is no network. It is kept, and arrives later.
  await entrant.reload();
  await expect(entrant.getByRole('heading', { level: 1 })).toHaveText('Work is stopped');
  await entrant.context().setOffline(true);
  await entrant.getByRole('button', { name: 'Report danger' }).click();
  await entrant.getByRole('dialog').getByRole('radio', { name: 'Gas alarm or smell' }).check();
  await entrant
    .getByRole('dialog')
    .getByRole('button', { name: /now$|Report danger/ })
    .click();
  await expect(entrant.getByText('Your stop has not been sent yet. Tell the others.')).toBeVisible();
  await expect(entrant.getByRole('heading', { level: 1 })).toHaveText('Leave now.');
  await entrant.context().setOffline(false);
  await expect(getHistory(holder.page)).toContainText('A worker on the job stopped the work: Muthu Raman', {
    timeout: 45_000,
  });

  // The supervisor inspects and answers each cause, after a test that passes.
  await recordGasTest(tester, ['20.9', '1', '0', '0']);
  await supervisor.page.goto(`/permits/${permit._id}`);
  await openSheet(supervisor.page, 'Resume work');
  const sheet = getSheet(supervisor.page);
  const answers = sheet.getByRole('textbox', { name: 'What was done about it?' });
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) await answer.fill('Two blowers at the bottom, measured again');
  await sheet.getByRole('checkbox').check();
  await clickInSheet(supervisor.page, 'Resume work');
  await expectStatus(holder.page, 'Live');

  // In and out once more; then the work is finished and closed.
  await entrant.reload();
  await entrant.getByRole('button', { name: 'Go in' }).click();
  await entrant.getByRole('button', { name: 'Come out' }).click();
  await expect(entrant.getByRole('button', { name: 'Go in' })).toBeVisible();
  await finishWorkOnPage(holder.page);
  await expectStatus(holder.page, 'Work finished');
  await changePermitStatus(holder.api, permit, 'PendingClosure');
  await changePermitStatus(await apiOf('closer.f10a1'), permit, 'Completed');
  await entrant.reload();
  await expect(entrant.getByRole('heading', { level: 1 })).toHaveText('This permit has ended. Do not work under it.');
  ignoreNetworkErrors(consoleErrors);
});

/** Ignores what the browser itself logs without a network. */
function ignoreNetworkErrors(consoleErrors: string[]): void {
  for (const consoleError of consoleErrors.splice(0))
    expect(consoleError).toMatch(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
}
