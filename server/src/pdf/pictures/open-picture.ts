import { deflateSync } from 'node:zlib';
import { decode } from 'fast-png';
import { flatten, flattenRows } from './flatten.ts';
import { readPng, type PngFile } from './png-file.ts';

/** A picture ready to be drawn, in the form that the PDF library uses. Size in pixels, as displayed upright. */
export interface Picture {
  width: number;
  height: number;
  drawable: PDFKit.Mixins.ImageSrc;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff]);
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** Opens a PNG or JPEG picture; undefined for anything that cannot be drawn, whatever it claims to be. */
export function openPicture(document: PDFKit.PDFDocument, bytes: Uint8Array): Picture | undefined {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (content.subarray(0, pngSignature.length).equals(pngSignature)) return openPng(content);
    if (content.subarray(0, jpegSignature.length).equals(jpegSignature)) return openJpeg(document, content);
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

let pictureCount = 0;

function openPng(content: Buffer): Picture {
  const png = readPng(content);
  const { width, height } = png;
  const isEmbeddable = !png.hasTransparency && !png.isInterlaced && png.depth <= 8;
  const facts = isEmbeddable
    ? {
        BitsPerComponent: png.depth,
        ColorSpace: toColorSpace(png.colorType, png.palette),
        DecodeParms: {
          Predictor: 15,
          Colors: png.colorType === 2 ? 3 : 1,
          BitsPerComponent: png.depth,
          Columns: width,
        },
      }
    : { BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };
  // The lowest compression level: line drawings become small anyway, and a user is waiting.
  const pixels = isEmbeddable
    ? png.packed
    : deflateSync(flattenOnWhite(png, content), { level: 2, chunkSize: 256 * 1024 });
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
