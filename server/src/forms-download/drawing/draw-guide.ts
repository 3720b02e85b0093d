import type { Download } from '@eptw/domain/forms-download/downloads';
import { createDocument, type DrawingTools } from '../../pdf/create-document.ts';
import { palette } from '../../pdf/palette.ts';
import { createGap, type Paper } from '../../pdf/paper.ts';
import type { GuideChapter } from '../../content/guide.ts';
import { drawGuideBlock } from './guide-blocks.ts';
import { drawCover, toChapterAnchor } from './guide-contents.ts';
import { drawPageFurniture } from './page-furniture.ts';

function drawChapter(paper: Paper, { title, blocks }: GuideChapter, position: number): void {
  paper.pdf.outline.addItem(title);
  paper.pdf.addNamedDestination(toChapterAnchor(position), 'XYZ', paper.left, paper.y, null);
  const style = { size: 18, bold: true, color: palette.brand };
  paper.flow([...paper.layOutText(`${position + 1}   ${title}`, style, paper.width), createGap(8)], paper.left, 'H2');
  for (const block of blocks) drawGuideBlock(paper, block);
}

/**
 * Draws the guide once; `pages` are the pages on which its chapters are expected to begin. Returns those on which
 * they do.
 */
async function drawPass(
  { title, lastUpdated }: Download,
  chapters: readonly GuideChapter[],
  pages: readonly number[],
  drawing: DrawingTools,
): Promise<{ begun: number[]; content: Buffer }> {
  const { paper, finished } = createDocument(
    { title, author: 'ePTW', subject: 'How permits are raised, decided and finished', date: new Date(lastUpdated) },
    drawing,
  );
  drawCover(
    paper,
    title,
    lastUpdated,
    chapters.map((chapter, position) => ({ title: chapter.title, page: pages[position] ?? 0 })),
  );
  const begun = chapters.map((chapter, position) => {
    // The first chapter starts after the cover; the others start wherever enough room is left.
    if (!paper.ensureRoom(paper.pageHeight * (position === 0 ? 1 : 0.4)) && position > 0) paper.moveDown(20);
    const page = paper.pdf.bufferedPageRange().count;
    drawChapter(paper, chapter, position);
    return page;
  });
  drawPageFurniture(paper, { title, runningHeader: title, edition: lastUpdated });
  return { begun, content: await finished() };
}

/**
 * Draws a guide with a contents page. It draws twice, because the first pass finds the pages on which the chapters
 * begin.
 */
export async function drawGuide(
  download: Download,
  chapters: readonly GuideChapter[],
  drawing: DrawingTools,
): Promise<Buffer> {
  const { begun } = await drawPass(download, chapters, [], drawing);
  const { content } = await drawPass(download, chapters, begun, drawing);
  return content;
}
