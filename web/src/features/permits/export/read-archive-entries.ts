import { Unzip, UnzipPassThrough } from 'fflate';

/** Takes the pieces of a zip archive as they arrive, and tells the name of each file that begins in it. */
export function createArchiveEntryReader(onFile: (name: string) => void): (piece: Uint8Array) => void {
  const archive = new Unzip((file) => {
    onFile(file.name);
    // What is in it is kept elsewhere.
    file.ondata = () => {};
    file.start();
  });
  archive.register(UnzipPassThrough);
  return (piece) => archive.push(piece);
}
