import type { PictureSize, PrintedValue } from '../input-renderers.ts';
import { palette } from '../palette.ts';
import { createGap, sumHeights, labelStyle, valueStyle, type Paper, type Strip } from '../paper.ts';
import { openPicture, type Picture } from '../pictures/open-picture.ts';
import type { Block } from './cells.ts';

type PrintedPicture = Extract<PrintedValue, { kind: 'picture' }>;

/** The largest sizes of pictures, in points; photographs are two in a row. */
const maximumSizes: Record<PictureSize, { width: number; height: number }> = {
  signature: { width: 170, height: 78 },
  photograph: { width: 248, height: 186 },
  map: { width: 511, height: 320 },
};
const gutter = 14;
/** The most points per pixel of a picture: small ones are not enlarged further. */
const largestPixel = 0.75;

interface PlacedPicture extends PrintedPicture {
  picture: Picture;
  width: number;
  height: number;
}

function fitPicture(values: PrintedPicture, picture: Picture, room: number): PlacedPicture {
  const limit = maximumSizes[values.size];
  const scale = Math.min(
    Math.min(room, limit.width) / picture.width,
    limit.height / picture.height,
    values.size === 'map' ? Number.POSITIVE_INFINITY : largestPixel,
  );
  return { ...values, picture, width: picture.width * scale, height: picture.height * scale };
}

/** Lays out pictures side by side as far as they fit, each as a figure; a broken one shows a note. */
export function layOutPictures(paper: Paper, values: readonly PrintedPicture[], width: number): Block[] {
  const blocks: Block[] = [];
  let row: PlacedPicture[] = [];
  const endRow = () => {
    if (row.length > 0) blocks.push(createRowBlock(paper, row));
    row = [];
  };
  for (const value of values) {
    const picture = openPicture(paper.pdf, value.content);
    if (!picture) {
      endRow();
      const sentence = `${value.caption || value.alternative} cannot be printed: the picture is damaged or too large. Open the permit to view it.`;
      blocks.push({ tag: 'P', strips: paper.layOutText(sentence, { ...valueStyle, color: palette.muted }, width) });
      continue;
    }
    const placed = fitPicture(value, picture, width);
    const used = row.reduce((sum, other) => sum + Math.max(other.width, maximumSizes[other.size].width) + gutter, 0);
    if (row.length > 0 && used + placed.width > width) endRow();
    row.push(placed);
  }
  endRow();
  return blocks;
}

function createRowBlock(paper: Paper, row: readonly PlacedPicture[]): Block {
  const captions = row.map((value) => paper.layOutText(value.caption, labelStyle, maximumSizes[value.size].width));
  const height = Math.max(...row.map((value) => value.height));
  const strip: Strip = {
    height: height + 6 + Math.max(...captions.map(sumHeights)),
    draw: (x, y) => {
      let at = x;
      row.forEach((value, index) => {
        drawPicture(paper, value, at, y + 2);
        let line = y + height + 4;
        for (const caption of captions[index] ?? []) {
          caption.draw(at, line);
          line += caption.height;
        }
        at += maximumSizes[value.size].width + gutter;
      });
    },
  };
  return {
    tag: 'Figure',
    strips: [strip, createGap(2)],
    alternative: row.map((value) => value.alternative).join('; '),
  };
}

function drawPicture({ pdf }: Paper, { picture, width, height }: PlacedPicture, x: number, y: number): void {
  pdf.image(picture.drawable, x, y, { width, height });
  pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(palette.hairline).stroke();
}
