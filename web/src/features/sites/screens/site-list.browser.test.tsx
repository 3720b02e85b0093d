import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  DeleteSiteDocument,
  GetSiteDocument,
  GetSitesPageDocument,
  UpdateSiteDocument,
} from '../../../generated/sites.ts';
import { getSent, respondTo, success } from '../../../testing/api.ts';
import { mount } from '../../../testing/mount.tsx';
import { toasts } from '../../../testing/page.ts';
import { EditSite } from './edit-site.tsx';
import { SiteList } from './site-list.tsx';

const sites = ['F10N', 'F10W'].map((code) => ({
  _id: `site-${code}`,
  name: code.replace('F', 'Fab '),
  code,
  address: '7 Fab Road',
  timeZone: 'Asia/Singapore',
}));

async function open() {
  respondTo(GetSitesPageDocument, () => ({ getSites: { count: sites.length, items: sites } }));
  respondTo(GetSiteDocument, ({ id }) => {
    const site = sites.find(({ _id }) => _id === id);
    const item = site ? { ...site, emergencyPhone: '', countsUnverified: true, hasPermits: true } : null;
    return { getSite: { success: true, message: '', item } };
  });
  const router = mount({ screens: { '/sites': <SiteList />, '/sites/edit-site/:id': <EditSite /> } });
  await expect.element(page.getByText('2 sites')).toBeVisible();
  return router;
}

async function chooseRowAction(name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('sites are numbered and sorted by name and code, fifty per page', async () => {
  const router = await open();
  expect(document.querySelector('tbody tr:last-child td')?.textContent).toBe('2');
  const sort = page.getByRole('button', { name: 'Code' });
  await sort.click();
  await expect.poll(() => router.state.location.search).toBe('?sort=code');
  await sort.click();
  await expect.poll(() => router.state.location.search).toBe('?sort=-code');
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('50 / page');
  expect(getSent(GetSitesPageDocument)).toEqual([
    { limit: 50, offset: 0, sortBy: null, sortOrder: null },
    { limit: 50, offset: 0, sortBy: 'code', sortOrder: 'asc' },
    { limit: 50, offset: 0, sortBy: 'code', sortOrder: 'desc' },
  ]);
});

test('a site with unfinished permits cannot be deleted, and its code is locked', async () => {
  await open();
  await chooseRowAction('Fab 10N', 'Delete');
  const refusal = 'Fab 10N has 3 permits that are not completed or cancelled.';
  respondTo(DeleteSiteDocument, () => ({ deleteSite: { success: false, code: 'CONFLICT', message: refusal } }));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts).toHaveTextContent(refusal);
  await expect.element(page.getByRole('row').filter({ hasText: 'F10N' })).toBeVisible();
  await chooseRowAction('Fab 10N', 'Edit');
  await expect.element(page.getByLabelText('Code')).toBeDisabled();
  await expect.element(page.getByText('Cannot be changed: permit numbers start with it.')).toBeVisible();
});

test('a site has the number that people call when somebody is hurt', async () => {
  await open();
  await chooseRowAction('Fab 10N', 'Edit');
  const field = page.getByLabelText('Emergency Number');
  await field.fill('the guard house');
  await expect.element(page.getByText('Enter a phone number such as +65 6123 4567.')).toBeVisible();
  await field.fill('+65 6555 0995');
  respondTo(UpdateSiteDocument, () => ({ updateSite: { ...success(), item: null } }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => getSent(UpdateSiteDocument))
    .toEqual([{ id: 'site-F10N', data: { emergencyPhone: '+65 6555 0995' } }]);
});

test('a site stops counting certificates that nobody has verified', async () => {
  await open();
  await chooseRowAction('Fab 10N', 'Edit');
  const field = page.getByRole('switch', { name: 'Unverified Certificates Count' });
  await expect.element(field).toBeChecked();
  await field.click();
  respondTo(UpdateSiteDocument, () => ({ updateSite: { ...success(), item: null } }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => getSent(UpdateSiteDocument))
    .toEqual([{ id: 'site-F10N', data: { countsUnverified: false } }]);
});
