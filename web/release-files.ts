import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The service worker's entry; its file name must never change. */
export const workerEntry = 'service-worker';

/** Only the fonts of the Latin letters that the screens use; others are loaded on demand. */
const isCached = (file: string) => !file.endsWith('.woff2') || file.includes('-latin-wght-');

/** Inserts into the service worker the list of the release's files, and a name that changes with any of them. */
export function releaseFiles(): Plugin {
  return {
    name: 'release-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) throw new Error('The build has no folder to write to.');
      const assets = readdirSync(path.join(dir, 'assets')).filter(isCached);
      const addresses = ['/favicon.svg', ...assets.map((file) => `/assets/${file}`)].toSorted((one, other) =>
        one.localeCompare(other),
      );
      const page = readFileSync(path.join(dir, 'index.html'));
      const name = createHash('sha256').update(addresses.join('\n')).update(page).digest('hex').slice(0, 12);
      const known = `const releaseFiles=${JSON.stringify(addresses)},releaseName=${JSON.stringify(name)};\n`;
      const worker = path.join(dir, `${workerEntry}.js`);
      writeFileSync(worker, known + readFileSync(worker, 'utf8'));
    },
  };
}
