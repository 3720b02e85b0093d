import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stillThemes, themes, toSchemeClass } from '../src/app/theme.ts';
import { extractStyles, extractVariables } from './extract.ts';
import { findChanges, writeVariables, type Variables } from './variables.ts';

const sources = path.join(import.meta.dirname, '../src');

function readNames(text: string): Iterable<string> {
  return [...text.matchAll(/--ant-[\w-]*\w/g)].map(([name]) => name);
}

/** The names of the variables that our own styles and screens mention. */
function findOwnNames(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) => [...readNames(readFileSync(path.join(sources, file), 'utf8'))]);
}

const mapSchemes = (read: (scheme: 'light' | 'dark') => Variables) =>
  new Map((['light', 'dark'] as const).map((scheme) => [toSchemeClass(scheme), read(scheme)]));

function writeThemes(styles: Iterable<string>): string {
  const used = new Set([...findOwnNames(), ...[...styles].flatMap((text) => [...readNames(text)])]);
  const isUsed = (name: string) => used.has(name);
  const moving = mapSchemes((scheme) => extractVariables(themes[scheme]));
  const still = mapSchemes((scheme) =>
    findChanges(moving.get(toSchemeClass(scheme)) ?? new Map(), extractVariables(stillThemes[scheme])),
  );
  return [
    writeVariables(moving, isUsed),
    `@media (prefers-reduced-motion: reduce) {${writeVariables(still, isUsed)}}`,
  ].join('\n');
}

let sheets: Map<string, string> | undefined;

/** Returns the styles of a part, or the `variables` of the themes. */
export function writeSheet(name: string): string {
  if (!sheets) {
    sheets = extractStyles(themes.light);
    sheets.set('variables', writeThemes(sheets.values()));
    if (!sheets.get('shared')) throw new Error('Ant Design has no shared styles any more.');
  }
  const found = sheets.get(name);
  if (found === undefined) throw new Error(`There are no styles of '${name}'.`);
  return found;
}
