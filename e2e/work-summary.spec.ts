import type { Page } from '@playwright/test';
import { impactInputName } from '@eptw/domain/template/purpose/legacy-purposes';
import type { AttachedForm, Submission } from '@eptw/domain/template/model/submission';
import { expectAccessibleEverywhere, phone, wide } from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import { getActionBar } from './fixtures/permit-screens.ts';
import { raisePermit } from './fixtures/permits.ts';
import { createRequiredSubmission, loadTemplate } from './fixtures/submissions.ts';
import { expect, test } from './fixtures/test.ts';

const requestor = 'requestor@acme-works.example';
const pm = 'pm@acme-works.example';

/** Returns forms of the catalogue with their required answers, for attaching. */
async function createAttachedForms(api: Api, codes: string[]): Promise<AttachedForm[]> {
  const { getTemplates } = await api.send<{ getTemplates: { items: { _id: string; code: string }[] } }>(
    '{ getTemplates(limit: 1000) { items { _id code } } }',
  );
  const ids = codes.map((code) => getTemplates.items.find((item) => item.code === code)?._id ?? '');
  return Promise.all(
    ids.map(async (form) => ({ form, submission: createRequiredSubmission(await loadTemplate(api, form)) })),
  );
}

/** Raises a permit with hot work and energy isolation, and many answers. */
async function raiseHighRiskPermit(api: Api) {
  const submission: Submission = {
    workDetails:
      'Weld a new support for the process cooling water strainer at pump P-2, then replace the strainer. '.repeat(2),
    workLocation: 'Bay 12, tool ETX-204',
    buildingLevel: 'Level 2 - Sub-fab',
    numberOfWorkers: '6',
    riskLevel: 'High',
    [impactInputName]: [
      'Isolation of electrical, mechanical or fluid energy #A7',
      'Manual handling of loads over 25 kg',
      'Work at night, on weekends or alone',
    ],
  };
  return raisePermit(api, {
    submission,
    attached: await createAttachedForms(api, ['A7', 'B1D01']),
  });
}

const getWorkPanel = (page: Page) => page.getByRole('region', { name: 'Work and risk' });

test('on a phone the work and its risk are visible before Approve can be used', async ({ as, apiOf }) => {
  const permit = await raiseHighRiskPermit(await apiOf(requestor));
  const { page } = await as(pm, { viewport: phone, hasTouch: true });
  await page.goto(`/permits/review/${permit._id}`);
  const approve = getActionBar(page).getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toBeInViewport({ ratio: 1 });
  const bar = await getActionBar(page).boundingBox();
  for (const fact of [
    'Weld a new support',
    'Bay 12, tool ETX-204, Level 2 - Sub-fab',
    /^to .*\d\d:\d\d$/,
    'Hot work',
    'Isolation of electrical, mechanical or fluid energy',
    'A7',
    'B1D01',
    'High',
    '6',
  ]) {
    const shown = getWorkPanel(page)
      .getByText(fact, { exact: fact === '6' || fact === 'High' || fact === 'A7' })
      .first();
    await expect(shown, String(fact)).toBeInViewport({
      ratio: typeof fact === 'string' && fact.startsWith('Weld') ? 0.9 : 1,
    });
    const box = await shown.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `${String(fact)} is above the bar`).toBeLessThanOrEqual(
      bar?.y ?? 0,
    );
  }
  // The page has not been scrolled yet.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(bar?.height ?? Infinity).toBeLessThanOrEqual(844 / 5);
});

test('work and risk are above the approvals, empty optional inputs are collapsed, and required ones never are', async ({
  as,
  apiOf,
}) => {
  const permit = await raiseHighRiskPermit(await apiOf(requestor));
  const { page } = await as(pm, { viewport: wide });
  for (const path of [`/permits/${permit._id}`, `/permits/review/${permit._id}`]) {
    await page.goto(path);
    const [work, approvals] = [getWorkPanel(page), page.getByRole('heading', { name: 'Approvals' })];
    await expect(work).toContainText('Bay 12, tool ETX-204, Level 2 - Sub-fab');
    await expect(work.getByText('High-risk work').locator('..').getByRole('listitem')).toHaveText([
      'Hot work',
      'Isolation of electrical, mechanical or fluid energy',
      'Manual handling of loads over 25 kg',
      'Work at night, on weekends or alone',
    ]);
    const [above, below] = [await work.boundingBox(), await approvals.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }
  await expectAccessibleEverywhere(page, '.permit-work');

  const section = page.getByRole('region', { name: /Work and period$/ }).first();
  const hidden = section.locator('dt:not(:visible)');
  const more = section.getByRole('button', { name: /^\d+ not filled in$/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const counted = Number.parseInt((await more.textContent()) ?? '', 10);
  await expect(hidden).toHaveCount(counted);
  await expect(section.getByText('Grid reference')).toBeHidden();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(hidden).toHaveCount(0);
  await expect(section.getByText('Grid reference')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(hidden).toHaveCount(counted);

  await page.emulateMedia({ media: 'print' });
  await expect(section.getByText('Grid reference')).toBeVisible();
  await expect(more).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const rail = page.getByRole('navigation', { name: 'Sections' });
  await rail.getByRole('link', { name: /Drawings and documents/ }).click();
  const documents = page.getByRole('region', { name: /Drawings and documents$/ });
  await expect(documents.getByRole('heading')).toBeFocused();
  // Approvers are asked for confirmation when one is missing.
  await expect(documents.getByText('Not uploaded')).not.toHaveCount(0);
  await expect(documents.getByText('Not uploaded').first()).toBeVisible();
  await rail.getByRole('link', { name: /^A7/ }).click();
  await expect(page.getByRole('region', { name: /ENERGY ISOLATION/ }).first()).toBeInViewport();
});
