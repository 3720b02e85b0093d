import type { TemplateContent } from '@eptw/domain/template/model/template';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetFileLinkDocument, UploadFileDocument } from '../../../../generated/files.ts';
import { GetMapsOfSiteDocument } from '../../../../generated/maps.ts';
import { respondTo, success } from '../../../../testing/api.ts';
import { choose, press } from '../../../../testing/page.ts';
import { permitForm, site } from '../../../../testing/permit-form.tsx';
import { createPermit } from '../../../../testing/permit-payload.ts';
import { openPermit } from '../../../../testing/permit-screens.tsx';
import { general } from '../../../../testing/permit-templates.ts';
import { toTemplatePayload } from '../../../../testing/template-payload.ts';

const label = 'Mark the work area';
const withMap: TemplateContent = {
  ...general,
  sections: [{ title: 'Drawings', form: [{ type: 'map', label, name: 'workArea' }] }],
};
const maps = page.getByRole('combobox', { name: 'Map to mark' });
const green = '0,128,0';

/** Returns the address of a square picture in one colour. */
function createSquare(colour: string): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = `rgb(${colour})`;
  context?.fillRect(0, 0, 300, 300);
  return canvas.toDataURL('image/png');
}

/** Returns the colours of a picture at some points, as 'red,green,blue'. */
async function readColoursAt(file: File | undefined, points: readonly [number, number][]): Promise<string[]> {
  if (!file) throw new Error('There is no picture.');
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return points.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join());
}

let markings: File[];

beforeEach(() => {
  markings = [];
  respondTo(UploadFileDocument, ({ file }) => {
    markings.push(file);
    return { singleUpload: { ...success(), filename: `marking ${markings.length}`, url: null } };
  });
  respondTo(GetFileLinkDocument, ({ filename }) => {
    const url = createSquare(filename === 'green.png' ? green : '0,0,128');
    return { generatePresignedUrl: { ...success(), url } };
  });
  respondTo(GetMapsOfSiteDocument, ({ filterOption }) => {
    const items = [
      { _id: 'map-1', name: 'Level 1, plant', mapImage: 'green.png' },
      { _id: 'map-2', name: 'Level 2, cleanroom', mapImage: 'blue.png' },
    ];
    return { getMap: { items: filterOption === site.code ? items : [] } };
  });
});

test('a permit is marked on a map of its site, and saved again on another one', async () => {
  await permitForm.open({ general: withMap });
  const pad = page.getByRole('button', { name: label });
  await expect.element(pad).toBeVisible();
  // Without a site there is only a grid.
  await expect.element(maps).not.toBeInTheDocument();
  await choose(permitForm.panel, 'Site', 'Fab 10N');
  await maps.click();
  const options = page.getByTitle(/^(Level|Plain)/);
  await expect
    .poll(() => [...new Set(options.elements().map((option) => option.getAttribute('title')))])
    .toEqual(['Level 1, plant', 'Level 2, cleanroom', 'Plain grid']);
  await press('{Escape}');

  await permitForm.draw(pad);
  await expect.element(page.getByText('Marking saved')).toBeVisible();
  // The complete square is centred on white paper.
  const points: [number, number][] = [
    [10, 300],
    [210, 590],
    [790, 10],
    [990, 300],
  ];
  expect(await readColoursAt(markings[0], points)).toEqual(['255,255,255', green, green, '255,255,255']);

  await choose(page, `Map to mark: ${label}`, 'Level 2, cleanroom');
  await expect.poll(() => markings.length).toBe(2);
  expect(await readColoursAt(markings[1], [[790, 10]])).toEqual(['0,0,128']);
});

test('a reviewer who corrects a permit is offered the maps of its site', async () => {
  const form = toTemplatePayload('general', withMap);
  await openPermit(createPermit('PendingApproval', ['approve', 'edit'], { form, submission: {} }));
  await page.getByRole('button', { name: 'Edit inputs' }).click();
  await expect.element(maps).toBeVisible();
});
