import { crc32 } from 'node:zlib';
import { createExif, readOrientation } from './exif-orientation.ts';

/** Removes a picture's metadata. Changes the content in place, and returns the part that is left. */
type StripFunction = (content: Buffer) => Buffer;

const stripFunctions: Readonly<Record<string, StripFunction>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * Removes a picture's location, author and other metadata. Keeps its orientation and every pixel. Returns an
 * unreadable picture, and any other file, unchanged.
 */
export function stripMetadata(content: Buffer, mime: string): Buffer {
  const strip = stripFunctions[mime];
  if (!strip) return content;
  try {
    return strip(content);
  } catch (error) {
    // It ends early or has an offset outside the file; nothing has been moved yet.
    if (error instanceof RangeError) return content;
    throw error;
  }
}

/**
 * Collects the pieces to keep, and only then moves them together, so that an unreadable picture is left unchanged.
 */
class PieceCollector {
  readonly #content: Buffer;
  readonly #pieces: Buffer[] = [];

  constructor(content: Buffer) {
    this.#content = content;
  }

  /** Keeps a range of the content. */
  keep(from: number, to: number): void {
    if (to > this.#content.length || to < from) throw new RangeError('The picture ends early.');
    this.#pieces.push(this.#content.subarray(from, to));
  }

  /**
   * Puts bytes in place of a removed range of length `room`; more bytes would overwrite what has not been moved yet.
   */
  replace(bytes: Buffer, room: number): void {
    if (bytes.length > room) throw new RangeError('What is left out is too short.');
    this.#pieces.push(bytes);
  }

  assemble(): Buffer {
    let at = 0;
    for (const piece of this.#pieces) at += piece.copy(this.#content, at);
    return this.#content.subarray(0, at);
  }
}

const exifHeader = Buffer.from('Exif\0\0', 'latin1');

function stripJpeg(content: Buffer): Buffer {
  const collector = new PieceCollector(content);
  collector.keep(0, 2);
  let at = 2;
  for (;;) {
    if (content.readUInt8(at) !== 0xff) throw new RangeError('No marker where one belongs.');
    // A marker may be padded with 0xff bytes on the left.
    while (content.readUInt8(at + 1) === 0xff) at += 1;
    const marker = content.readUInt8(at + 1);
    // Drops what follows the end of the picture, such as a video or a second picture, since it has metadata of its
    // own.
    if (marker === 0xd9) {
      collector.keep(at, at + 2);
      return collector.assemble();
    }
    const end = at + 2 + content.readUInt16BE(at + 2);
    const body = content.subarray(at + 4, end);
    if (marker === 0xe1 && body.subarray(0, 6).equals(exifHeader)) {
      const orientation = readOrientation(body.subarray(6));
      if (orientation !== 1) collector.replace(createJpegExif(orientation), end - at);
    } else if (belongsInJpeg(marker, body)) collector.keep(at, end);
    at = end;
    if (marker !== 0xda) continue;
    const scan = at;
    // Within a scan, 0xff starts a marker unless it is an escaped byte, padding or a restart marker.
    while (at + 1 < content.length && (content[at] !== 0xff || isWithinScan(content.readUInt8(at + 1)))) at += 1;
    if (at + 1 >= content.length) at = content.length;
    collector.keep(scan, at);
    // Cameras that stop midway leave a picture that can still be viewed.
    if (at === content.length) return collector.assemble();
  }
}

const isWithinScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Of the application segments, keeps only those that affect how the picture looks: density, colour profile and
 * transform.
 */
function belongsInJpeg(marker: number, body: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return marker === 0xe0 || marker === 0xee || (marker === 0xe2 && body.toString('latin1', 0, 11) === 'ICC_PROFILE');
}

function createJpegExif(orientation: number): Buffer {
  const exif = createExif(orientation);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifHeader.length + exif.length]);
  return Buffer.concat([head, exifHeader, exif]);
}

const strippedPngChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function stripPng(content: Buffer): Buffer {
  const collector = new PieceCollector(content);
  collector.keep(0, 8);
  for (let at = 8; ;) {
    const end = at + 12 + content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    if (!strippedPngChunks.has(type)) collector.keep(at, end);
    else if (type === 'eXIf') {
      const orientation = readOrientation(content.subarray(at + 8, end - 4));
      if (orientation !== 1) collector.replace(createPngExif(orientation), end - at);
    }
    if (type === 'IEND') return collector.assemble();
    at = end;
  }
}

function createPngExif(orientation: number): Buffer {
  const exif = createExif(orientation);
  const chunk = Buffer.alloc(12 + exif.length);
  chunk.writeUInt32BE(exif.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  exif.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + exif.length)), 8 + exif.length);
  return chunk;
}

function stripWebp(content: Buffer): Buffer {
  const collector = new PieceCollector(content);
  collector.keep(0, 12);
  const fileEnd = Math.min(content.length, 8 + content.readUInt32LE(4));
  let flags: { at: number; value: number } | undefined;
  for (let at = 12; at + 8 <= fileEnd;) {
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = content.toString('latin1', at, at + 4);
    // Clears the EXIF and XMP flags; browsers ignore the orientation in a WebP's EXIF data.
    if (type === 'VP8X') flags = { at: at + 8, value: content.readUInt8(at + 8) & ~0x0c };
    if (type !== 'EXIF' && type !== 'XMP ') collector.keep(at, Math.min(end, content.length));
    at = end;
  }
  if (flags) content.writeUInt8(flags.value, flags.at);
  const stripped = collector.assemble();
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
}
