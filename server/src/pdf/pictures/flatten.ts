import { convertIndexedToRgb, type DecodedPng } from 'fast-png';

/** The pixels as red, green and blue on white paper, one byte each: transparency costs more than all else to draw. */
export function flatten(png: DecodedPng): Uint8Array {
  const pixels = png.palette ? convertIndexedToRgb(png) : png.data;
  const count = png.width * png.height;
  const channels = pixels.length / count;
  const greatest = png.palette || png.depth <= 8 ? 255 : 65_535;
  const isGrey = channels < 3;
  const hasAlpha = channels % 2 === 0;
  const flat = new Uint8Array(count * 3);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const from = pixel * channels;
    const alpha = hasAlpha ? (pixels[from + channels - 1] ?? greatest) / greatest : 1;
    for (let color = 0; color < 3; color += 1) {
      const value = (pixels[from + (isGrey ? 0 : color)] ?? 0) / greatest;
      flat[pixel * 3 + color] = Math.round(255 * (1 - alpha + alpha * value));
    }
  }
  return flat;
}
