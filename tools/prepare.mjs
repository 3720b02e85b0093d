// What `npm start`, `npm test` and `npm run bench` do first: check Node, install when something is missing or has
// changed, and build what is stale. Does nothing, in a moment, when all is well; safe when two run at once.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, staleBuilds } from './prepare/build.mjs';
import { install, isInstalled } from './prepare/install.mjs';
import { withLock } from './prepare/lock.mjs';
import { checkNode } from './prepare/node-version.mjs';

/** The project's folder, wherever the command was given. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Makes the project ready to run, or, without builds, to be worked on. Throws an error whose message is for the person
 * who gave the command.
 */
export async function prepare({ builds = true } = {}) {
  checkNode(process.versions.node);
  const stale = () => (builds ? staleBuilds(root) : []);
  if (isInstalled(root) && stale().length === 0) return;
  await withLock(path.join(root, '.cache'), async () => {
    // Whoever held the lock before may have done it all.
    if (!isInstalled(root)) await install(root);
    for (const name of stale()) await build(root, name);
  });
}

/** Ends the process with the error's sentence, without a stack that helps nobody. */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
