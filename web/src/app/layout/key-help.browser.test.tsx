import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleEverywhere } from '../../testing/accessibility.ts';
import { mount } from '../../testing/mount.tsx';
import { press } from '../../testing/page.ts';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { KeyHelp } from './key-help.tsx';

function Screen() {
  useShortcuts([{ key: 'J', label: 'Next row', run: () => undefined }]);
  return (
    <>
      <h1>A screen</h1>
      <KeyHelp />
    </>
  );
}

test('? shows the keys of the page, and where they are turned off', async () => {
  mount({ screens: { '/': <Screen />, '/my-profile': <h1>Account</h1> } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect.element(dialog).toHaveTextContent(/JNext row/);
  await expectAccessibleEverywhere();
  await dialog.getByRole('link', { name: 'Account' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Account');
});
