import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import type { Page } from '@playwright/test';
import { expectAccessibleAtSize, phone } from './fixtures/accessibility.ts';
import { createHotWork, hotWorkPolicy, recordClearRound, recordFailedRound } from './fixtures/hot-work.ts';
import { expectStatus, getActionBar } from './fixtures/permit-screens.ts';
import { changePermitStatus } from './fixtures/permits.ts';
import { expect, test } from './fixtures/test.ts';
import { clickInSheet, getSheet, openSheet } from './fixtures/work-screens.ts';
import { carryOutWork, createCurrentPeriod } from './fixtures/work.ts';

/** A fire watch of an hour, with rounds so close together that a test sees one missed. */
const workPolicy: WorkPolicy = {
  ...hotWorkPolicy,
  fireWatch: { minutes: 60, roundMinutes: 1, graceMinutes: 0 },
};

const getHead = (page: Page) => page.getByRole('region', { name: 'The work now' });
const getCauses = (page: Page) => page.getByRole('region', { name: 'Why work is stopped' });

/** Expects that the whole hour counts from now: less than a minute of it is over. */
async function expectWholeWatch(page: Page): Promise<void> {
  await expect(getHead(page)).toContainText(/Fire watch until (\w{3} )?\d\d:\d\d/);
  await expect(page.getByRole('timer')).toHaveText('59 min left');
}

test('an evening of hot work: a round finds smoke, another one is missed, and each time the whole watch counts anew', async ({
  as,
  apiOf,
}) => {
  const holder = await as('requestor@acme-works.example', { viewport: phone, hasTouch: true });
  const template = { title: 'HOT WORK OF AN EVENING', code: 'HWE', workPolicy };
  const permit = await createHotWork(holder.api, apiOf, { ...template, submission: createCurrentPeriod() });
  await carryOutWork(holder.api, permit);
  const address = `/permits/${permit._id}`;
  await holder.page.goto(address);
  await expectStatus(holder.page, 'Fire watch');
  const supervisor = await as('supervisor');
  await supervisor.page.goto(address);
  await expectStatus(supervisor.page, 'Fire watch');

  // Smoke is immediate danger, at once and for everybody: the watch stands still, and the head of the page is red.
  await recordFailedRound(holder.page, 'Smoke behind the wall');
  for (const { page } of [holder, supervisor]) {
    await expect(getHead(page)).toContainText('Fire-watch round failed: Smoke behind the wall');
    await expect(getHead(page).locator('.work-clock')).toHaveAttribute('data-tone', 'red');
    await expect(getCauses(page)).toContainText('Smoke behind the wall');
  }

  // The holder does not answer it, and no round of theirs starts the watch before the issuing authority does.
  await expect(getHead(holder.page)).toContainText(
    'The issuing authority inspects the place and answers what happened.',
  );
  await expectAccessibleAtSize(holder.page, phone, undefined, ['light']);
  await recordClearRound(holder.page);
  await expect(getHead(holder.page)).toContainText('Fire-watch round failed: Smoke behind the wall');
  await expect(holder.page.getByRole('button', { name: 'Answer what happened' })).toHaveCount(0);
  await holder.page.goto(`/permits/review/${permit._id}`);
  await expect(getActionBar(holder.page)).toContainText('Request Closure: The fire watch runs until its end.');
  await expect(changePermitStatus(holder.api, permit, 'PendingClosure')).rejects.toThrow('The fire watch runs');
  await holder.page.goto(address);

  await openSheet(supervisor.page, 'Answer what happened');
  await getSheet(supervisor.page).getByRole('checkbox').check();
  await getSheet(supervisor.page).getByRole('textbox').fill('Opened the wall, wetted the insulation');
  await clickInSheet(supervisor.page, 'Answer what happened');
  await expect(getSheet(supervisor.page)).toBeHidden();
  await expect(getHead(holder.page)).toContainText('Fire watch: the next round starts it');
  await recordClearRound(holder.page);
  await expectWholeWatch(holder.page);
  await expect(getCauses(holder.page)).toHaveCount(0);

  // Nobody makes the next round: the watch has no end before somebody does.
  await expect(getCauses(holder.page)).toContainText('Fire-watch round missed', { timeout: 90_000 });
  await expect(getHead(holder.page)).toContainText('Fire watch: the next round starts it');
  await expectStatus(supervisor.page, 'Fire watch');
  await recordClearRound(holder.page);
  await expectWholeWatch(holder.page);
  await expect(getCauses(holder.page)).toHaveCount(0);
});
