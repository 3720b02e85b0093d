import type { Page } from '@playwright/test';
import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, test } from './fixtures/test.ts';

/** Returns texts above the inputs that overflow their field or overlap. */
async function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    const getBox = (element: Element) => element.getBoundingClientRect();
    return [...document.querySelectorAll('.form-field-head')].filter(isVisible).flatMap((head) => {
      const boxes = [...head.children].map(getBox);
      const field = getBox(head);
      const isOut = boxes.some(({ left, right }) => left < field.left - 1 || right > field.right + 1);
      const isOnAnother = boxes.some((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 8 &&
              other.top < one.bottom - 8,
          ),
      );
      return isOut || isOnAnother ? (head.textContent ?? '') : [];
    });
  });
}

test('a permit is raised on screens of common sizes with nothing clipped', async ({ as }) => {
  const { page } = await as('requestor@borealis.example', { viewport: { width: 1024, height: 768 } });
  const form = new PermitForm(page);
  await form.open();
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const bar = await page.getByRole('region', { name: 'Permit actions' }).boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(viewport.height / 10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await findClippedText(page)).toEqual([]);
    const from = form.getSection('Work and period').getByRole('textbox', { name: 'From' });
    expect(await from.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('a template with many inputs leaves no blank space below its builder', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto(`/templates/edit-template/${generalPermitTemplateId}`);
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Work location')).toBeVisible();
  const blank = await page.evaluate(() => {
    const main = document.querySelector('main');
    return document.documentElement.scrollHeight - scrollY - (main?.getBoundingClientRect().bottom ?? 0);
  });
  expect(blank).toBeLessThanOrEqual(1);
});
