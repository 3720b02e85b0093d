import { randomUUID } from 'node:crypto';
import { message } from '@eptw/domain/message';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import { createPdfFile, type SampleFile } from './fixtures/sample-files.ts';
import { expect, test } from './fixtures/test.ts';

/** Creates a square picture in one colour, such as 'rgb(0, 128, 0)'. */
async function createSquarePicture(page: Page, colour: string): Promise<SampleFile> {
  const dataUrl = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 300, 300);
    return canvas.toDataURL('image/png');
  }, colour);
  return { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from(dataUrl.split(',')[1] ?? '', 'base64') };
}

async function chooseFile(page: Page, scope: Page | Locator, file: SampleFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await scope.getByRole('button', { name: 'Choose file: Map image' }).click();
  await (await chooser).setFiles(file);
}

async function chooseRowAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}, F10A2`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Returns the colour of a stored picture in its middle, as 'red,green,blue'. */
async function readColour(page: Page, api: Api, filename: string): Promise<string> {
  const { generatePresignedUrl } = await api.send<{ generatePresignedUrl: { url: string } }>(
    'query ($filename: String!) { generatePresignedUrl(filename: $filename) { url } }',
    { filename },
  );
  return page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const context = new OffscreenCanvas(300, 300).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [...(context?.getImageData(150, 150, 1, 1).data ?? [])].slice(0, 3).join();
  }, generatePresignedUrl.url);
}

test('a map is added, shown, renamed, given another picture, filtered by site and deleted', async ({ as }) => {
  const { page, api } = await as('super.admin');
  const name = `Map ${randomUUID().slice(0, 8)}`;
  await page.goto('/maps');
  await page.getByRole('link', { name: 'Add Map' }).click();
  const create = page.getByRole('button', { name: 'Create map' });
  await page.getByLabel('Name').fill(name);
  await new PermitForm(page).choose(page, 'Site', 'Fab 10A2 (F10A2)');
  await expect(create).toBeDisabled();
  await chooseFile(page, page, createPdfFile('plan.pdf'));
  await expect(page.getByText('A map is a PNG or JPEG picture. Choose another file.')).toBeVisible();
  await expect(create).toBeDisabled();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Dismiss plan.pdf' }).click();
  await chooseFile(page, page, await createSquarePicture(page, 'rgb(0, 128, 0)'));
  await create.click();
  await expect(page.getByText('The map was created.')).toBeVisible();

  await new PermitForm(page).choose(page, 'Site', 'F10A1');
  await expect(page).toHaveURL('/maps?site=F10A1');
  await expect(page.getByText(name)).toHaveCount(0);
  await new PermitForm(page).choose(page, 'Site', 'F10A2');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('F10A2');
  await page.getByRole('button', { name: `Show Map Image of ${name}` }).click();
  const shown = page.getByRole('dialog', { name: `${name}, F10A2` });
  await expect(shown.getByRole('img', { name: `Map ${name}` })).toBeVisible();
  await expectAccessibleEverywhere(page, '[role=dialog]');
  await page.keyboard.press('Escape');

  await chooseRowAction(page, name, 'Change Name');
  const renameDialog = page.getByRole('dialog', { name: `Change name of ${name}` });
  await renameDialog.getByLabel('Name').fill('Level 1, plant');
  await renameDialog.getByRole('button', { name: 'Save name' }).click();
  await expect(renameDialog.getByText(/This site already has a map called Level 1, plant/)).toBeVisible();
  await renameDialog.getByLabel('Name').fill(`${name} renamed`);
  await renameDialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('row').filter({ hasText: `${name} renamed` })).toBeVisible();

  await chooseRowAction(page, `${name} renamed`, 'Re-Upload');
  const uploadDialog = page.getByRole('dialog', { name: `Re-Upload ${name} renamed` });
  await expect(uploadDialog.getByRole('button', { name: 'Save picture' })).toBeDisabled();
  await chooseFile(page, uploadDialog, await createSquarePicture(page, 'rgb(0, 0, 128)'));
  await uploadDialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(uploadDialog).toBeHidden();
  const { getMap } = await api.send<{ getMap: { items: { name: string; mapImage: string }[] } }>(
    '{ getMap(limit: 100, filterOption: "F10A2") { items { name mapImage } } }',
  );
  const picture = getMap.items.find((map) => map.name === `${name} renamed`)?.mapImage ?? '';
  expect(await readColour(page, api, picture)).toBe('0,0,128');

  await page.getByRole('link', { name: `${name} renamed` }).click();
  await expect(page.getByRole('button', { name: 'Save map' })).toBeEnabled();
  await expect(page.getByRole('img', { name: 'Map image' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goBack();
  await chooseRowAction(page, `${name} renamed`, 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete this map?' });
  await expect(question).toContainText(message.confirmDeletion);
  await question.getByRole('button', { name: 'Delete map' }).click();
  await expect(page.getByText('The map was deleted.')).toBeVisible();
  await expect(page.getByText(`${name} renamed`)).toHaveCount(0);
});
