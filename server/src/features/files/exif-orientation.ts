/** How a picture is to be turned, from 1 (as it is) to 8, by the directory that EXIF data begin with; 1 when it is not said. */
export function readOrientation(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (short(at) !== orientationTag) continue;
      const turned = short(at + 8);
      return turned >= 1 && turned <= 8 ? turned : 1;
    }
  } catch (error) {
    // It points to where nothing is.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

const orientationTag = 0x0112;

/** EXIF data that say nothing else: 26 bytes, as few as data can have that say it. */
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
