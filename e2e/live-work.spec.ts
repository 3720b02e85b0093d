import { message } from '@eptw/domain/message';
import type { Locator, Page } from '@playwright/test';
import { clickAction, confirmDialog, expectStatus, getHistory } from './fixtures/permit-screens.ts';
import { changePermitStatus } from './fixtures/permits.ts';
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
import { createWorkPermit, registerWorker } from './fixtures/work.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Enters the four gases, as far as they are given, with the sheet's own keypad where it has one. */
async function enterGases(page: Page, values: readonly string[]): Promise<void> {
  const gases = ['Oxygen', 'Flammable gas (LEL)', 'Hydrogen sulfide', 'Carbon monoxide'];
  const keypad = getSheet(page).getByRole('group', { name: 'Keypad' });
  for (const [index, value] of values.entries()) {
    if (await keypad.isVisible())
      for (const key of value)
        await keypad.getByRole('button', { name: key === '.' ? 'Point' : key, exact: true }).click();
    else
      await getSheet(page)
        .getByRole('textbox', { name: gases[index] ?? '' })
        .fill(value);
    const next = getSheet(page).getByRole('button', { name: /^Next: / });
    if (index < values.length - 1) await next.click();
  }
}

/** On a phone the condition begins at once, with what is announced and the buttons of documents below it. */
async function expectConditionFirst(page: Page): Promise<void> {
  const readTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const condition = await readTop(page.getByRole('region', { name: 'The work now' }));
  expect(condition).toBeLessThanOrEqual(180);
  await expect
    .poll(() => readTop(page.getByRole('complementary', { name: 'Announcement' })))
    .toBeGreaterThan(condition);
  expect(await readTop(page.getByRole('button', { name: 'Export As PDF' }))).toBeGreaterThan(condition);
}

for (const [device, options] of [
  ['a desktop', desktop],
  ['a phone', phone],
] as const) {
  test(`work in a confined space is started, stopped by a reading, resumed and finished on ${device}`, async ({
    as,
    apiOf,
  }) => {
    test.setTimeout(180_000);
    const { page, api } = await as('requestor@acme-works.example', options);
    const permit = await createWorkPermit(api, apiOf, ['B2']);
    await page.goto(`/permits/${permit._id}`);
    await expectStatus(page, 'Not ready');
    if (device === 'a phone') await expectConditionFirst(page);
    await expect(page.getByRole('region', { name: 'What is missing' })).toContainText('Gas test is not done yet.');

    await openSheet(page, 'Record gas test');
    await getSheet(page).getByRole('textbox', { name: 'Instrument' }).fill('GD-0214');
    await getSheet(page).getByLabel('Calibrated on').fill(toDayFromNow(-21));
    await getSheet(page).getByLabel('Calibrated on').press('Tab');
    await getSheet(page).getByRole('textbox', { name: 'Oxygen' }).focus();
    await enterGases(page, ['20.9', '0', '0', '0']);
    await clickInSheet(page, 'Save gas test');
    const missing = page.getByRole('region', { name: 'What is missing' });
    await expect(missing).toContainText('Not signed on yet');
    await signOnOnPage(page, [
      ['Attendant', await registerWorker(api, 'Devi Attendant', ['attendant'])],
      ['Gas tester', await registerWorker(api, 'Omar Tester', ['gasTester'])],
      ['Entrant', await registerWorker(api, 'Muthu Entrant', ['confinedSpaceEntry'])],
    ]);
    await expectStatus(page, 'Ready');

    await startWorkOnPage(page, 'Ravi Kumar');
    await expectStatus(page, 'Live');
    await expect(page.getByRole('timer')).toContainText('left');

    const supervisor = await as('supervisor', options);
    await supervisor.page.goto(`/permits/${permit._id}`);
    await expectStatus(supervisor.page, 'Live');
    await openSheet(page, 'Record gas test');
    await enterGases(page, ['20.9', '12']);
    await expect(getSheet(page).getByRole('alert')).toContainText('12 % is above the limit of 10 %.');
    await clickInSheet(page, 'Save and suspend');
    await expect(getSheet(page)).toContainText('Devi Attendant');
    await clickInSheet(page, 'Back to the permit');
    await expectStatus(page, 'Suspended');

    // The issuing authority sees it without a reload, tests again and resumes.
    await expectStatus(supervisor.page, 'Suspended');
    await openSheet(supervisor.page, 'Record gas test');
    await enterGases(supervisor.page, ['20.9', '1', '0', '0']);
    await clickInSheet(supervisor.page, 'Save gas test');
    await openSheet(supervisor.page, 'Resume work');
    await getSheet(supervisor.page).getByRole('checkbox').check();
    await getSheet(supervisor.page).getByRole('textbox').fill('Two blowers at the bottom');
    await clickInSheet(supervisor.page, 'Resume work');
    await expectStatus(supervisor.page, 'Live');
    await expectStatus(page, 'Live');

    await finishWorkOnPage(page);
    await expectStatus(page, 'Work finished');
    const history = getHistory(page);
    await expect(history).toContainText('recorded a check: Gas test, Oxygen 20.9 %, Flammable gas (LEL) 12 %: failed');
    await expect(history).toContainText('Two blowers at the bottom');

    await page.getByRole('button', { name: 'Request Closure' }).click();
    await clickAction(page, 'Request Closure');
    await confirmDialog(page, message.confirmClosure, 'Continue');
    await expectStatus(page, 'Pending Closure');
    // Left unclosed, it would count towards the quota of a requestor whose account other tests use at the same time.
    await changePermitStatus(await apiOf('closer'), permit, 'Completed');
    await expectStatus(page, 'Completed');
  });
}
