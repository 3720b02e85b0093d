import { deflateSync } from 'node:zlib';

/** A picture with 8 bits per channel: grey or RGB. */
export interface Picture {
  width: number;
  height: number;
  channels: 1 | 3;
  /** Row by row from the top. */
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colourTypes = { 1: 0, 3: 2 } as const;

/** Encodes a picture as a PNG file. */
export function encodePng({ width, height, channels, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourTypes[channels], 0, 0, 0], 8);
  // Each row of pixels starts with its filter: none.
  const length = width * channels;
  const rows = Buffer.alloc(height * (length + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * length, (y + 1) * length), y * (length + 1) + 1);
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(calculateChecksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The CRC-32 that PNG requires for every chunk. */
function calculateChecksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
