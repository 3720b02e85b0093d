import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './run.mjs';

/**
 * Whether node_modules matches package-lock.json. npm leaves its own lock there once an installation is complete,
 * without packages for other platforms.
 */
export function isInstalled(root) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(installedFile);
  return (
    wanted.size > 0 &&
    [...installed].every(([place, found]) => found.version === wanted.get(place)?.version) &&
    [...wanted].every(([place, known]) => known.optional || known.devOptional || installed.has(place))
  );
}

function readPackages(file) {
  const packages = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  return new Map(packages.filter(([place]) => place.includes('node_modules/')));
}

/** Installs exactly what package-lock.json lists. No package's scripts run. */
export async function install(root) {
  console.log('Installing packages (about a minute) …');
  await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'], {
    cwd: root,
  });
}
