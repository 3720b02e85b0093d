import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, isNode, parseDocument, type Document } from 'yaml';
import { ContentProblem, formatValuePath, type ValuePath } from './content-problem.ts';
import type { Shape } from './shape.ts';

/** The files of a folder of `content/`, sorted by name. Throws when one has another extension. */
export function listFiles(directory: string, folder: string, ending: string): string[] {
  const names = readdirSync(path.join(directory, folder)).sort();
  const unexpected = names.find((name) => !name.endsWith(ending));
  if (unexpected !== undefined)
    throw createContentError(`${folder}/${unexpected}`, undefined, `must end with ${ending}.`);
  return names.map((name) => `${folder}/${name}`);
}

/** Reads a YAML file of `content/`. Throws an error with the file, the line and the place of the problem. */
export function readYaml<Value>(directory: string, file: string, shape: Shape<Value>): Value {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(path.join(directory, file), 'utf8'), { lineCounter });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) throw createContentError(file, broken.linePos?.[0].line, broken.message.trim());
  try {
    return shape(document.toJS(), []);
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    const offset = findOffset(document, error.valuePath);
    const line = offset === undefined ? undefined : lineCounter.linePos(offset).line;
    const position = formatValuePath(error.valuePath);
    throw createContentError(file, line, position ? `${position} ${error.message}` : error.message);
  }
}

/** Creates an error for the editor of a file of `content/`. */
export function createContentError(file: string, line: number | undefined, message: string): Error {
  return new Error(`content/${file}${line === undefined ? '' : `, line ${line}`}: ${message}`);
}

/** The offset of a place in the file, or of its nearest parent if it is missing. */
function findOffset(document: Document, valuePath: ValuePath): number | undefined {
  for (let length = valuePath.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(valuePath.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}
