// A lock file created with an incomplete or private registry fails on other machines. Checks that package-lock.json
// lists every optional part, pins content by hash and contains no host, and that every package.json pins exact
// versions.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** One sentence for each problem of the lock file's packages. */
export function lockProblems(packages) {
  return Object.entries(packages).flatMap(([place, entry]) => [
    ...missingParts(packages, place, entry),
    ...(entry.resolved && !entry.link ? [`${place} names where it was downloaded from. Remove "resolved".`] : []),
    ...(place.includes('node_modules/') && !entry.link && !entry.integrity
      ? [`${place} has no integrity hash. Install again from a registry that gives one.`]
      : []),
    ...unpinned(place, entry),
  ]);
}

function missingParts(packages, place, entry) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isReachable(packages, place, name))
    .map((name) => `${place || 'the root'} needs ${name}, which the lock file lacks: npm ci would refuse it.`);
}

/** Looks for a package as Node does, upwards from where it is needed. */
function isReachable(packages, place, name) {
  for (let from = place; ; from = parentOf(from)) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
    if (from === '') return false;
  }
}

function parentOf(place) {
  const end = place.lastIndexOf('/node_modules/');
  return end < 0 ? '' : place.slice(0, end);
}

function unpinned(place, entry) {
  if (place.includes('node_modules/')) return [];
  const wanted = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies };
  return Object.entries(wanted)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${place || 'the root'} wants ${name} ${version}. Pin one exact version.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const problems = lockProblems(packages);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
