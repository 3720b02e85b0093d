import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './run.mjs';

/** The inputs of each build. Everything that can change its result must be listed. */
const sources = {
  web: ['web', 'domain/src', 'package-lock.json', 'tsconfig.base.json'],
  server: [
    ...['server', 'content', 'domain/src', 'compiled-queries/src', 'local-postgres/src'],
    ...['package-lock.json', 'tsconfig.base.json'],
  ],
};

const notSources = /(^|\/)(node_modules|dist|data|test-results)$|\.test\.tsx?$|^(?!content\/).*\.md$/;

/** The names of the packages whose `dist` is missing or was built from other sources. */
export function staleBuilds(root) {
  return Object.keys(sources).filter((name) => {
    const stamp = stampFile(root, name);
    const built = existsSync(path.join(root, name, 'dist')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
    return built !== sourceHash(root, name);
  });
}

/** Builds the package in another folder and swaps the result in, so that an interrupted build leaves the old one. */
export async function build(root, name) {
  console.log(`Building ${name} …`);
  const directory = path.join(root, name);
  const hash = sourceHash(root, name);
  const aside = path.join(root, '.cache', `${name}-build`);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const parameters = [vite, 'build', '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn'];
  await runQuietly(process.execPath, parameters, { cwd: directory });
  rmSync(path.join(directory, 'dist'), { recursive: true, force: true });
  renameSync(aside, path.join(directory, 'dist'));
  mkdirSync(path.dirname(stampFile(root, name)), { recursive: true });
  writeFileSync(stampFile(root, name), hash);
}

function stampFile(root, name) {
  return path.join(root, '.cache', `${name}-built-from`);
}

function sourceHash(root, name) {
  const hash = createHash('sha256');
  for (const file of sources[name].flatMap((source) => filesIn(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(root, place) {
  if (notSources.test(place) || !existsSync(path.join(root, place))) return [];
  const entries = listing(path.join(root, place));
  return entries ? entries.flatMap((entry) => filesIn(root, `${place}/${entry}`)) : [place];
}

function listing(place) {
  try {
    return readdirSync(place).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
