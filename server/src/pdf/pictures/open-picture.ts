import { deflateSync } from 'node:zlib';
import { decode } from 'fast-png';
import { flatten, flattenPixels, flattenRows } from './flatten.ts';
import { decodeGif } from './gif.ts';
import type { PixelPicture } from './pixel-picture.ts';
import { readPng, type PngFile } from './png-file.ts';
import { decodeWebp } from './webp.ts';

/** A picture ready to be drawn, in the form that the PDF library uses. Size in pixels, as displayed upright. */
export interface Picture {
  width: number;
  height: number;
  drawable: PDFKit.Mixins.ImageSrc;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** Opens a PNG, JPEG, WebP or GIF picture, of an animated one the first picture; undefined for anything that cannot be drawn, whatever it claims to be. */
export function openPicture(document: PDFKit.PDFDocument, bytes: Uint8Array): Picture | undefined {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (content.subarray(0, pngSignature.length).equals(pngSignature)) return openPng(content);
    if (content.subarray(0, jpegSignature.length).equals(jpegSignature)) return openJpeg(document, content);
    const head = content.toString('latin1', 0, 12);
    if (/^RIFF[^]{4}WEBP/.test(head)) return openPixels(decodeWebp(content));
    if (/^GIF8[79]a/.test(head)) return openPixels(decodeGif(content));
    return undefined;
  } catch {
    return undefined;
  }
}

/** The part of a library's picture that gives its size; orientations above four are rotated by 90 degrees. */
interface OpenedJpeg {
  width: number;
  height: number;
  orientation: number;
  colorSpace: string | undefined;
}

function openJpeg(document: PDFKit.PDFDocument, content: Buffer): Picture | undefined {
  if (content.lastIndexOf(jpegEnd) < 0) return undefined;
  const opened = (document as unknown as { openImage: (source: Buffer) => OpenedJpeg }).openImage(content);
  const { width, height, orientation, colorSpace } = opened;
  if (width === 0 || height === 0 || colorSpace === undefined) return undefined;
  const drawable = opened as unknown as PDFKit.Mixins.ImageSrc;
  return orientation > 4 ? { width: height, height: width, drawable } : { width, height, drawable };
}

function openPng(content: Buffer): Picture {
  const png = readPng(content);
  const { width, height } = png;
  if (png.hasTransparency || png.isInterlaced || png.depth > 8)
    return createPicture(width, height, deflate(flattenOnWhite(png, content)), trueColors);
  return createPicture(width, height, png.packed, {
    BitsPerComponent: png.depth,
    ColorSpace: toColorSpace(png.colorType, png.palette),
    DecodeParms: {
      Predictor: 15,
      Colors: png.colorType === 2 ? 3 : 1,
      BitsPerComponent: png.depth,
      Columns: width,
    },
  });
}

function openPixels(picture: PixelPicture): Picture {
  return createPicture(picture.width, picture.height, deflate(flattenPixels(picture)), trueColors);
}

const trueColors = { BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };

/** At the lowest level: line drawings become small anyway, and a user is waiting. */
function deflate(pixels: Uint8Array): Buffer {
  return deflateSync(pixels, { level: 2, chunkSize: 256 * 1024 });
}

let pictureCount = 0;

/** A picture of compressed pixels; `facts` say how they are written. */
function createPicture(width: number, height: number, pixels: Buffer, facts: object): Picture {
  pictureCount += 1;
  const picture = {
    width,
    height,
    label: `Picture${pictureCount}`,
    obj: null as PDFKit.PDFKitReference | null,
    embed(target: PDFKit.PDFDocument) {
      const reference = target.ref({
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        Filter: 'FlateDecode',
        ...facts,
      });
      reference.end(pixels);
      picture.obj = reference;
    },
  };
  return { width, height, drawable: picture as unknown as PDFKit.Mixins.ImageSrc };
}

/** Browsers draw with four bytes per pixel; any other transparent picture is rare, and may be slow. */
function flattenOnWhite(png: PngFile, content: Buffer): Uint8Array {
  const isUsual = png.colorType === 6 && png.depth === 8 && !png.isInterlaced;
  return isUsual ? flattenRows(png) : flatten(decode(content));
}

function toColorSpace(colorType: number, palette: Buffer | undefined): unknown {
  if (colorType === 2) return 'DeviceRGB';
  if (colorType === 0) return 'DeviceGray';
  if (!palette) throw new Error('The picture has no colours');
  return ['Indexed', 'DeviceRGB', palette.length / 3 - 1, palette];
}
