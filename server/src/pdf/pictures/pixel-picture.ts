/** A decoded picture: red, green, blue and opacity of each pixel, a byte each. */
export interface PixelPicture {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

/** A small file can claim any size: more pixels than this are not decompressed, because they would fill the memory. */
const maximumPixels = 24_000_000;

/** Throws when a picture has no size, or one that would fill the memory. */
export function requireModestSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > maximumPixels)
    throw new Error('The picture has no size, or too great a one');
}
