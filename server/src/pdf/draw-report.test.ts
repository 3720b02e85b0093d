import { describe, expect, it } from 'vitest';
import type { ReportDocument } from './report-document.ts';
import { drawForTest } from './testing/draw.ts';
import { readPdf, removeSpaces } from './testing/read-pdf.ts';

function createReport(rows: number, words = 'Replace the worn joint 更换'): ReportDocument {
  const row = (index: number) => [[{ text: `F10N-GP-${index}`, strong: true }], [{ label: 'Work', text: words }]];
  return {
    title: 'Daily SIPP Works',
    hostName: 'Fab',
    period: 'March 2026',
    note: `${rows} works`,
    edition: 'Printed on 22 Nov 2026, 19:20',
    tables: [
      {
        columns: [
          { title: 'Permit', twelfths: 3 },
          { title: 'What is done', twelfths: 9 },
        ],
        groups: [{ title: '2 Mar 2026', rows: Array.from({ length: rows }, (_, index) => row(index)) }],
      },
    ],
  };
}

describe('a printed report', () => {
  it('is an A4 page with its title, period, time of printing and table, and no text below 8 points', async () => {
    const { pages, letters, title, language, size, smallestText } = await readPdf(await drawForTest(createReport(2)));
    expect({ pages: pages.length, title, language }).toEqual({
      pages: 1,
      title: 'Daily SIPP Works, March 2026',
      language: 'en',
    });
    expect(size.map(Math.round)).toEqual([595, 842]);
    expect(smallestText).toBeGreaterThanOrEqual(8);
    const words = ['Fab · REPORT', '2 works', 'Printed on 22 Nov 2026, 19:20', 'What is done', 'F10N-GP-1', '更换'];
    for (const text of [...words, 'Page 1 of 1']) expect(letters).toContain(removeSpaces(text));
  });

  it('repeats column titles and its own title on every page, and has each row once', async () => {
    const { pages } = await readPdf(await drawForTest(createReport(120)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('What is done');
      expect(page).toContain('Daily SIPP Works');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const found = pages.join(' ').match(/F10N-GP-\d+/g);
    expect(found).toEqual(Array.from({ length: 120 }, (_, index) => `F10N-GP-${index}`));
  });

  it('loses no word of a row that is higher than a page', async () => {
    const words = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ');
    const { letters, pages } = await readPdf(await drawForTest(createReport(1, words)));
    expect(pages.length).toBeGreaterThan(1);
    expect(letters).toContain('word0');
    expect(letters).toContain('word3999');
  });

  it('may have no table at all', async () => {
    const { pages } = await readPdf(await drawForTest({ ...createReport(0), tables: [] }));
    expect(pages).toHaveLength(1);
  });
});
