// Where a file may be, what its name may be, and how long it may be.

const longest = 400;
const mayBeLong = /\/migrations\/|^web\/src\/generated\//;

const saysNothing = /(^|\/|[-.])(utils?|helpers?|common|misc|shared-code|stuff)(\.tsx?$|\/)/;
const standardNames = [
  { pattern: /^(.+-)?(resolvers?|controllers?)$/, name: 'schema.ts' },
  { pattern: /^(.+-service|services|use-cases?|manager)$/, name: 'service.ts' },
  { pattern: /^(.+-store|stores|repository|repositories|queries|dao|models?)$/, name: 'store.ts' },
];

/**
 * The problems of the module's place, one sentence each.
 * @param {import('./modules.mjs').Module} module
 * @param {import('./glossary.mjs').Rooms} rooms The rooms that a feature may have.
 */
export function placeProblems(module, rooms) {
  return [tooLong, saysNothingProblem, barrel, unknownRoom, roomFileName, caseOfName]
    .map((rule) => rule(module, rooms))
    .filter((problem) => problem !== undefined);
}

function tooLong({ file, lines }) {
  if (lines <= longest || mayBeLong.test(file)) return undefined;
  return `has ${lines} lines, and ${longest} is the most. Split it by what it does; a feature splits into sub-rooms.`;
}

function saysNothingProblem({ file }) {
  if (!saysNothing.test(file)) return undefined;
  return 'has a name that says nothing. Name it after its purpose, and put it beside what it belongs to.';
}

function barrel({ file, code }) {
  const statements = code.split(';').filter((statement) => statement.trim() !== '');
  const onlyReexports =
    statements.length > 0 && statements.every((statement) => /^\s*export\b[\s\S]*\bfrom\s*'/.test(statement));
  if (!/(^|\/)index\.tsx?$/.test(file) && !onlyReexports) return undefined;
  return 'only re-exports what other files define. Import from the file that defines it.';
}

function unknownRoom({ file }, rooms) {
  const [, side, noun] = /^(server|web)\/src\/features\/([^/]+)\//.exec(file) ?? [];
  if (noun === undefined || rooms[side].has(noun)) return undefined;
  return `is in a room '${noun}' that is not in the table of docs/architecture.md: ${[...rooms[side]].join(', ')}.`;
}

function roomFileName({ file }) {
  const name = /^server\/src\/features\/.*?([^/]+)\.ts$/.exec(file)?.[1];
  const usual = name && standardNames.find(({ pattern }) => pattern.test(name));
  if (!usual) return undefined;
  return `is called ${usual.name} in every room. Rename it, in a sub-room of its own if there is one already.`;
}

function caseOfName({ file }) {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name)) return undefined;
  if (/^web\/src\/features\/templates\/inputs\/[a-z]+\/(Field|ReadOnly)\.tsx$/.test(file)) return undefined;
  return 'needs a name in small letters with hyphens; only the renderers of input types, Field and ReadOnly, have capitals.';
}
