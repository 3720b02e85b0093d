// Every folder of the product that stands for something has its word in docs/glossary.md, and every room its place in
// docs/architecture.md.
import path from 'node:path';

/** Folders whose names mean the same everywhere and are explained in docs/architecture.md. */
const technical = new Set(['components', 'screens', 'testing', '__snapshots__']);

/**
 * The names of folders that need a word: features and their sub-rooms on both sides, and the rooms of the domain. The
 * folders of input types are named after them.
 * @param {readonly string[]} files Paths from the project's folder on.
 */
export function namedFolders(files) {
  const folders = files.flatMap((file) => {
    const below = /^(?:(?:server|web)\/src\/features|domain\/src)\/(.+)$/.exec(path.posix.dirname(file))?.[1];
    return below === undefined ? [] : below.replace(/\binputs\/.*/, 'inputs').split('/');
  });
  return [...new Set(folders)].filter((folder) => !technical.has(folder)).sort();
}

/**
 * Folders that the glossary does not name in code, such as `mt-groups`.
 * @param {readonly string[]} files
 * @param {string} glossary Markdown.
 */
export function glossaryProblems(files, glossary) {
  const words = wordsInCode(glossary);
  return namedFolders(files)
    .filter((folder) => !words.has(folder))
    .map((folder) => `does not explain \`${folder}\`. Add what the folder stands for, or use a word that is there.`);
}

/**
 * Rooms that the architecture does not name in code: those that may be, and those that are.
 * @param {readonly string[]} nouns The rooms that a feature may have.
 * @param {readonly string[]} files
 * @param {string} architecture Markdown.
 */
export function architectureProblems(nouns, files, architecture) {
  const words = wordsInCode(architecture);
  const folders = files.flatMap((file) => /^(?:domain|server|web)\/src\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set([...nouns, ...folders])]
    .filter((room) => !words.has(room))
    .map((room) => `does not name the room \`${room}\`. Add what it holds.`);
}

function wordsInCode(markdown) {
  return new Set([...markdown.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
}
