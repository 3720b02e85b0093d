import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStore, useStore } from '../../lib/store.ts';
import { mount } from '../../testing/mount.tsx';
import { noteFocusBeforePage } from './focus-heading.ts';
import { PageHeader } from './page-header.tsx';

const heading = page.getByRole('heading', { name: 'The permit' });
const menu = page.getByRole('button', { name: 'Open menu' });

/** A page that loads until the returned function is called, beside the button of the menu. */
async function openLoading() {
  const isLoaded = createStore(false);
  function Frame() {
    return (
      <>
        <button>Open menu</button>
        {useStore(isLoaded) && <PageHeader title="The permit" />}
      </>
    );
  }
  mount({ screens: { '/page': <Frame /> } });
  await expect.element(menu).toBeVisible();
  return () => isLoaded.set(true);
}

test('the heading of a page takes the focus when the page has loaded', async () => {
  const finish = await openLoading();
  finish();
  await expect.element(heading).toHaveFocus();
});

test('it takes it from the link that led to the page', async () => {
  const finish = await openLoading();
  await userEvent.click(menu);
  noteFocusBeforePage();
  finish();
  await expect.element(heading).toHaveFocus();
});

test('it leaves it to what the user chose while the page loaded', async () => {
  const finish = await openLoading();
  noteFocusBeforePage();
  await userEvent.click(menu);
  finish();
  await expect.element(heading).toBeVisible();
  await expect.element(menu).toHaveFocus();
});
