import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import createDecoder from '@jsquash/webp/codec/dec/webp_dec.js';
import { requireModestSize, type PixelPicture } from './pixel-picture.ts';

const program = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
const decoder = await createDecoder({ wasmBinary: readFileSync(program) });

interface Chunk {
  name: string;
  data: Buffer;
}

function readChunks(content: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= content.length;) {
    const length = content.readUInt32LE(at + 4);
    if (at + 8 + length > content.length) throw new Error('The picture ends too early');
    chunks.push({ name: content.toString('latin1', at, at + 4), data: content.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function writeChunks(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.flatMap(({ name, data }) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return [head, data, Buffer.alloc(data.length % 2)];
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The chunk that says how a picture is extended: here by opacity, of this size. */
function createExtension(width: number, height: number): Chunk {
  const data = Buffer.alloc(10);
  data.writeUInt8(0x10, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return { name: 'VP8X', data };
}

/** The pixels' size, which the header of a lossy or a lossless picture has. */
function readSize({ name, data }: Chunk): { width: number; height: number } {
  if (name === 'VP8 ') return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Decodes a WebP picture; of an animated one the first picture. Throws for any that is broken or too large. */
export function decodeWebp(content: Buffer): PixelPicture {
  const chunks = readChunks(content.subarray(12));
  const frame = chunks.find(({ name }) => name === 'ANMF');
  const parts = frame ? readChunks(frame.data.subarray(16)) : chunks;
  const image = parts.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  if (!image) throw new Error('There is no picture in it');
  const { width, height } = readSize(image);
  requireModestSize(width, height);
  const opacity = parts.find(({ name }) => name === 'ALPH');
  const decoded = decoder.decode(writeChunks(opacity ? [createExtension(width, height), opacity, image] : [image]));
  if (!decoded) throw new Error('The picture is broken');
  return { width: decoded.width, height: decoded.height, pixels: decoded.data };
}
