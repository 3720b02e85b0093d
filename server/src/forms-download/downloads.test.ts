import { readdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDownloadPath, formDownloads, guideDownloads } from '@eptw/domain/forms-download/downloads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { content } from '../content/content.ts';
import { readPdf, removeSpaces, type ReadPdf } from '../pdf/testing/read-pdf.ts';
import { buildDownloads } from './build-downloads.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'eptw-documents-'));
  await buildDownloads(directory, readConfig({}).fontDirectory);
});
afterAll(() => rm(directory, { recursive: true }));

const readDownload = (address: string) => readFile(path.join(directory, address));
const a4 = [595.28, 841.89];

function expectNumbered({ pages }: ReadPdf): void {
  pages.forEach((page, position) => expect(page).toContain(`Page ${position + 1} of ${pages.length}`));
}

it('draws exactly the documents in the table of downloads', async () => {
  const names = async (folder: string) => (await readdir(path.join(directory, folder))).toSorted();
  expect(await names('formdownloads')).toEqual(formDownloads.map(({ file }) => file).toSorted());
  expect(await names('userguides')).toEqual(guideDownloads.map(({ file }) => file).toSorted());
});

describe.each(formDownloads)('$title', (download) => {
  const checklist = content.checklists[download.file];
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(await readDownload(getDownloadPath('forms', download.file)));
  });

  it('is an A4 document of few numbered pages, with its title and edition', () => {
    expect(pdf.title).toBe(download.title);
    expect(pdf.language).toBe('en');
    expect(pdf.size.map(Math.round)).toEqual(a4.map(Math.round));
    expect(pdf.pages.length).toBeGreaterThanOrEqual(2);
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
    expect(pdf.smallestText).toBeGreaterThanOrEqual(8);
    expect(pdf.pages[0]).toContain(download.title);
    expect(pdf.letters).toContain(removeSpaces(`edition of ${download.lastUpdated}`));
    expectNumbered(pdf);
  });

  it('has fields for the place, the permit and the inspector, and for signatures', () => {
    const fields = ['Site', 'Permit number', 'Date', 'Location', 'Company', 'Inspected by', ...checklist.particulars];
    for (const field of [...fields, ...checklist.signatures, 'Signature', 'Remarks'])
      expect(pdf.letters).toContain(removeSpaces(field));
    // Loose sheets can be matched.
    for (const page of pdf.pages.slice(1)) expect(page).toContain('Permit number: ____');
  });

  it('has every line to tick, numbered, with its three answers', () => {
    expect(checklist.sections.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(20);
    checklist.sections.forEach(({ title, items }, section) => {
      expect(pdf.letters).toContain(removeSpaces(`${section + 1} ${title} Yes No N/A Remarks`));
      items.forEach((item, line) => expect(pdf.letters).toContain(removeSpaces(`${section + 1}.${line + 1} ${item}`)));
    });
  });

  it('says when to stop, and the possible results of the inspection', () => {
    for (const text of [...checklist.stopWork, ...checklist.results]) expect(pdf.letters).toContain(removeSpaces(text));
  });
});

describe('the user guide', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await readPdf(await readDownload('/userguides/user-guide.pdf'));
  });

  it('has six to ten numbered pages', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(6);
    expect(pdf.pages.length).toBeLessThanOrEqual(10);
    expect(pdf.smallestText).toBeGreaterThanOrEqual(8);
    expectNumbered(pdf);
  });

  it('lists in its contents the pages on which its chapters begin', () => {
    const [cover = '', ...pages] = pdf.pages;
    content.guide.forEach(({ title }, position) => {
      const heading = `${position + 1} ${title}`;
      const named = new RegExp(`${heading} (\\d+)`).exec(cover)?.[1];
      expect(pages.findIndex((page) => page.includes(heading)) + 2).toBe(Number(named));
    });
  });

  it('is written for those who raise, decide, finish and administer', () => {
    for (const text of ['Raising a permit', 'Reviewing a permit', 'permit closer', 'Administering'])
      expect(pdf.letters).toContain(removeSpaces(text));
  });
});

it('draws the same document again from the same content', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'eptw-documents-'));
  await buildDownloads(other, readConfig({}).fontDirectory);
  const address = '/formdownloads/ladder-checklist.pdf';
  expect((await readFile(path.join(other, address))).equals(await readDownload(address))).toBe(true);
  await rm(other, { recursive: true });
});
