import { message } from '@eptw/domain/message';
import { expectAccessibleEverywhere } from './fixtures/accessibility.ts';
import { raiseSippWork } from './fixtures/sipp-works.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('the dashboard meets the accessibility rules', () => {
  test('on today’s board, with trends and with the description of a point', async ({ as }) => {
    const { page } = await as('super.admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('slider')).toHaveCount(2);
    await page.getByRole('button', { name: 'Show table' }).first().click();
    await expectAccessibleEverywhere(page);
    await page.goto('/dashboard?view=trends');
    await expect(page.getByRole('slider')).toHaveCount(5);
    await page.getByRole('button', { name: 'Show table' }).first().click();
    await page.getByRole('slider').first().press('End');
    await expectAccessibleEverywhere(page);
  });

  test('with a board of every kind, and with invalid filters', async ({ as }) => {
    test.setTimeout(240_000);
    const { page } = await as('super.admin');
    for (const { what, view, shown } of [
      { what: 'as a pie', view: 'status', shown: 'Completed' },
      { what: 'as bars', view: 'child-permits&group=B', shown: 'Permits with this child permit' },
      { what: 'as a table', view: 'breakdown&status=Completed', shown: 'Borealis Engineering' },
      { what: 'as bars in colours of one’s own', view: 'year', shown: 'Colour of General' },
      { what: 'as a tree', view: 'types', shown: 'EHS' },
      { what: 'that was asked nonsense', view: 'breakdown&from=&status=None', shown: message.selectBoardRange },
    ]) {
      await test.step(what, async () => {
        await page.goto(`/dashboard?view=${view}&from=2025-01-01&to=2030-01-01`);
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
        if (view === 'types') await page.getByRole('button', { name: 'Expand All' }).click();
        await expectAccessibleEverywhere(page);
      });
    }
  });
});

test('the reports, and one with an invalid month, meet the accessibility rules', async ({ as, apiOf }) => {
  await raiseSippWork(await apiOf('requestor@acme-works.example'), {
    startDate: '2032-02-02',
    preferredEndDate: '2032-02-03',
  });
  const { page } = await as('super.admin');
  await page.goto('/sipp-works?month=2032-02');
  await expect(page.getByRole('heading', { name: '2 Feb 2032' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  for (const [address, words] of [
    ['/sipp-works?month=soon', 'Choose a month'],
    ['/initiatives', '1 Permit = 400G'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});
