import { message } from '@eptw/domain/message';
import { expectAccessibleEverywhere, openScreen } from './fixtures/accessibility.ts';
import { raiseSippWork } from './fixtures/sipp-works.ts';
import { expect, test } from './fixtures/test.ts';

test.describe('the dashboard meets the accessibility rules', () => {
  test('on today’s board, with trends and with the description of a point', async ({ as }) => {
    const { page } = await as('super.admin');
    await openScreen(page, '/dashboard', 'Dashboard');
    await expect(page.getByRole('slider')).toHaveCount(2);
    await page.getByRole('button', { name: 'Show table' }).first().click();
    await expectAccessibleEverywhere(page);
    await openScreen(page, '/dashboard?view=trends', 'Dashboard');
    await expect(page.getByRole('slider')).toHaveCount(5);
    await page.getByRole('button', { name: 'Show table' }).first().click();
    await page.getByRole('slider').first().press('End');
    await expectAccessibleEverywhere(page);
  });

  test('with a board of every kind, and with invalid filters', async ({ as }) => {
    test.setTimeout(240_000);
    const { page } = await as('super.admin');
    for (const { title, view, shown } of [
      { title: 'as a pie', view: 'status', shown: 'Completed' },
      { title: 'as bars', view: 'child-permits&group=B', shown: 'Permits with this child permit' },
      { title: 'as a table', view: 'breakdown&status=Completed', shown: 'Borealis Engineering' },
      { title: 'as bars in colours of one’s own', view: 'year', shown: 'Colour of General' },
      { title: 'as a tree', view: 'types', shown: 'EHS' },
      { title: 'with an invalid filter', view: 'breakdown&from=&status=None', shown: message.selectBoardRange },
    ]) {
      await test.step(title, async () => {
        await openScreen(page, `/dashboard?view=${view}&from=2025-01-01&to=2030-01-01`, 'Dashboard');
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
  await openScreen(page, '/sipp-works?month=2032-02', 'Daily SIPP Works');
  await expect(page.getByRole('heading', { name: '2 Feb 2032' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  for (const [path, title, text] of [
    ['/sipp-works?month=soon', 'Daily SIPP Works', 'Choose a month'],
    ['/initiatives', 'ePTW Initiatives', '1 Permit = 400G'],
  ] as const) {
    await openScreen(page, path, title);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});
