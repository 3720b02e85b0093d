import type { Readable } from 'node:stream';
import { isJsonTextTooDeep, jsonTooDeepMessage } from '@eptw/domain/text/json-depth';
import { HttpRefusal } from './refusal.ts';

/** How much of a refused body is still read, so that the caller is there to hear the refusal. */
export const maxDiscardedBytes = 64 * 1024 * 1024;

/** Reads a body of at most so many bytes. A longer one is never cut: it is refused with the given sentence. */
export async function readBody(stream: Readable, limit: number, refusal: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > maxDiscardedBytes) break;
  }
  if (size > limit) throw new HttpRefusal(413, 'TOO_LARGE', refusal);
  return Buffer.concat(chunks, size);
}

/** Reads a body only to let the caller finish sending it. */
export async function discardBody(stream: Readable): Promise<void> {
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxDiscardedBytes) break;
  }
}

/** Parses JSON text of UTF-8. Throws a refusal that does not repeat the text, and does not begin with what is too deep. */
export function parseJson(text: string): unknown {
  if (isJsonTextTooDeep(text)) throw new HttpRefusal(400, 'BAD_INPUT', jsonTooDeepMessage);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpRefusal(400, 'BAD_INPUT', 'The request is not valid JSON.');
  }
}
