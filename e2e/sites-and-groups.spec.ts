import { randomUUID } from 'node:crypto';
import { message } from '@eptw/domain/message';
import type { Page } from '@playwright/test';
import {
  expectAccessibleAtSize,
  expectAccessibleEverywhere,
  openScreen,
  phone,
  wide,
} from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import { failOperation } from './fixtures/network.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { expect, test } from './fixtures/test.ts';

/** Returns letters and digits that no other test uses. */
function createUniqueCode(): string {
  return randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase();
}

function getRow(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}

async function chooseRowAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function findSiteId(api: Api, code: string): Promise<string> {
  const { getSites } = await api.send<{ getSites: { items: { _id: string; code: string }[] } }>(
    '{ getSites(limit: 100) { items { _id code } } }',
  );
  return getSites.items.find((site) => site.code === code)?._id ?? '';
}

async function createGroup(api: Api, name: string, code: string): Promise<string> {
  const { createGroup: payload } = await api.send<{ createGroup: { item: { _id: string } } }>(
    'mutation ($data: CreateGroupInput!) { createGroup(data: $data) { item { _id } } }',
    { data: { name, site: await findSiteId(api, code) } },
  );
  return payload.item._id;
}

test.describe('sites', () => {
  test('are created, edited and deleted, and keep entries when refused', async ({ as }) => {
    const { page, api } = await as('super.admin');
    const code = `S${createUniqueCode()}`;
    await page.goto('/sites');
    await page.getByRole('link', { name: 'Create Site' }).click();
    const create = page.getByRole('button', { name: 'Create site' });
    await expect(create).toBeDisabled();
    await page.getByLabel('Name').fill('Fab of the test');
    await page.getByLabel('Code').fill('F10N');
    await page.getByLabel('Address').fill('7 Fab Road');
    // Of some four hundred options, only the matches are rendered.
    await page.getByRole('combobox', { name: 'Time Zone' }).fill('tokyo');
    await page.keyboard.press('Enter');
    await create.click();
    await expect(
      page.getByRole('main').getByText('Another site has the code F10N. Choose another code.'),
    ).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Fab of the test');
    await page.getByLabel('Code').fill(code);
    await create.click();
    await expect(page.getByText('The site was created.')).toBeVisible();
    await expect(page).toHaveURL('/sites');
    await expect(getRow(page, code)).toContainText('7 Fab Road');
    await expect(getRow(page, code)).toContainText('Asia/Tokyo');

    await page.getByRole('row').filter({ hasText: code }).getByRole('link').click();
    await page.getByLabel('Name').fill(`Fab ${code}`);
    // Another administrator changes it concurrently.
    await api.send('mutation ($id: ID!, $data: UpdateSiteInput!) { updateSite(id: $id, data: $data) { success } }', {
      id: await findSiteId(api, code),
      data: { address: '9 Fab Road' },
    });
    await page.getByRole('button', { name: 'Save site' }).click();
    await expect(getRow(page, code)).toContainText(`Fab ${code}`);
    await expect(getRow(page, code)).toContainText('9 Fab Road');
    await chooseRowAction(page, `Fab ${code}`, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this site?' });
    await expect(dialog).toContainText(message.confirmDeletion);
    await dialog.getByRole('button', { name: 'Delete site' }).click();
    await expect(page.getByText('The site was deleted.')).toBeVisible();
    await expect(getRow(page, code)).toHaveCount(0);
  });
});

test.describe('disciplines', () => {
  test('are created, viewed, edited with their code locked, found and deleted', async ({ as }) => {
    const { page } = await as('site.admin');
    const code = `D${createUniqueCode()}`;
    await page.goto('/disciplines/create-discipline');
    await expect(page.getByRole('button', { name: 'Create discipline' })).toBeDisabled();
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('Description').fill('Of the test');
    await page.getByRole('button', { name: 'Create discipline' }).click();
    await expect(page.getByText('The discipline was created.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search code or description' }).fill(code);
    await expect(page).toHaveURL(`/disciplines?search=${code}`);
    await page.getByRole('link', { name: code }).click();
    await expect(page.getByRole('heading', { name: `Discipline ${code}` })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Of the test' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Code')).toBeDisabled();
    await page.getByLabel('Description').fill('<b>no</b>');
    await expect(page.getByRole('main').getByText('Description may not contain HTML. Remove the tags.')).toBeVisible();
    await page.getByLabel('Description').fill('Of another test');
    await page.getByRole('button', { name: 'Save discipline' }).click();
    // Back to the list in its last state.
    await expect(page).toHaveURL(`/disciplines?search=${code}`);
    await expect(getRow(page, code)).toContainText('Of another test');
    await chooseRowAction(page, code, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The discipline was deleted.')).toBeVisible();
    await expect(page.getByText('Nothing matches')).toBeVisible();
  });
});

test.describe('MT groups', () => {
  test('are created at the administrator’s sites, given members, edited and deleted', async ({ as }) => {
    const { page, api } = await as('site.admin');
    const name = `Group ${createUniqueCode()}`;
    await page.goto('/mtgroup/create-group');
    const create = page.getByRole('button', { name: 'Create MT group' });
    await page.getByLabel('Group Name').fill(name);
    await expect(create).toBeDisabled();
    await page.getByRole('combobox', { name: 'Site', exact: true }).click();
    const sites = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await expect(sites).toHaveText(['Fab 10A1 (F10A1)', 'Fab 10N (F10N)']);
    await sites.last().click();
    await create.click();
    await expect(page.getByText('The MT group was created.')).toBeVisible();
    await expect(getRow(page, name)).toContainText('No members');
    await chooseRowAction(page, name, 'View');
    const dialog = page.getByRole('dialog', { name: `Members of ${name}` });
    const form = new PermitForm(page);
    const list = dialog.getByRole('combobox', { name: 'Users to add' });
    await list.click();
    // Only users of the group's site.
    await expect((await form.findOptions(list)).filter({ hasText: 'Rashid Ismail' })).toHaveCount(0);
    await (await form.findOptions(list)).filter({ hasText: 'Lakshmi Menon' }).click();
    await dialog.getByRole('button', { name: 'Add users' }).click();
    await expect(page.getByText(`Added to ${name}: Lakshmi Menon.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove Lakshmi Menon' }).click();
    await page.getByRole('dialog', { name: 'Remove Lakshmi Menon' }).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/has no members left, so nobody can review for it\. Add a member\./)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(getRow(page, name)).toContainText('No members');
    await chooseRowAction(page, name, 'Edit');
    await expect(page.getByLabel('Group Name')).toHaveValue(name);
    // Another administrator renames it concurrently.
    const renamed = `${name} renamed`;
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await api.send('mutation ($id: ID!, $data: UpdateGroupInput!) { updateGroup(id: $id, data: $data) { success } }', {
      id,
      data: { name: renamed },
    });
    await form.choose(page, 'MTGroup can close permits?', 'Yes');
    await page.getByRole('button', { name: 'Save MT group' }).click();
    await expect(page).toHaveURL('/mtgroup');
    await expect(getRow(page, renamed).getByRole('cell', { name: 'Yes' })).toBeVisible();
    await chooseRowAction(page, renamed, 'Delete');
    await expect(page.getByRole('dialog')).toContainText(message.confirmDeletion);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The MT group was deleted.')).toBeVisible();
    await expect(page.getByText('Facilities F10W')).toHaveCount(0);
  });
});

test.describe('blocked words', () => {
  test('are added once, edited and deleted after a confirmation', async ({ as }) => {
    const { page } = await as('site.admin');
    const word = `Word ${createUniqueCode()}`;
    await page.goto('/blocked-words');
    await page.getByRole('button', { name: 'Add Blocked Word' }).click();
    const addDialog = page.getByRole('dialog', { name: 'Add blocked word' });
    await expect(addDialog.getByRole('button', { name: 'Add word' })).toBeDisabled();
    await addDialog.getByLabel('Blocked word').fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The word is blocked.')).toBeVisible();
    await expect(getRow(page, word)).toBeVisible();
    // Without a size changer.
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).not.toContainText('/ page');

    await page.getByRole('button', { name: 'Add Blocked Word' }).click();
    await addDialog.getByLabel('Blocked word').fill(word.toUpperCase());
    await addDialog.getByRole('button', { name: 'Add word' }).click();
    await expect(addDialog.getByText(`'${word.toUpperCase()}' is already blocked.`)).toBeVisible();
    await expect(addDialog.getByLabel('Blocked word')).toHaveValue(word.toUpperCase());
    await addDialog.getByRole('button', { name: 'Cancel' }).click();

    await chooseRowAction(page, word, 'Edit');
    const editDialog = page.getByRole('dialog', { name: 'Edit blocked word' });
    await editDialog.getByLabel('Blocked word').fill(`${word} again`);
    await editDialog.getByRole('button', { name: 'Save word' }).click();
    await expect(getRow(page, `${word} again`)).toBeVisible();
    await chooseRowAction(page, `${word} again`, 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this blocked word?' });
    await expect(question).toContainText(message.confirmBlockedWordDeletion);
    await question.getByRole('button', { name: 'Delete blocked word' }).click();
    await expect(page.getByText('The blocked word was deleted.')).toBeVisible();
    await expect(getRow(page, word)).toHaveCount(0);
  });
});

test('lists, forms, members of a group and failures are accessible', async ({ as }) => {
  test.setTimeout(240_000);
  const { page, api } = await as('super.admin');
  const group = await createGroup(api, `Group ${createUniqueCode()}`, 'F10X');
  for (const [path, title] of [
    ['/sites', 'Sites'],
    ['/sites/create-site', 'Create Site'],
    [`/sites/edit-site/${await findSiteId(api, 'F10N')}`, 'Edit Site'],
    ['/maps', 'Maps'],
    ['/maps/create-map', 'Add Map'],
    ['/disciplines', 'Disciplines'],
    ['/disciplines/create-discipline', 'Create Discipline'],
    ['/mtgroup/create-group', 'Create Group'],
    [`/mtgroup/edit-group/${group}`, 'Edit Group'],
    ['/blocked-words', 'Blocked Words'],
    ['/mtgroup', 'MT Groups'],
  ] as const)
    await test.step(path, async () => {
      await openScreen(page, path, title);
      await expectAccessibleEverywhere(page);
    });
  await chooseRowAction(page, 'Facilities F10N', 'View');
  await expect(page.getByRole('button', { name: 'Remove Farid Rahman' })).toBeVisible();
  await expectAccessibleAtSize(page, wide, '[role=dialog]');
  await expectAccessibleAtSize(page, phone, '[role=dialog]');

  await openScreen(page, '/sites/edit-site/unknown', 'Edit Site');
  await expect(page.getByText(message.notFound, { exact: true })).toBeVisible();
  await failOperation(page, 'GetDisciplinesPage');
  await openScreen(page, '/disciplines?search=anything', 'Disciplines');
  await expect(page.getByText(message.somethingWentWrong)).toBeVisible();
});
