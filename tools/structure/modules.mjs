import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Import
 * @property {string} specifier As written.
 * @property {string | undefined} target The path of the imported file in the project; undefined for a package.
 * @property {boolean} typeOnly Gone after compilation.
 * @property {string[]} names What is imported by name, as the other module calls it; no types.
 *
 * @typedef {object} Module
 * @property {string} file Path in the project, with forward slashes.
 * @property {string} code The text without comments.
 * @property {number} lines
 * @property {Import[]} imports
 */

const rooms = ['domain/src', 'compiled-queries/src', 'local-postgres/src', 'server/src', 'web/src', 'e2e', 'bench'];

/** Every module of the packages. @returns {Module[]} */
export function readModules(root) {
  return readFiles(root, rooms, /\.tsx?$/);
}

/** The scripts that npm runs. @returns {Module[]} */
export function readScripts(root) {
  return readFiles(root, ['tools'], /\.mjs$/);
}

/** @returns {Module[]} */
function readFiles(root, folders, kind) {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true })
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
        .filter((file) => kind.test(file) && !/(^|\/)(node_modules|dist|test-results)\//.test(file)),
    )
    .sort()
    .map((file) => parseModule(file, readFileSync(path.join(root, file), 'utf8')));
}

/** @returns {Module} */
export function parseModule(file, text) {
  const code = withoutComments(text);
  return { file, code, lines: text.split('\n').length - 1, imports: importsOf(file, code) };
}

/** Strings are kept, so that a URL in one is not taken for a comment. */
function withoutComments(text) {
  return text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_match, string) => string ?? '',
  );
}

function importsOf(file, code) {
  const statements = code.matchAll(
    /\b(?:import|export)\s+(type\s+)?((?:[\w*$]+\s*,?\s*)?(?:\*\s*(?:as\s+\w+\s*)?|\{[^}]*\})?\s*from\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/g,
  );
  return [...statements].map(([, type, names = '', specifier, dynamic]) => ({
    specifier: specifier ?? dynamic,
    target: targetOf(file, specifier ?? dynamic),
    typeOnly: type !== undefined || isTypeOnly(names),
    names: listMembers(names)
      .filter((member) => !isType(member))
      .map((member) => member.split(/\s+as\s+/)[0]),
  }));
}

/** `import { type A, type B }` is as much a type import as `import type { A, B }`. */
function isTypeOnly(names) {
  const members = /^\s*\{/.test(names) ? listMembers(names) : [];
  return members.length > 0 && members.every(isType);
}

const isType = (member) => /^type\s/.test(member);

/** The members in the braces of an import. */
function listMembers(names) {
  const list = /\{([^}]*)\}/.exec(names)?.[1] ?? '';
  return list
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '');
}

function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, room, name] = /^@eptw\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return room && `${room}/src/${name}.ts`;
}
