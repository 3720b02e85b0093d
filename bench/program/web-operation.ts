import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print, separateOperations } from 'graphql';

const webDirectory = path.resolve(import.meta.dirname, '../../web/src/features');

/** An operation of the web as it is sent, from these files of its features: its own, and those of its fragments. */
export function readWebOperation(name: string, files: readonly string[]): string {
  const documents = files.map((file) => readFileSync(path.join(webDirectory, file), 'utf8')).join('\n');
  const operation = separateOperations(parse(documents))[name];
  if (!operation) throw new Error(`The web has no operation ${name}.`);
  return print(operation);
}
