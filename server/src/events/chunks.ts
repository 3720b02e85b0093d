import { randomUUID } from 'node:crypto';

/** PostgreSQL limits notifications to less than 8,000 bytes. */
const chunkPattern = /[^]{1,7000}/g;

/** Splits a list of events into notifications: `id:position:of:text`, all ASCII, so that characters are bytes. */
export function toChunks(events: readonly unknown[]): string[] {
  const text = JSON.stringify(events).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const parts = text.match(chunkPattern) ?? [];
  const id = randomUUID();
  return parts.map((part, index) => `${id}:${index}:${parts.length}:${part}`);
}

/**
 * Reassembles notifications: returns the list with its last part, and nothing with the others. The parts of a list
 * arrive in order, because they were sent in one transaction.
 */
export function createChunkReader(): (chunk: string) => unknown[] {
  const partial = new Map<string, string>();
  return (chunk) => {
    const [, id = '', position, of, part = ''] = /^([^:]*):(\d+):(\d+):([^]*)$/.exec(chunk) ?? [];
    const text = (partial.get(id) ?? '') + part;
    partial.delete(id);
    if (Number(position) + 1 === Number(of)) return JSON.parse(text) as unknown[];
    partial.set(id, text);
    return [];
  };
}
