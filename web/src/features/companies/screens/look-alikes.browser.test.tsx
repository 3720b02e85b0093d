import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetLookAlikesDocument, MergeCompaniesDocument } from '../../../generated/companies.ts';
import { getSent, respondTo } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { confirmDialog, toasts } from '../../../testing/page.ts';
import { LookAlikeNotice } from '../components/look-alike-notice.tsx';
import type { LookAlikes as Found } from '../components/count-look-alikes.ts';
import { LookAlikes } from './look-alikes.tsx';

const acme: Found['companies'][number] = {
  names: ['ACME Works', 'ＡＣＭＥ Works'],
  spellings: [
    { name: 'ACME Works', people: 14, permits: 1204, workers: 31 },
    { name: 'ACME\u00A0Works', people: 1, permits: 1, workers: 0 },
    { name: 'ＡＣＭＥ Works', people: 0, permits: 0, workers: 2 },
  ],
  sharedPasses: [],
};
const none: Found = { companies: [], accounts: [], workers: [] };
const some: Found = {
  companies: [acme],
  accounts: [
    {
      accounts: [
        { _id: 'ann', fullname: 'Ann Lee', email: 'ann@fab.example', company: 'Fab' },
        { _id: 'other', fullname: 'Anne Lee', email: 'ann\u200B@fab.example', company: '' },
      ],
    },
  ],
  workers: [],
};

const superAdmin = {
  _id: 'person-super-admin',
  email: 'super.admin@fab.example',
  fullname: 'Sofia Tan',
  role: 'SuperAdmin' as const,
  company: 'Fab',
};

function open(found: Found) {
  respondTo(GetLookAlikesDocument, () => ({ getLookAlikes: found }));
  return mount({ screens: { '/look-alikes': <LookAlikes /> }, address: '/look-alikes', user: superAdmin });
}

test('shows what the spellings of a company differ by and have, and merges them once that is confirmed', async () => {
  open(some);
  await expect.element(page.getByText('ACME[no-break space]Works')).toBeVisible();
  await expect.element(page.getByText('14 people, 1,204 permits and 31 workers')).toBeVisible();
  await expect.element(page.getByText('1 person, 1 permit and 0 workers')).toBeVisible();
  await expect.element(page.getByText('ann[zero-width space]@fab.example')).toBeVisible();
  respondTo(MergeCompaniesDocument, () => ({
    mergeCompanies: { success: true, code: 'OK' as const, message: 'The companies are merged.' },
  }));
  await page.getByRole('button', { name: 'Merge companies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge 3 companies into ACME Works?' });
  await expect.element(dialog).toHaveTextContent('15 people, 1,205 permits and 33 workers');
  await expect.element(dialog).toHaveTextContent('This cannot be undone');
  expect(getSent(MergeCompaniesDocument)).toEqual([]);
  respondTo(GetLookAlikesDocument, () => ({ getLookAlikes: none }));
  await confirmDialog('This cannot be undone', 'Merge companies');
  await expect.element(toasts).toHaveTextContent('The companies are merged.');
  expect(getSent(MergeCompaniesDocument)).toEqual([{ name: 'ACME Works' }]);
  await expect.element(page.getByText('No look-alikes.')).toBeVisible();
});

test('says which workers would have one pass number, and does not merge until that is corrected', async () => {
  const sharedPasses = [
    { company: 'ACME Works', name: 'Ann Lee', passNumber: 'P-1' },
    { company: 'ACME\u00A0Works', name: 'Ben Ong', passNumber: 'P 1' },
  ];
  open({ ...none, companies: [{ ...acme, sharedPasses }] });
  await expect.element(page.getByText(/Ann Lee \(P-1\) and Ben Ong \(P 1\)/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Merge companies' })).toBeDisabled();
});

test.each([
  ['SuperAdmin', some, true],
  ['SuperAdmin', none, false],
  ['SiteAdmin', some, false],
] as const)('the notice to a %s', async (role, found, isShown) => {
  respondTo(GetLookAlikesDocument, () => ({ getLookAlikes: found }));
  const screen = (
    <>
      <LookAlikeNotice />
      <h1>Users</h1>
    </>
  );
  mount({ screens: { '/users': screen }, address: '/users', user: { ...superAdmin, role } });
  await expect.element(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  const notice = page.getByText('Some names look alike: 3 companies and 2 accounts.');
  if (isShown) await expect.element(notice).toBeVisible();
  else {
    await expect.poll(() => getSent(GetLookAlikesDocument).length).toBe(role === 'SuperAdmin' ? 1 : 0);
    await expect.element(notice).not.toBeInTheDocument();
  }
});
