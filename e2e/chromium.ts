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

/** Flags that Chromium needs to run inside containers and to render the same everywhere. */
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
 * The same for tests: compiling hot functions costs the tests in the browser a fifth of their processor time, and saves
 * those of components none. Not for benchmarks, which measure what users have.
 */
export const testChromiumFlags: readonly string[] = [
  ...chromiumFlags,
  '--js-flags=--no-maglev,--no-opt,--min-semi-space-size=32',
];

/**
 * Returns the path of a Chromium to test with: that of EPTW_CHROMIUM, otherwise the one from the npm package,
 * unpacked on first use. Several processes may call this concurrently.
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
  // Atomically, so that no process starts a partly written file.
  renameSync(aside, executable);
  return executable;
}
