// Every folder named after a concept must be in docs/glossary.md, and every room in docs/architecture.md.
import path from 'node:path';

/** Folders with the same meaning everywhere, explained in docs/architecture.md. */
const technical = new Set(['components', 'screens', 'testing', '__snapshots__']);

/**
 * The names of folders that the glossary must list: features and their sub-rooms on both sides, and the rooms of the
 * domain. The folders of input types are named after them.
 * @param {readonly string[]} files Paths in the project.
 */
export function namedFolders(files) {
  const folders = files.flatMap((file) => {
    const below = /^(?:(?:server|web)\/src\/features|domain\/src)\/(.+)$/.exec(path.posix.dirname(file))?.[1];
    return below === undefined ? [] : below.replace(/\binputs\/.*/, 'inputs').split('/');
  });
  return [...new Set(folders)].filter((folder) => !technical.has(folder)).sort();
}

/**
 * Folders that the glossary does not list as code, such as `mt-groups`.
 * @param {readonly string[]} files
 * @param {string} glossary Markdown.
 */
export function glossaryProblems(files, glossary) {
  const words = wordsInCode(glossary);
  return namedFolders(files)
    .filter((folder) => !words.has(folder))
    .map((folder) => `does not explain \`${folder}\`. Add what the folder stands for, or use a word that is there.`);
}

/** @typedef {{ server: Set<string>, web: Set<string> }} Rooms The rooms that a feature may have on each side. */

/**
 * The rooms in the architecture's table of nouns.
 * @param {string} architecture Markdown.
 * @returns {Rooms}
 */
export function parseRooms(architecture) {
  const roomsOf = (side) => wordsInCode(new RegExp(`^\\| ${side} +\\| (.+)$`, 'm').exec(architecture)?.[1] ?? '');
  const both = roomsOf('both');
  return { server: new Set([...both, ...roomsOf('server')]), web: new Set([...both, ...roomsOf('web')]) };
}

/**
 * Folders beside the features that the architecture does not list as code.
 * @param {readonly string[]} files
 * @param {string} architecture Markdown.
 */
export function architectureProblems(files, architecture) {
  const words = wordsInCode(architecture);
  const folders = files.flatMap((file) => /^(?:domain|server|web)\/src\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders)]
    .filter((room) => !words.has(room))
    .map((room) => `does not name the room \`${room}\`. Add what it holds.`);
}

/**
 * Rooms in the architecture's table of nouns that a side does not have.
 * @param {readonly string[]} files
 * @param {Rooms} rooms
 */
export function absentRoomProblems(files, rooms) {
  return Object.entries(rooms).flatMap(([side, nouns]) =>
    [...nouns]
      .filter((noun) => !files.some((file) => file.startsWith(`${side}/src/features/${noun}/`)))
      .map((noun) => `names a room \`${noun}\` that ${side} does not have. Take it out of the table of nouns.`),
  );
}

function wordsInCode(markdown) {
  return new Set([...markdown.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
}
