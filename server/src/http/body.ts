import type { Readable } from 'node:stream';
import { isJsonTextTooDeep, jsonTooDeepMessage } from '@eptw/domain/text/json-depth';
import { HttpRefusal } from './refusal.ts';

/** How much of a refused body is still read, so that the caller can receive the refusal. */
export const maxDiscardedBytes = 64 * 1024 * 1024;

/** Reads a body up to a limit in bytes. A longer one is never cut: it is refused with this message. */
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

/** Reads a body only so that the caller can finish sending it. */
export async function discardBody(stream: Readable): Promise<void> {
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxDiscardedBytes) break;
  }
}

/**
 * Parses UTF-8 JSON text. Throws a refusal that does not repeat the text, and never starts on one that is nested too
 * deeply.
 */
export function parseJson(text: string): unknown {
  if (isJsonTextTooDeep(text)) throw new HttpRefusal(400, 'BAD_INPUT', jsonTooDeepMessage);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpRefusal(400, 'BAD_INPUT', 'The request is not valid JSON.');
  }
}
