import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectDirectory } from './server.ts';

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: projectDirectory, encoding: 'utf8' }).trim();

/**
 * The built application of another commit, in a folder of its own for temporary files: its files, with the packages of
 * its own lock file. A later run for the same commit finds it there.
 */
export function buildCheckout(revision: string): string {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = path.join(os.tmpdir(), `eptw-bench-checkout-${commit}`);
  if (!existsSync(folder)) extract(commit, folder);
  console.log(`Preparing ${git('log', '-1', '--format=%h (%s)', commit)} in ${folder} …`);
  // As its own `npm start` does: installs and builds what is missing, and nothing else.
  const program = "import('./tools/prepare.mjs').then(({ prepare }) => prepare())";
  const { status } = spawnSync(process.execPath, ['--eval', program], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${commit} could not be built in ${folder}.`);
  return folder;
}

function extract(commit: string, folder: string): void {
  mkdirSync(folder);
  const archive = path.join(folder, 'archive.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder]);
  rmSync(archive);
}
