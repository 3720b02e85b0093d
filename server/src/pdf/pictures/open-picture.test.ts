import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readSample } from '../../testing/samples.ts';
import { createPng } from '../testing/png.ts';
import { flattenPixels, flattenRows } from './flatten.ts';
import { decodeGif } from './gif.ts';
import { openPicture } from './open-picture.ts';
import type { PixelPicture } from './pixel-picture.ts';
import { readPng } from './png-file.ts';
import { decodeWebp } from './webp.ts';

const open = (content: Uint8Array) => openPicture(new Pdf(), content);
const row = (...pixels: number[]) => [0, ...pixels];
const sound = createPng({ width: 2, height: 1 }, Uint8Array.from(row(255, 0, 0, 255, 0, 0, 255, 0)));
/** The start of a JPEG file of 3 by 2 pixels, without pixel data. */
const frame = [0xff, 0xc0, 0, 17, 8, 0, 2, 0, 3, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, 0xff, 0xd9]);

describe('a picture is opened', () => {
  it.each([
    ['red, green, blue and opacity', sound, 2, 1],
    [
      'red, green and blue',
      createPng({ width: 1, height: 2, colorType: 2 }, Uint8Array.from([...row(1, 2, 3), ...row(4, 5, 6)])),
      1,
      2,
    ],
    ['grey', createPng({ width: 3, height: 1, colorType: 0 }, Uint8Array.from(row(1, 2, 3))), 3, 1],
    ['grey and opacity', createPng({ width: 1, height: 1, colorType: 4 }, Uint8Array.from(row(9, 9))), 1, 1],
    ['two bytes for each colour', createPng({ width: 1, height: 1, colorType: 6, depth: 16 }, new Uint8Array(9)), 1, 1],
    ['JPEG', jpeg, 3, 2],
    ['WebP', readSample('leak.webp'), 400, 300],
    ['an animated WebP', readSample('animated.webp'), 20, 10],
    ['a transparent WebP', readSample('glass.webp'), 20, 10],
    ['GIF', readSample('leak.gif'), 24, 18],
    ['an animated GIF', readSample('animated.gif'), 8, 4],
  ])('of %s', (_kind, content, width, height) => {
    expect(open(content)).toMatchObject({ width, height });
  });
});

describe('a WebP or GIF picture', () => {
  const half = [255, 127, 127];
  it.each<[string, () => PixelPicture, number[]]>([
    ['of an animation is its first', () => decodeGif(readSample('animated.gif')), [255, 0, 0]],
    ['of an animated WebP is its first, on white', () => decodeWebp(readSample('animated.webp')), half],
    ['that is transparent is drawn on white', () => decodeWebp(readSample('glass.webp')), half],
  ])('%s', (_title, decode, color) => {
    const flat = flattenPixels(decode());
    for (const [index, value] of color.entries()) expect(Math.abs((flat[index] ?? 0) - value)).toBeLessThan(4);
  });
});

describe('a harmful picture is refused', () => {
  const huge = Buffer.from(sound);
  huge.writeUInt32BE(200_000, 16);
  huge.writeUInt32BE(200_000, 20);
  const bomb = createPng({ width: 2, height: 2 }, new Uint8Array(), deflateSync(Buffer.alloc(200_000_000)));
  const hugeGif = Buffer.from(readSample('leak.gif'));
  hugeGif.writeUInt16LE(60_000, 6);
  hugeGif.writeUInt16LE(60_000, 8);
  const hugeWebp = Buffer.from(readSample('leak.webp'));
  hugeWebp.writeUInt16LE(0x3fff, 26);
  hugeWebp.writeUInt16LE(0x3fff, 28);
  it.each([
    ['of a size that would fill the memory', huge],
    ['that unpacks to more than its size', bomb],
    ['without some of its pixels', createPng({ width: 9, height: 9 }, new Uint8Array(30))],
    [
      'whose pixels are not compressed data',
      createPng({ width: 2, height: 1 }, new Uint8Array(), Buffer.from('hello')),
    ],
    ['of no width', createPng({ width: 0, height: 1 }, new Uint8Array(8))],
    ['of an unknown kind', createPng({ width: 1, height: 1, colorType: 7 }, new Uint8Array(8))],
    ['of indexed colours without a palette', createPng({ width: 1, height: 1, colorType: 3 }, Uint8Array.from(row(0)))],
    ['with rows of an unknown filter', createPng({ width: 1, height: 1 }, Uint8Array.from([9, 1, 2, 3, 4]))],
    ['that ends too early', sound.subarray(0, 45)],
    ['that only starts like one', Buffer.from([...sound.subarray(0, 8), 1, 2, 3])],
    ['of another type', Buffer.from('BM')],
    ['that is a GIF without pixels', Buffer.from('GIF89a')],
    ['that is a GIF of a size that would fill the memory', hugeGif],
    ['that is a WebP without pixels', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
    ['that is a WebP of a size that would fill the memory', hugeWebp],
    ['that is a WebP without its end', readSample('leak.webp').subarray(0, 700)],
    ['that is empty', Buffer.alloc(0)],
    ['that is a JPEG without an end', jpeg.subarray(0, -2)],
    ['that is a JPEG without a size', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9])],
  ])('%s', (_title, content) => {
    expect(open(content)).toBeUndefined();
  });
});

it('transparent pixels are drawn on white', () => {
  expect([...flattenRows(readPng(sound))]).toEqual([255, 0, 0, 255, 255, 255]);
  const half = createPng({ width: 1, height: 1 }, Uint8Array.from(row(0, 100, 255, 128)));
  expect([...flattenRows(readPng(half))]).toEqual([127, 177, 255]);
});

describe('rows are read under every filter', () => {
  const first = [10, 20, 30, 255, 40, 50, 60, 255];
  const second = [200, 190, 180, 255, 70, 80, 90, 255];
  const at = (values: readonly number[], index: number) => values[index] ?? 0;
  const predicted: ((index: number) => number)[] = [
    () => 0,
    (index) => at(second, index - 4),
    (index) => at(first, index),
    (index) => Math.floor((at(second, index - 4) + at(first, index)) / 2),
    (index) => {
      const [left, up, corner] = [at(second, index - 4), at(first, index), at(first, index - 4)];
      const near = (value: number) => Math.abs(left + up - corner - value);
      return [left, up, corner].reduce((best, value) => (near(value) < near(best) ? value : best));
    },
  ];

  it.each(predicted.map((_, filter) => filter))('%i', (filter) => {
    const filtered = second.map((value, index) => (value - (predicted[filter]?.(index) ?? 0)) & 0xff);
    const content = createPng({ width: 2, height: 2 }, Uint8Array.from([...row(...first), filter, ...filtered]));
    expect([...flattenRows(readPng(content))]).toEqual([10, 20, 30, 40, 50, 60, 200, 190, 180, 70, 80, 90]);
  });
});
