import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '@eptw/domain/user/role';
import { SearchEverythingDocument, type SearchEverythingQuery } from '../../generated/search.ts';
import { expectAccessibleEverywhere } from '../../testing/accessibility.ts';
import { failure, getSent, respondTo } from '../../testing/api.ts';
import { mount } from '../../testing/mount.tsx';
import { press } from '../../testing/page.ts';
import { SearchButton } from './components/search-button.tsx';

const permit = {
  _id: 'permit-1',
  code: 'F10N-GP-000512',
  workDescription: 'Clean the sump',
  place: 'Bay 12',
  status: 'PendingApproval' as const,
  statusLabel: 'Pending Approval By Marcus Lim',
  parentPermit: null,
};
const child = { ...permit, _id: 'child-1', code: 'F10N-B2-000513', parentPermit: { _id: 'permit-1' } };
const person = { _id: 'person-1', fullname: 'Priya Nair', email: 'priya@fab.example', company: '' };
const worker = { _id: 'worker-1', name: 'Mohamed Faizal', passNumber: 'S1512', company: 'ACME Works' };

const nothing: SearchEverythingQuery = {
  permits: { items: [] },
  childPermits: { items: [] },
  people: { items: [] },
  workers: { items: [] },
};
const found: SearchEverythingQuery = {
  permits: { items: [permit] },
  childPermits: { items: [child] },
  people: { items: [person] },
  workers: { items: [worker] },
};

const box = page.getByRole('combobox', { name: /^Permit, person/ });
const options = page.getByRole('option');

async function openSearch(role: Role = 'MicronManager') {
  const user = { _id: 'user', email: 'user@fab.example', fullname: 'A User', role, company: 'Fab' };
  const screen = (
    <>
      <h1>A screen</h1>
      <SearchButton
        screens={[{ label: 'Live work', path: '/work' }]}
        actions={[{ label: 'Create Permit', path: '/permits/create-permit' }]}
      />
    </>
  );
  const opened = Object.fromEntries(
    ['/work', '/permits', '/permits/:id', '/childpermits/:id', '/crew/:id', '/users/:id'].map((path) => [
      path,
      <h1 key={path}>{path}</h1>,
    ]),
  );
  const router = mount({ screens: { '/': screen, ...opened }, user });
  await expect.element(page.getByRole('button', { name: /^Find/ })).toBeVisible();
  await press('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  return { getAddress: () => router.state.location.pathname + router.state.location.search };
}

test('Ctrl K finds permits, people and workers after a pause in typing, and arrows and Enter open one', async () => {
  respondTo(SearchEverythingDocument, () => found);
  const { getAddress } = await openSearch();
  await userEvent.type(box, '512');
  await expect.element(options.first()).toHaveTextContent('F10N-GP-000512');
  expect(new Set(getSent(SearchEverythingDocument).map(({ searchText }) => searchText))).toEqual(new Set(['512']));
  await expect.element(page.getByText('4 results')).toBeVisible();
  await expectAccessibleEverywhere();
  await press('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(box.element().getAttribute('aria-activedescendant')).toBe(options.nth(1).element().id);
  await press('{Enter}');
  await expect.poll(getAddress).toBe('/childpermits/child-1');
});

test('screens and actions are found at once, and people lead to their permits', async () => {
  respondTo(SearchEverythingDocument, () => ({ ...nothing, people: { items: [person] } }));
  const { getAddress } = await openSearch();
  await userEvent.type(box, 'l');
  await expect.element(page.getByRole('option', { name: 'Live work' })).toBeVisible();
  await userEvent.fill(box, 'ＬＩＶＥ\u00A0wörk');
  await expect.element(page.getByRole('option', { name: 'Live work' })).toBeVisible();
  await userEvent.fill(box, 'priya');
  await page.getByRole('option', { name: /^Priya Nair/ }).click();
  await expect.poll(getAddress).toBe('/permits?search=priya%40fab.example');
});

test('an administrator of accounts opens the account of a person', async () => {
  respondTo(SearchEverythingDocument, () => ({ ...nothing, ownPermits: { items: [] }, people: { items: [person] } }));
  const { getAddress } = await openSearch('SiteAdmin');
  await userEvent.fill(box, 'priya');
  await page.getByRole('option', { name: /^Priya Nair/ }).click();
  await expect.poll(getAddress).toBe('/users/person-1');
});

test('says that nothing was found, or that it could not be searched, and searches again', async () => {
  respondTo(SearchEverythingDocument, () => nothing);
  await openSearch();
  await userEvent.fill(box, 'zzz');
  await expect.element(page.getByText("Nothing that you can see matches 'zzz'.")).toBeVisible();
  respondTo(SearchEverythingDocument, () => {
    throw failure('Something went wrong');
  });
  await userEvent.fill(box, '512');
  await expect.element(page.getByText('Permits and people could not be searched.')).toBeVisible();
  respondTo(SearchEverythingDocument, () => found);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(options.first()).toHaveTextContent('F10N-GP-000512');
});
