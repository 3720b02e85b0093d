// Reads the deployment files, as far as they have to match the program and each other.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The text of a file, by its path in the project. */
export function readText(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

/** A YAML file with one document. */
export function readYaml(file) {
  return parse(readText(file), { merge: true });
}

/** Parses lines such as NAME=value. */
export function readVariables(text) {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** The instructions of each stage of a Dockerfile: `{ name, from, instructions: [{ word, rest }] }`. */
export function readStages(text) {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n');
  const stages = [];
  for (const line of lines.filter((one) => one.trim() !== '')) {
    const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line);
    const [, from, name] = (word === 'FROM' && /^(\S+)(?: AS (\S+))?$/.exec(rest)) || [];
    if (from) stages.push({ name, from, instructions: [] });
    else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

/** What the COPY instructions of a stage copy: `{ from, sources, target }`; from the project if `from` is undefined. */
export function copiesOf({ instructions }) {
  return instructions
    .filter(({ word }) => word === 'COPY')
    .map(({ rest }) => {
      const parts = rest.split(/\s+/);
      const from = parts[0].startsWith('--from=') ? parts.shift().slice('--from='.length) : undefined;
      return { from, sources: parts.slice(0, -1), target: parts.at(-1) };
    });
}

/** Replaces variables in texts as Compose does, `${NAME}` and `${NAME:?why}`. */
export function filledIn(text, variables) {
  return text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_whole, name) => {
    if (variables[name] === undefined) throw new Error(`${name} has no value in .env.example.`);
    return variables[name];
  });
}
