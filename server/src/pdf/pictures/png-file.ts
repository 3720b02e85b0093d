import { inflateSync } from 'node:zlib';
import { requireModestSize } from './pixel-picture.ts';

/** The header of a PNG file, and its compressed pixels. */
export interface PngFile {
  width: number;
  height: number;
  /** Bits per value. */
  depth: number;
  colorType: number;
  isInterlaced: boolean;
  /** RGB values of each colour, if pixels refer to colours by number. */
  palette: Buffer | undefined;
  hasTransparency: boolean;
  /** As in the file. */
  packed: Buffer;
  /** Row after row, each preceded by a byte with its filter. */
  unpacked: Buffer;
}

/** Values per pixel by colour type. */
const valuesPerPixel: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads a PNG file and checks that all its pixels are there. Throws for any that is broken or too large. */
export function readPng(content: Buffer): PngFile {
  const chunks = readChunks(content);
  const header = chunks.find(({ name }) => name === 'IHDR')?.data;
  if (!header) throw new Error('The picture has no header');
  const facts = {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    depth: header.readUInt8(8),
    colorType: header.readUInt8(9),
    isInterlaced: header.readUInt8(12) !== 0,
    palette: chunks.find(({ name }) => name === 'PLTE')?.data,
    hasTransparency: chunks.some(({ name }) => name === 'tRNS') || [4, 6].includes(header.readUInt8(9)),
    packed: Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data)),
  };
  return { ...facts, unpacked: unpack(facts) };
}

function readChunks(content: Buffer): { name: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < content.length;) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > content.length) throw new Error('The picture ends too early');
    chunks.push({ name, data: content.subarray(at + 8, at + 8 + length) });
    if (name === 'IEND') break;
    at += 12 + length;
  }
  return chunks;
}

function unpack({ width, height, depth, colorType, isInterlaced, packed }: Omit<PngFile, 'unpacked'>): Buffer {
  const values = valuesPerPixel[colorType];
  if (values === undefined) throw new Error('The picture is of no known kind');
  requireModestSize(width, height);
  const bytes = height * (1 + Math.ceil((width * values * depth) / 8));
  // Interlaced rows are shorter, but there are more of them.
  const maxBytes = isInterlaced ? bytes * 2 + height * 8 : bytes;
  // In one buffer, with room to detect the end, unless the claimed size is much larger.
  const chunkSize = Math.min(bytes + 64, 4 * 1024 * 1024);
  const unpacked = inflateSync(packed, { maxOutputLength: maxBytes, chunkSize });
  if (!isInterlaced && unpacked.length < bytes) throw new Error('Pixels are missing');
  return unpacked;
}
