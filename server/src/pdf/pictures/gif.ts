import { GifReader } from 'omggif';
import { requireModestSize, type PixelPicture } from './pixel-picture.ts';

/** Decodes a GIF picture; of an animated one the first picture. Throws for any that is broken or too large. */
export function decodeGif(content: Buffer): PixelPicture {
  requireModestSize(content.readUInt16LE(6), content.readUInt16LE(8));
  const reader = new GifReader(content);
  const { width, height } = reader;
  const pixels = new Uint8Array(width * height * 4);
  reader.decodeAndBlitFrameRGBA(0, pixels);
  return { width, height, pixels };
}
