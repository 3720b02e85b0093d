import { Zip, ZipPassThrough } from 'fflate';

/** Packs files into a zip archive as they arrive, without compression: PDF files are already compressed. */
export async function* zipFiles(
  files: AsyncIterable<{ name: string; content: Uint8Array }>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name);
    archive.add(entry);
    entry.push(content, true);
    yield* chunks.splice(0);
  }
  archive.end();
  yield* chunks.splice(0);
}
