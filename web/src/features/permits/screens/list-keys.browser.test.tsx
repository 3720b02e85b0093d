import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLetterKeys } from '../../../lib/letter-keys.ts';
import { press } from '../../../testing/page.ts';
import { openPermitList } from '../../../testing/permit-lists.tsx';

const link = (position: number) => page.getByRole('link', { name: `F10N-TI-00000${position}` });

afterEach(() => setLetterKeys(true));

test('J and K move among the rows, and Enter opens one', async () => {
  const { getAddress } = await openPermitList();
  await press('j');
  await expect.element(link(1)).toHaveFocus();
  await press('jj');
  await expect.element(link(3)).toHaveFocus();
  await press('j');
  await expect.element(link(3)).toHaveFocus();
  await press('k');
  await expect.element(link(2)).toHaveFocus();
  await press('{Enter}');
  await expect.poll(getAddress).toBe('/permits/permit-2');
});

test('a letter acts neither while somebody types, nor with a dialog open, nor when the keys are turned off', async () => {
  await openPermitList();
  const search = page.getByRole('searchbox', { name: 'Search permits' });
  await userEvent.type(search, 'j');
  await expect.element(search).toHaveValue('j');
  await expect.element(search).toHaveFocus();

  const views = page.getByRole('button', { name: 'Views' });
  await views.click();
  await expect.element(page.getByRole('dialog', { name: 'Saved views' })).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await press('j');
  await expect.element(link(1)).not.toHaveFocus();
  await press('{Escape}');

  setLetterKeys(false);
  (document.activeElement as HTMLElement).blur();
  await press('j');
  await expect.element(link(1)).not.toHaveFocus();
});
