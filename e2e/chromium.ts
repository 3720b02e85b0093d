import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const modules = path.join(import.meta.dirname, '../node_modules');

/** What Chromium needs to run inside containers and to draw the same everywhere. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * The path of a Chromium to test with: the one that EPTW_CHROMIUM names, else the one from the npm package,
 * which is unpacked on first use. Several processes may ask at once.
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env['EPTW_CHROMIUM'];
  if (named) return named;
  const source = path.join(modules, '@sparticuz/chromium');
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const directory = path.join(modules, '.cache/chromium', manifest.version);
  const executable = path.join(directory, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(directory, { recursive: true });
  const aside = `${executable}.${process.pid}`;
  await pipeline(
    createReadStream(path.join(source, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(aside),
  );
  chmodSync(aside, 0o755);
  // In one step, so that nobody ever starts a half-written file.
  renameSync(aside, executable);
  return executable;
}
