import { Unzip, UnzipPassThrough } from 'fflate';

/**
 * Returns a function that takes the chunks of a zip archive as they arrive, and reports the name of each file that
 * starts in it.
 */
export function createArchiveEntryReader(onFile: (name: string) => void): (piece: Uint8Array) => void {
  const archive = new Unzip((file) => {
    onFile(file.name);
    // The content is stored elsewhere.
    file.ondata = () => {};
    file.start();
  });
  archive.register(UnzipPassThrough);
  return (piece) => archive.push(piece);
}
