// Checks every file against the project's structure: its place, name, length and imports. The conformance and
// security documents are checked against the files and tests that they list.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformanceProblems } from './structure/conformance.mjs';
import { circleProblems } from './structure/cycles.mjs';
import { deadPathProblems } from './structure/document-paths.mjs';
import { absentRoomProblems, architectureProblems, glossaryProblems, parseRooms } from './structure/glossary.mjs';
import { importProblems } from './structure/import-rules.mjs';
import { knownFiles } from './structure/known-exceptions.mjs';
import { dateProblems } from './structure/date-rules.mjs';
import { kitProblems } from './structure/kit-rules.mjs';
import { readModules, readScripts } from './structure/modules.mjs';
import { layerProblems } from './structure/permit-layers.mjs';
import { placeProblems } from './structure/place-rules.mjs';
import { roomFileProblems } from './structure/room-files.mjs';
import { roomCycleProblems, subRoomLevel, topLevel } from './structure/room-cycles.mjs';
import { wordProblems } from './structure/words.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const conformance = [
  'docs/conformance.md',
  'docs/conformance-administration.md',
  'docs/conformance-work.md',
  'docs/security.md',
];
const modules = readModules(root);
const files = modules.map(({ file }) => file);

function read(file) {
  const found = path.join(root, file);
  return statSync(found, { throwIfNoEntry: false })?.isFile() ? readFileSync(found, 'utf8') : undefined;
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'compiled-queries/README.md',
  'local-postgres/README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

const architecture = read('docs/architecture.md');
const rooms = parseRooms(architecture);

const problems = [
  ...modules.flatMap((module) =>
    [
      ...placeProblems(module, rooms),
      ...importProblems(module),
      ...layerProblems(module),
      ...kitProblems(module),
      ...dateProblems(module),
    ].map((problem) => `${module.file} ${problem}`),
  ),
  ...[...modules, ...readScripts(root)].flatMap((module) =>
    wordProblems(module).map((problem) => `${module.file} ${problem}`),
  ),
  ...glossaryProblems(files, read('docs/glossary.md')).map((problem) => `docs/glossary.md ${problem}`),
  ...[...architectureProblems(files, architecture), ...absentRoomProblems(files, rooms)].map(
    (problem) => `docs/architecture.md ${problem}`,
  ),
  ...documents.flatMap((document) =>
    deadPathProblems(document, read(document), (file) => existsSync(path.join(root, file))).map(
      (problem) => `${document} ${problem}`,
    ),
  ),
  ...circleProblems(modules),
  ...roomFileProblems(files, knownFiles),
  ...roomCycleProblems(modules, topLevel),
  ...roomCycleProblems(modules, subRoomLevel),
  ...conformance.flatMap((document) =>
    conformanceProblems(readFileSync(path.join(root, document), 'utf8'), read).map(
      (problem) => `${document} ${problem}`,
    ),
  ),
];
problems.forEach((problem) => console.error(problem));
console.log(`${modules.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
