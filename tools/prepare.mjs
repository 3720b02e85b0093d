// The first step of `npm start`, `npm test` and `npm run bench`: checks Node, installs packages that are missing or
// changed, and builds what is stale. Takes a moment when everything is up to date; safe when two run at once.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, staleBuilds } from './prepare/build.mjs';
import { install, isInstalled } from './prepare/install.mjs';
import { withLock } from './prepare/lock.mjs';
import { checkNode } from './prepare/node-version.mjs';

/** The project's folder, whatever the current directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Prepares the project to run or, without builds, for development. Throws an error with a message for the developer.
 */
export async function prepare({ builds = true } = {}) {
  checkNode(process.versions.node);
  const stale = () => (builds ? staleBuilds(root) : []);
  if (isInstalled(root) && stale().length === 0) return;
  await withLock(path.join(root, '.cache'), async () => {
    // The previous holder of the lock may have done everything.
    if (!isInstalled(root)) await install(root);
    for (const name of stale()) await build(root, name);
  });
}

/** Ends the process with the error's message, without a stack trace. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
