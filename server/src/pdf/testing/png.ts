import { crc32, deflateSync } from 'node:zlib';

/** The header of a PNG; an RGBA picture of 8 bits by default. */
interface PngFacts {
  width: number;
  height: number;
  colorType?: number;
  depth?: number;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * For tests: creates a PNG file with these rows, each preceded by its filter byte; or with the given compressed
 * pixels.
 */
export function createPng(
  { width, height, colorType = 6, depth = 8 }: PngFacts,
  rows: Uint8Array,
  packed: Buffer = deflateSync(rows),
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colorType, 9);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}
