import { MIMEType } from 'node:util';
import { HttpRefusal } from './refusal.ts';
import { parseJson } from './body.ts';

/** Operations, map and file, and the boundary at the end. */
const mostBoundaries = 4;

/** The longest head of a part, in bytes. */
const longestHead = 8 * 1024;

function refuse(sentence: string): never {
  throw new HttpRefusal(400, 'BAD_INPUT', sentence);
}

/**
 * Reads a GraphQL multipart request: `operations`, `map` and the file that the map places into the variables.
 * Answers the parsed request with the File in its place.
 */
export async function parseMultipart(body: Buffer, contentType: string): Promise<unknown> {
  refuseManyParts(body, contentType);
  const form = await new Response(body, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => refuse('The multipart request is broken.'));
  const operations = parseJson(textOf(form, 'operations'));
  const map = parseJson(textOf(form, 'map'));
  if (typeof map !== 'object' || map === null) refuse('The part named map must be a JSON object.');
  const places = Object.entries(map);
  if (places.length > 1) refuse('Send one file an upload.');
  for (const [part, paths] of places) {
    const file = form.get(part);
    if (!(file instanceof File)) refuse(`The part ${part} is missing or no file.`);
    if (!Array.isArray(paths) || paths.length !== 1) refuse('Each file belongs to one variable.');
    place(operations, String(paths[0]), file);
  }
  return operations;
}

/** Taking many parts, or a part with an endless head, apart would keep everybody else waiting for seconds. */
function refuseManyParts(body: Buffer, contentType: string): void {
  const boundary = `--${new MIMEType(contentType).params.get('boundary') ?? refuse('The multipart request is broken.')}`;
  let count = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    count += 1;
    if (count > mostBoundaries) refuse('Send one file an upload.');
    const isLast = body.toString('latin1', at + boundary.length, at + boundary.length + 2) === '--';
    const head = body.indexOf('\r\n\r\n', at) - at;
    if (!isLast && (head < 0 || head > longestHead)) refuse('The multipart request is broken.');
  }
  if (count === 0) refuse('The multipart request is broken.');
}

function textOf(form: FormData, part: string): string {
  const value = form.get(part);
  return typeof value === 'string' ? value : refuse(`The part named ${part} is missing.`);
}

/** Puts the file where `variables.name` points, nested or not. What is there must be null, as the protocol says. */
function place(operations: unknown, path: string, file: File): void {
  const steps = path.split('.');
  const last = steps.pop();
  let target: unknown = operations;
  for (const step of steps) target = memberOf(target, step);
  if (steps[0] !== 'variables' || last === undefined || memberOf(target, last) !== null)
    refuse(`The map names ${path}, which is no empty variable of the request.`);
  Object.assign(target as object, { [last]: file });
}

function memberOf(target: unknown, name: string): unknown {
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, name)) return undefined;
  return Reflect.get(target, name);
}
