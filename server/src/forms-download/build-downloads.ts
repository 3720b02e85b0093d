import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getDownloadPath, formDownloads, guideDownloads } from '@eptw/domain/forms-download/downloads';
import { content } from '../content/content.ts';
import { loadFonts } from '../pdf/text/fonts.ts';
import { createTypesetter } from '../pdf/text/typesetter.ts';
import { drawChecklist } from './drawing/draw-checklist.ts';
import { drawGuide } from './drawing/draw-guide.ts';

/** Draws every document that users can download into this folder, each below the path that it is served under. */
export async function buildDownloads(directory: string, fontDirectory: string): Promise<void> {
  const fonts = loadFonts(fontDirectory);
  const drawing = { fonts, typesetter: createTypesetter(fonts) };
  const save = async (address: string, document: Buffer) => {
    const file = path.join(directory, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, document);
  };
  for (const download of formDownloads) {
    const checklist = content.checklists[download.file];
    await save(getDownloadPath('forms', download.file), await drawChecklist(download, checklist, drawing));
  }
  for (const download of guideDownloads)
    await save(getDownloadPath('guides', download.file), await drawGuide(download, content.guide, drawing));
}
