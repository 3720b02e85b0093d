import { convertIndexedToRgb, type DecodedPng } from 'fast-png';
import type { PixelPicture } from './pixel-picture.ts';
import type { PngFile } from './png-file.ts';

const channels = 4;

/** The neighbour that PNG's Paeth filter predicts from: whichever is nearest to their gradient. */
function predictPaeth(left: number, up: number, corner: number): number {
  const leftDistance = Math.abs(up - corner);
  const upDistance = Math.abs(left - corner);
  const cornerDistance = Math.abs(left + up - corner - corner);
  if (leftDistance <= upDistance && leftDistance <= cornerDistance) return left;
  return upDistance <= cornerDistance ? up : corner;
}

/** The predictions of the rarer filters for a byte, from the bytes to its left, above it and to its upper left. */
const predictions: Record<number, (left: number, up: number, corner: number) => number> = {
  3: (left, up) => (left + up) >> 1,
  4: predictPaeth,
};

/** The value at an index that is known to exist. */
function getValue(values: PixelPicture['pixels'] | Int32Array, index: number): number {
  return values[index] as number;
}

/** One unfiltered row of pixels: as bytes, and as groups of four bytes. */
interface Row {
  bytes: Uint8Array;
  pixels: Int32Array;
}

function createEmptyRow(width: number): Row {
  const bytes = new Uint8Array(width * channels);
  return { bytes, pixels: new Int32Array(bytes.buffer) };
}

/** Adds each of four bytes to its counterpart, dropping overflows. */
function addBytes(some: number, others: number): number {
  return ((some & 0x7f7f7f7f) + (others & 0x7f7f7f7f)) ^ ((some ^ others) & 0x80808080);
}

/** Removes the filter from a row, in place. `above` is the previous row, unfiltered. */
function unfilter(filter: number, { bytes, pixels }: Row, above: Row): void {
  switch (filter) {
    case 0:
      return;
    case 1: {
      let left = 0;
      for (let index = 0; index < pixels.length; index += 1) {
        left = addBytes(left, getValue(pixels, index));
        pixels[index] = left;
      }
      return;
    }
    case 2:
      for (let index = 0; index < pixels.length; index += 1)
        pixels[index] = addBytes(getValue(above.pixels, index), getValue(pixels, index));
      return;
  }
  const predict = predictions[filter];
  if (!predict) throw new Error('The picture has a row of no known kind');
  for (let index = 0; index < bytes.length; index += 1) {
    const left = index < channels ? 0 : getValue(bytes, index - channels);
    const corner = index < channels ? 0 : getValue(above.bytes, index - channels);
    bytes[index] = getValue(bytes, index) + predict(left, getValue(above.bytes, index), corner);
  }
}

/**
 * Flattens a non-interlaced RGBA picture with 8 bits per channel onto white. Every signature and every marked map
 * comes through here; it is fast because of plain loops over four bytes at a time, and because pixels equal to those
 * above them are skipped.
 */
export function flattenRows({ width, height, unpacked }: PngFile): Uint8Array {
  // Above the first row everything counts as transparent, and so white.
  const flat = new Uint8Array(width * height * 3).fill(255, 0, width * 3);
  let row = createEmptyRow(width);
  let above = createEmptyRow(width);
  for (let line = 0; line < height; line += 1) {
    const from = line * (width * channels + 1);
    const to = line * width * 3;
    row.bytes.set(unpacked.subarray(from + 1, from + 1 + width * channels));
    unfilter(getValue(unpacked, from), row, above);
    if (line > 0) flat.copyWithin(to, to - width * 3, to);
    for (let pixel = 0; pixel < width; pixel += 1)
      if (getValue(row.pixels, pixel) !== getValue(above.pixels, pixel))
        blendOnWhite(row.bytes, pixel * channels, flat, to + pixel * 3);
    [row, above] = [above, row];
  }
  return flat;
}

function blendOnWhite(pixels: PixelPicture['pixels'], from: number, flat: Uint8Array, to: number): void {
  const alpha = getValue(pixels, from + 3);
  for (let color = 0; color < 3; color += 1)
    flat[to + color] = 255 - alpha + Math.round((getValue(pixels, from + color) * alpha) / 255);
}

/** Flattens decoded pixels onto white. */
export function flattenPixels({ width, height, pixels }: PixelPicture): Uint8Array {
  const flat = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) blendOnWhite(pixels, pixel * channels, flat, pixel * 3);
  return flat;
}

/**
 * Returns the pixels as RGB on white, one byte per channel: transparency is by far the most expensive part of
 * drawing.
 */
export function flatten(png: DecodedPng): Uint8Array {
  const pixels = png.palette ? convertIndexedToRgb(png) : png.data;
  const count = png.width * png.height;
  const channelCount = pixels.length / count;
  const maximum = png.palette || png.depth <= 8 ? 255 : 65_535;
  const isGrey = channelCount < 3;
  const hasAlpha = channelCount % 2 === 0;
  const flat = new Uint8Array(count * 3);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const from = pixel * channelCount;
    const alpha = hasAlpha ? (pixels[from + channelCount - 1] ?? maximum) / maximum : 1;
    for (let color = 0; color < 3; color += 1) {
      const value = (pixels[from + (isGrey ? 0 : color)] ?? 0) / maximum;
      flat[pixel * 3 + color] = Math.round(255 * (1 - alpha + alpha * value));
    }
  }
  return flat;
}
