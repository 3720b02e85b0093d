/** The orientation of a picture, 1 (upright) to 8, from the first directory of its EXIF data; 1 if not set. */
export function readOrientation(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const readShort = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const readLong = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const directory = readLong(4);
    for (let entry = 0; entry < readShort(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (readShort(at) !== orientationTag) continue;
      const turned = readShort(at + 8);
      return turned >= 1 && turned <= 8 ? turned : 1;
    }
  } catch (error) {
    // An offset points outside the data.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

const orientationTag = 0x0112;

/** Minimal EXIF data with the orientation only: 26 bytes. */
export function createExif(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(orientationTag, 10);
  exif.writeUInt16BE(3, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}
