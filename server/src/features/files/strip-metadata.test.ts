import { crc32 } from 'node:zlib';
import { decode, encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { createExif, readOrientation } from './exif-orientation.ts';
import { stripMetadata } from './strip-metadata.ts';

/** EXIF data as phones write them: with an orientation, and the location in a separate directory. */
function createTaggedExif(orientation: number): Buffer {
  const exif = Buffer.concat([createExif(orientation), Buffer.from('GPSLatitude 1.2966 N, GPSLongitude 103.7764 E')]);
  return exif;
}

const metadataMarkers = ['GPS', 'xmpmeta', 'Photographer', 'Comment', 'MotionPhoto'];
const expectNoMetadata = (content: Buffer) => {
  for (const secret of metadataMarkers) expect(content.includes(secret), secret).toBe(false);
};

describe('a JPEG picture', () => {
  const segment = (marker: number, body: Buffer | string) => {
    const bytes = Buffer.from(body as string, 'latin1');
    return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes]);
  };
  const start = Buffer.from([0xff, 0xd8]);
  const jfif = segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0');
  const exif = (orientation: number) =>
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), createTaggedExif(orientation)]));
  const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPS</x:xmpmeta>');
  const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
  const pictures = segment(0xe2, 'MPF\0GPS');
  const author = segment(0xed, 'Photoshop 3.0\0Photographer');
  const adobe = segment(0xee, 'Adobe\0d\0\0\0\0\0');
  const comment = segment(0xfe, 'Comment');
  const tables = segment(0xdb, '\xff\xd9tables');
  const scan = (text: string) =>
    Buffer.concat([segment(0xda, 'scan'), Buffer.from(`${text}\xff\0\xff\xd0more`, 'latin1')]);
  const end = Buffer.from([0xff, 0xd9]);
  const film = Buffer.from('MotionPhoto GPS');
  const seen = [tables, scan('one'), segment(0xc4, 'between'), scan('two'), end];

  test('keeps its image, density, colours and orientation, and nothing else', () => {
    const sent = Buffer.concat([start, jfif, exif(6), xmp, colours, pictures, author, adobe, comment, ...seen, film]);
    const minimal = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), createExif(6)]));
    const stripped = stripMetadata(sent, 'image/jpeg');
    expectNoMetadata(stripped);
    expect(stripped.equals(Buffer.concat([start, jfif, minimal, colours, adobe, ...seen]))).toBe(true);
  });

  test('that is upright keeps no EXIF data at all, also with padded markers', () => {
    const sent = Buffer.concat([start, Buffer.from([0xff, 0xff]), exif(1), ...seen]);
    expect(stripMetadata(sent, 'image/jpeg').equals(Buffer.concat([start, ...seen]))).toBe(true);
  });

  test('that is truncated within its scan is cleaned as well', () => {
    const sent = Buffer.concat([start, exif(1), scan('one')]);
    expect(stripMetadata(sent, 'image/jpeg').equals(Buffer.concat([start, scan('one')]))).toBe(true);
  });

  test('that cannot be read is left unchanged', () => {
    for (const sent of [Buffer.concat([start, exif(6)]), Buffer.concat([start, Buffer.from('no marker'), ...seen])]) {
      const before = Buffer.from(sent);
      expect(stripMetadata(sent, 'image/jpeg').equals(before)).toBe(true);
    }
  });
});

describe('a PNG picture', () => {
  const chunk = (type: string, body: Buffer | string) => {
    const bytes = Buffer.from(body as string);
    const whole = Buffer.alloc(12 + bytes.length);
    whole.writeUInt32BE(bytes.length);
    whole.write(type, 4, 'latin1');
    bytes.copy(whole, 8);
    whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
    return whole;
  };
  const plain = Buffer.from(encode({ width: 2, height: 1, data: new Uint8Array([1, 2, 3, 4, 5, 6]), channels: 3 }));
  const afterHead = 8 + 25;

  test('keeps its pixels and its orientation, and nothing else', () => {
    const beside = [
      chunk('eXIf', createTaggedExif(8)),
      chunk('tEXt', 'Author\0Photographer'),
      chunk('iTXt', 'x:xmpmeta'),
    ];
    const sent = Buffer.concat([
      plain.subarray(0, afterHead),
      ...beside,
      plain.subarray(afterHead),
      Buffer.from('GPS'),
    ]);
    const stripped = stripMetadata(sent, 'image/png');
    expectNoMetadata(stripped);
    expect(
      stripped.equals(
        Buffer.concat([plain.subarray(0, afterHead), chunk('eXIf', createExif(8)), plain.subarray(afterHead)]),
      ),
    ).toBe(true);
    expect([...decode(stripped).data]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('without metadata is left unchanged', () => {
    expect(stripMetadata(Buffer.from(plain), 'image/png').equals(plain)).toBe(true);
  });
});

test('a WebP picture keeps its image only, and its header declares no metadata', () => {
  const chunk = (type: string, body: string) => {
    const bytes = Buffer.alloc(8 + body.length + (body.length % 2));
    bytes.write(type, 'latin1');
    bytes.writeUInt32LE(body.length, 4);
    bytes.write(body, 8, 'latin1');
    return bytes;
  };
  const riff = (...chunks: Buffer[]) => {
    const all = Buffer.concat([Buffer.from('RIFF....WEBP'), ...chunks]);
    all.writeUInt32LE(all.length - 8, 4);
    return all;
  };
  const head = (flags: string) => chunk('VP8X', `${flags}\0\0\0\x01\0\0\x01\0\0`);
  const sent = riff(head('\x3c'), chunk('VP8 ', 'odd'), chunk('EXIF', 'GPS'), chunk('XMP ', 'x:xmpmeta'));
  expect(stripMetadata(sent, 'image/webp').equals(riff(head('\x30'), chunk('VP8 ', 'odd')))).toBe(true);
});

test.each([1, 3, 6, 8])('an orientation of %d is read as written', (orientation) => {
  expect(readOrientation(createExif(orientation))).toBe(orientation);
});

test('any other file is left unchanged', () => {
  const content = Buffer.from('GPS');
  expect(stripMetadata(content, 'text/plain')).toBe(content);
});
