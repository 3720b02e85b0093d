import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Scripts, styles and pages. Fonts are compressed in themselves, and the icon is tiny. */
const isText = (file: string) => /\.(js|css|html)$/.test(file);

/** Bytes below which a file fits into one packet with its headers in any case. */
const minBytes = 1_000;

/** How to compress, by the ending that the server looks for. Only the build compresses, so it takes its time. */
const compressions: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a compressed copy beside each file of text that is built. Must be the last plugin that writes. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) throw new Error('The build has no folder to write to.');
        const files = Object.keys(bundle).filter(isText);
        await Promise.all(files.map((file) => writeCompressed(path.join(dir, file))));
      },
    },
  };
}

async function writeCompressed(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  await Promise.all(
    Object.entries(compressions).map(async ([ending, compress]) =>
      writeFile(`${file}.${ending}`, await compress(content)),
    ),
  );
}
