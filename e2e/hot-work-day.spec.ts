import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import { phone } from './fixtures/accessibility.ts';
import { createHotWork, hotWorkPolicy, recordClearRound } from './fixtures/hot-work.ts';
import { clickAction, confirmDialog, expectStatus, getHistory } from './fixtures/permit-screens.ts';
import { scanCode, signOnHere } from './fixtures/sign-on-page.ts';
import { expect, test } from './fixtures/test.ts';
import { clickInSheet, finishWorkOnPage, getSheet, openSheet, startWorkOnPage } from './fixtures/work-screens.ts';
import { createCurrentPeriod, loadSignOnPath, registerWorker } from './fixtures/work.ts';

/** Hot work as in the catalogue. */
const workPolicy: WorkPolicy = {
  ...hotWorkPolicy,
  checks: [
    {
      name: 'round',
      title: 'Round',
      kind: 'fireWatchRound',
      readings: [{ name: 'temperature', label: 'Surface temperature', unit: '°C', below: 60 }],
      everyMinutes: 15,
      graceMinutes: 10,
    },
  ],
  crew: [{ certificate: 'welder', atLeast: 1 }],
};

/** The site's clock is ahead of UTC by so many hours. */
const siteOffsetHours = 8;

async function recordRound(page: Page, temperature: string, button: 'Save round' | 'Save and suspend'): Promise<void> {
  await openSheet(page, 'Record round');
  await getSheet(page).getByRole('textbox', { name: 'Surface temperature' }).fill(temperature);
  await clickInSheet(page, button);
}

test('a day of hot work: six people on desks and phones, from the start to the closure', async ({
  as,
  apiOf,
  browser,
}) => {
  test.setTimeout(240_000);
  const onPhone = { viewport: phone, hasTouch: true };
  const holder = await as('requestor@acme-works.example', onPhone);
  const permit = await createHotWork(holder.api, apiOf, {
    title: 'HOT WORK OF A DAY',
    code: 'HWD',
    workPolicy,
    submission: { ...createCurrentPeriod(), ...toEnd(3) },
  });
  const address = `/permits/${permit._id}`;
  await holder.page.goto(address);
  await expectStatus(holder.page, 'Not ready');

  // The welder signs on with their own phone, which makes the job ready.
  const welder = await scanCode(
    await browser.newContext({ locale: 'en-SG' }),
    await loadSignOnPath(holder.api, permit),
  );
  await signOnHere(welder, await registerWorker(holder.api, 'Lim Boon Keng', ['welder']));
  await expect(welder.getByText('Lim Boon Keng: signed on since')).toBeVisible();
  await expectStatus(holder.page, 'Ready');
  await startWorkOnPage(holder.page, 'Ravi Kumar');
  await expectStatus(holder.page, 'Live');

  // A round passes, the next one finds a hot wall and suspends the work.
  await recordRound(holder.page, '41', 'Save round');
  await expectStatus(holder.page, 'Live');
  await recordRound(holder.page, '75', 'Save and suspend');
  await expect(getSheet(holder.page)).toContainText('Get everyone out now');
  await clickInSheet(holder.page, 'Back to the permit');
  await expectStatus(holder.page, 'Suspended');
  await welder.reload();
  await expect(welder.getByRole('heading', { level: 1 })).toHaveText('Work is stopped');

  const supervisor = await as('supervisor');
  await supervisor.page.goto(address);
  await recordRound(supervisor.page, '38', 'Save round');
  await openSheet(supervisor.page, 'Resume work');
  await getSheet(supervisor.page).getByRole('checkbox').check();
  await getSheet(supervisor.page).getByRole('textbox').fill('Wet blankets on the wall');
  await clickInSheet(supervisor.page, 'Resume work');
  await expectStatus(holder.page, 'Live');

  // The shift changes: a colleague takes over on another phone.
  await openSheet(holder.page, 'Hand over');
  await getSheet(holder.page).getByRole('combobox', { name: 'To whom?' }).click();
  await holder.page.getByTitle('Bella Ho, Contractor Requestor', { exact: true }).last().click();
  for (const note of ['Done', 'Still to do', 'Watch out for'])
    await getSheet(holder.page).getByRole('textbox', { name: note }).fill(`${note}: the north wall`);
  await clickInSheet(holder.page, 'Ask to take over');
  const colleague = await as('blocked@acme-works.example', onPhone);
  await colleague.page.goto(address);
  await openSheet(colleague.page, 'Take over');
  for (const item of await getSheet(colleague.page).getByRole('checkbox').all()) await item.check();
  await clickInSheet(colleague.page, 'Take over the permit');
  await expect(getSheet(colleague.page)).toBeHidden();
  await expect(getHistory(holder.page)).toContainText('Bella Ho took over the permit');

  // More time is asked for, and agreed by the manager.
  await openSheet(colleague.page, 'Extend');
  const end = await getSheet(colleague.page)
    .getByText(/^Now it ends/)
    .textContent();
  expect(end).toContain('All extensions together add at most 4 hours.');
  const until = getSheet(colleague.page).getByRole('textbox', { name: 'New end, site time' });
  const { dateEnd, endTime } = toEnd(5);
  await until.fill(`${dateEnd}T${endTime}`);
  await until.press('Enter');
  await getSheet(colleague.page).getByRole('textbox', { name: 'Why is more time needed?' }).fill('A second pass');
  await clickInSheet(colleague.page, 'Request extension');
  const manager = await as('manager');
  await manager.page.goto(address);
  await openSheet(manager.page, 'Answer extension');
  await getSheet(manager.page)
    .getByRole('radio', { name: /^Agree/ })
    .check();
  await clickInSheet(manager.page, 'Send answer');
  await expect(getHistory(colleague.page)).toContainText('agreed to the extension');

  // The welder leaves, the work is finished, and the fire watch runs.
  await welder.reload();
  await welder.getByRole('button', { name: 'Sign off' }).click();
  await expect(welder.getByText('You are signed off.')).toBeVisible();
  await expect(colleague.page.getByRole('region', { name: 'On the job' })).toContainText('Nobody is signed on.');
  await finishWorkOnPage(colleague.page);
  await expectStatus(colleague.page, 'Fire watch');
  await recordClearRound(colleague.page);
  await expect(colleague.page.getByRole('main').locator('.page-title')).toContainText('Work finished', {
    timeout: 90_000,
  });

  // Only the submitter requests closure, only a permit closer closes.
  await holder.page.reload();
  await holder.page.getByRole('button', { name: 'Request Closure' }).click();
  // Within a minute the server records the end of the watch: if it does so just now, the permit has changed meanwhile.
  await expect(async () => {
    await clickAction(holder.page, 'Request Closure');
    await confirmDialog(holder.page, message.confirmClosure, 'Continue');
    await expect(holder.page.getByRole('main').locator('.page-title')).toContainText('Pending Closure', {
      timeout: 8_000,
    });
  }).toPass();
  const closer = await as('closer');
  await closer.page.goto(`/permits/review/${permit._id}`);
  await clickAction(closer.page, 'Close Permit');
  await confirmDialog(closer.page, message.confirmClosure, 'Continue');
  await expectStatus(closer.page, 'Completed');
  await welder.reload();
  await expect(welder.getByRole('heading', { level: 1 })).toHaveText('This permit has ended. Do not work under it.');
});

/** An end in so many hours, by the clock of the site. */
function toEnd(hours: number): { dateEnd: string; endTime: string } {
  const site = new Date(Date.now() + (hours + siteOffsetHours) * 3_600_000).toISOString();
  return { dateEnd: site.slice(0, 10), endTime: site.slice(11, 16) };
}
