import type { PngFile } from './png-file.ts';

const channels = 4;

/** The neighbour that the fourth way of filtering predicts from: whichever is nearest to their gradient. */
function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - corner - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Takes the filter off a row, in place. `above` is the row before it, without its filter. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array): void {
  for (let at = 0; at < row.length; at += 1) {
    const left = at < channels ? 0 : (row[at - channels] ?? 0);
    const up = above[at] ?? 0;
    const value = row[at] ?? 0;
    if (filter === 1) row[at] = value + left;
    else if (filter === 2) row[at] = value + up;
    else if (filter === 3) row[at] = value + ((left + up) >> 1);
    else if (filter === 4) row[at] = value + nearest(left, up, at < channels ? 0 : (above[at - channels] ?? 0));
    else throw new Error('The picture has a row of no known kind');
  }
}

/**
 * The pixels of a picture of red, green, blue and opacity, of a byte each and not interlaced, on white paper. The
 * plain loops are what makes it fast: every signature and every marked map comes through here.
 */
export function flattenRows({ width, height, unpacked }: PngFile): Uint8Array {
  const flat = new Uint8Array(width * height * 3);
  let above: Uint8Array = new Uint8Array(width * channels);
  let to = 0;
  for (let line = 0; line < height; line += 1) {
    const start = line * (width * channels + 1);
    const row = unpacked.subarray(start + 1, start + 1 + width * channels);
    const filter = unpacked[start] ?? 0;
    if (filter !== 0) unfilter(filter, row, above);
    for (let at = 0; at < row.length; at += channels) {
      const alpha = row[at + 3] ?? 255;
      const white = 255 - alpha;
      for (let color = at; color < at + 3; color += 1) {
        const value = row[color] ?? 0;
        flat[to] = white === 0 ? value : white + Math.round((value * alpha) / 255);
        to += 1;
      }
    }
    above = row;
  }
  return flat;
}
