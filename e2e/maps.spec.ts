import { randomUUID } from 'node:crypto';
import { message } from '@eptw/domain/message';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtSize, expectAccessibleEverywhere, phone, wide } from './fixtures/accessibility.ts';
import type { Api } from './fixtures/api.ts';
import { changePermitStatus, raisePermit } from './fixtures/permits.ts';
import { PermitForm } from './fixtures/permit-form.ts';
import {
  createElevenMegabyteFile,
  createHtmlNamedAsImage,
  createPdfFile,
  type SampleFile,
} from './fixtures/sample-files.ts';
import { expect, test } from './fixtures/test.ts';

const mapInput = 'Mark the work area and the access route on the site map';

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

/** Returns the colours of a stored picture at some points, as 'red,green,blue'. */
async function readColoursAt(
  page: Page,
  api: Api,
  filename: string,
  points: readonly [number, number][],
): Promise<string[]> {
  const { generatePresignedUrl } = await api.send<{ generatePresignedUrl: { url: string } }>(
    'query ($filename: String!) { generatePresignedUrl(filename: $filename) { url } }',
    { filename },
  );
  return page.evaluate(
    async ({ url, positions }) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 600 });
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0);
      return positions.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join());
    },
    { url: generatePresignedUrl.url, positions: points },
  );
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
  await chooseFile(page, page, createElevenMegabyteFile('large.png'));
  await expect(page.getByText(message.uploadFailed)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss large.png' }).click();
  await chooseFile(page, page, createHtmlNamedAsImage('page.png'));
  await expect(page.getByText(/This kind of file is not allowed/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss page.png' }).click();
  await chooseFile(page, page, createPdfFile('plan.pdf'));
  await create.click();
  await expect(page.getByText('A map is a PNG or JPEG picture. Choose another file.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Remove Map image' }).click();
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
  expect(await readColoursAt(page, api, picture, [[150, 150]])).toEqual(['0,0,128']);

  await page.getByRole('link', { name: `${name} renamed` }).click();
  await expect(page.getByRole('button', { name: 'Save map' })).toBeEnabled();
  await page.goBack();
  await chooseRowAction(page, `${name} renamed`, 'Delete');
  const question = page.getByRole('dialog', { name: 'Delete this map?' });
  await expect(question).toContainText(message.confirmDeletion);
  await question.getByRole('button', { name: 'Delete map' }).click();
  await expect(page.getByText('The map was deleted.')).toBeVisible();
  await expect(page.getByText(`${name} renamed`)).toHaveCount(0);
});

test('a permit is marked on a map of its site, and its reviewer is offered the same maps', async ({ as, apiOf }) => {
  const { page: admin } = await as('super.admin');
  const name = `0 Map ${randomUUID().slice(0, 8)}`;
  await admin.goto('/maps/create-map');
  await admin.getByLabel('Name').fill(name);
  await new PermitForm(admin).choose(admin, 'Site', 'Fab 10A1 (F10A1)');
  await chooseFile(admin, admin, await createSquarePicture(admin, 'rgb(0, 128, 0)'));
  await admin.getByRole('button', { name: 'Create map' }).click();
  await expect(admin.getByText('The map was created.')).toBeVisible();

  const { page, api } = await as('requestor@acme-works.example');
  const form = new PermitForm(page);
  await form.open();
  const documents = await form.goToSection('Drawings and documents');
  await expect(documents.getByRole('button', { name: mapInput })).toBeVisible();
  // Without a site there is only a grid.
  await expect(documents.getByRole('combobox', { name: 'Map to mark' })).toHaveCount(0);
  await form.choose(page.getByRole('region', { name: 'Who and where' }), 'Site', 'Fab 10A1');
  const maps = documents.getByRole('combobox', { name: 'Map to mark' });
  await maps.click();
  await expect(await form.findOptions(maps)).toHaveText(['Level 1, plant', 'Level 2, cleanroom', 'Plain grid']);
  await page.keyboard.press('Escape');

  const uploaded = page.waitForResponse(async (response) => (await response.text()).includes('"singleUpload"'));
  await form.draw(documents.getByRole('button', { name: mapInput }));
  const payload = (await (await uploaded).json()) as { data: { singleUpload: { filename: string } } };
  await expect(documents.getByText('Marking saved')).toBeVisible();
  const { filename } = payload.data.singleUpload;
  // The complete square is centred on white paper; the stroke is red.
  const points: [number, number][] = [
    [10, 300],
    [210, 590],
    [790, 10],
    [990, 300],
  ];
  expect(await readColoursAt(page, api, filename, points)).toEqual([
    '255,255,255',
    '0,128,0',
    '0,128,0',
    '255,255,255',
  ]);

  // The same lines on another map are saved again.
  const secondUpload = page.waitForResponse(async (response) => (await response.text()).includes('"singleUpload"'));
  await form.choose(documents, 'Map to mark', 'Level 2, cleanroom');
  const second = (await (await secondUpload).json()) as typeof payload;
  const [corner] = await readColoursAt(page, api, second.data.singleUpload.filename, [[790, 10]]);
  expect(corner).not.toBe('0,128,0');

  const permit = await raisePermit(api, { site: 'F10A1', group: 'Facilities F10A1' });
  await changePermitStatus(await apiOf('pm@acme-works.example'), permit, 'PendingApproval');
  const { page: reviewer } = await as('manager');
  await reviewer.goto(`/permits/review/${permit._id}`);
  await reviewer.getByRole('button', { name: 'Edit inputs' }).click();
  await new PermitForm(reviewer).getSection('Drawings and documents').scrollIntoViewIfNeeded();
  await expect(reviewer.getByRole('combobox', { name: 'Map to mark' })).toBeVisible();
});

test('the picture of a map and its form are accessible everywhere', async ({ as }) => {
  const { page } = await as('super.admin');
  await page.goto('/maps?site=F10NX');
  await page.getByRole('button', { name: 'Show Map Image of Level 1, plant, F10NX' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Map Level 1, plant' })).toBeVisible();
  await expectAccessibleAtSize(page, wide, '[role=dialog]');
  await expectAccessibleAtSize(page, phone, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Level 1, plant' }).click();
  await expect(page.getByRole('img', { name: 'Map image' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});
