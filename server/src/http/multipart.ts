import type { Readable } from 'node:stream';
import { message } from '@eptw/domain/message';
import { toStoredLine } from '@eptw/domain/text/stored-text';
import { maxUploadBytes } from '@eptw/domain/template/purpose/uploads';
import busboy, { type Busboy } from 'busboy';
import { UploadedFile } from '../graphql/uploaded-file.ts';
import { parseJson, maxDiscardedBytes } from './body.ts';
import { HttpRefusal } from './refusal.ts';

/** Enough for the largest upload, and for one slightly too large to get a proper refusal. */
const maxRequestBytes = 16 * 1024 * 1024;

/** Operations and map. */
const textParts = ['operations', 'map'] as const;

type TextPart = (typeof textParts)[number];

/** Options for reading a multipart request. */
export interface MultipartOptions {
  contentType: string | undefined;
  /** The announced length; undefined if the sender does not know it. */
  contentLength: number | undefined;
  /** The largest size of the texts, in bytes. */
  bodyLimit: number;
  /** The refusal when they are larger. */
  tooLargeMessage: string;
}

/** The parts of a request that have arrived so far. */
interface RequestParts {
  texts: Map<TextPart, string>;
  /** The file, with the name of its part. */
  file: { part: string; read: () => UploadedFile } | undefined;
}

const brokenRequest = 'The multipart request is malformed.';
const oneFileOnly = 'Send one file per request.';

function badInput(sentence: string): HttpRefusal {
  return new HttpRefusal(400, 'BAD_INPUT', sentence);
}

/**
 * Reads a GraphQL multipart request as it arrives: `operations`, `map` and the file that the map assigns to a
 * variable. Returns the parsed request with the file in its place. A refused request is read to its end, so that the
 * caller can receive the refusal, but is neither stored nor parsed.
 */
export async function readMultipart(stream: Readable, options: MultipartOptions): Promise<unknown> {
  const parts: RequestParts = { texts: new Map(), file: undefined };
  let refusal: HttpRefusal | undefined;
  const refuse = (reason: HttpRefusal) => void (refusal ??= reason);
  const parser = openParser(parts, options, refuse);
  const ended = parser && waitForEnd(parser).catch(() => refuse(badInput(brokenRequest)));
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxRequestBytes) refuse(new HttpRefusal(413, 'TOO_LARGE', message.uploadFailed));
    if (size > maxDiscardedBytes) break;
    if (!refusal) await Promise.race([writeChunk(parser, chunk), ended]);
  }
  if (refusal) parser?.destroy();
  else parser?.end();
  await ended;
  if (refusal) throw refusal;
  return assembleRequest(parts);
}

function openParser(
  parts: RequestParts,
  { contentType, contentLength = Infinity, bodyLimit, tooLargeMessage }: MultipartOptions,
  refuse: (reason: HttpRefusal) => void,
): Busboy | undefined {
  let parser: Busboy;
  try {
    parser = busboy({
      headers: { 'content-type': contentType },
      // Counted here as well: a file that is too large is refused rather than cut.
      limits: { fields: textParts.length, files: 1, fieldSize: bodyLimit + 1 },
      defParamCharset: 'utf8',
    });
  } catch {
    refuse(badInput(brokenRequest));
    return undefined;
  }
  let textSize = 0;
  parser.on('field', (name, value) => {
    const part = textParts.find((textPart) => textPart === name);
    if (!part || parts.texts.has(part)) return refuse(badInput('Send operations and map once, and one file.'));
    textSize += Buffer.byteLength(value);
    if (textSize > bodyLimit) return refuse(new HttpRefusal(413, 'TOO_LARGE', tooLargeMessage));
    return void parts.texts.set(part, value);
  });
  parser.on('file', (part, content, { filename }) => {
    // Allocated with its maximum size, so that it never moves. Unwritten pages take no memory.
    const buffer = Buffer.allocUnsafeSlow(Math.min(contentLength, maxUploadBytes));
    let size = 0;
    content.on('data', (chunk: Buffer) => {
      if (size < buffer.length) chunk.copy(buffer, size);
      size += chunk.length;
    });
    content.on('error', () => refuse(badInput(brokenRequest)));
    parts.file = { part, read: () => new UploadedFile(toStoredLine(filename ?? ''), buffer.subarray(0, size), size) };
  });
  for (const limit of ['fieldsLimit', 'filesLimit'] as const) parser.on(limit, () => refuse(badInput(oneFileOnly)));
  return parser;
}

/** Settles when the parser has finished. */
function waitForEnd(parser: Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('close', resolve);
    // The parser may emit several errors, and an unhandled one would end the process.
    parser.on('error', reject);
  });
}

function writeChunk(parser: Busboy | undefined, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => {
    if (parser) parser.write(chunk, () => resolve());
    else resolve();
  });
}

function assembleRequest({ texts, file }: RequestParts): unknown {
  const [operations, map] = textParts.map((part) => parseJson(texts.get(part) ?? throwMissingPart(part)));
  if (typeof map !== 'object' || map === null) throw badInput('The part named map must be a JSON object.');
  const places = Object.entries(map);
  if (places.length > 1) throw badInput(oneFileOnly);
  for (const [part, paths] of places) {
    if (file?.part !== part) throw badInput(`The part ${part} is missing or not a file.`);
    if (!Array.isArray(paths) || paths.length !== 1) throw badInput('Each file belongs to one variable.');
    placeFile(operations, String(paths[0]), file.read());
  }
  return operations;
}

function throwMissingPart(part: TextPart): never {
  throw badInput(`The part named ${part} is missing.`);
}

/** Puts the file where `variables.name` points, nested or not. The protocol requires null there. */
function placeFile(operations: unknown, path: string, file: UploadedFile): void {
  const steps = path.split('.');
  const last = steps.pop();
  let target: unknown = operations;
  for (const step of steps) target = readMember(target, step);
  if (steps[0] !== 'variables' || last === undefined || readMember(target, last) !== null)
    throw badInput(`The map names ${path}, which is not an empty variable of the request.`);
  Object.assign(target as object, { [last]: file });
}

function readMember(target: unknown, name: string): unknown {
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, name)) return undefined;
  return Reflect.get(target, name);
}
