// Holds every file against the plan of the house: where it lies, what it is called, how long it is, what it imports.
// The lists of what the product has to do, and of what keeps it safe, are held against the files and tests that it names.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformanceProblems } from './structure/conformance.mjs';
import { findCycles } from './structure/cycles.mjs';
import { importProblems } from './structure/import-rules.mjs';
import { readModules } from './structure/modules.mjs';
import { placeProblems } from './structure/place-rules.mjs';
import { roomCycleProblems, subRoomLevel, topLevel } from './structure/room-cycles.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const conformance = ['docs/conformance.md', 'docs/conformance-administration.md', 'docs/security.md'];
const modules = readModules(root);
/** The sub-rooms of the web still have cycles. */
const hasLayeredSubRooms = ({ file }) => !file.startsWith('web/');

function read(file) {
  const found = path.join(root, file);
  return statSync(found, { throwIfNoEntry: false })?.isFile() ? readFileSync(found, 'utf8') : undefined;
}

const problems = [
  ...modules.flatMap((module) =>
    [...placeProblems(module), ...importProblems(module)].map((problem) => `${module.file} ${problem}`),
  ),
  ...findCycles(modules).map(
    (cycle) => `${cycle.join(' → ')} go round in a circle. Move what two of them share into a file of its own.`,
  ),
  ...roomCycleProblems(modules, topLevel),
  ...roomCycleProblems(modules.filter(hasLayeredSubRooms), subRoomLevel),
  ...conformance.flatMap((document) =>
    conformanceProblems(readFileSync(path.join(root, document), 'utf8'), read).map(
      (problem) => `${document} ${problem}`,
    ),
  ),
];
problems.forEach((problem) => console.error(problem));
console.log(`${modules.length} files, ${problems.length} out of place`);
process.exitCode = problems.length > 0 ? 1 : 0;
