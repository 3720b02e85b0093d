import { randomUUID } from 'node:crypto';

/** PostgreSQL takes notifications of less than 8,000 bytes. */
const greatestChunk = 7_000;

/** Cuts a message into notifications: `id:position:of:text`, all of it ASCII, so that characters are bytes. */
export function toChunks(value: unknown): string[] {
  const text = JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const parts = text.match(new RegExp(`[^]{1,${greatestChunk}}`, 'g')) ?? [];
  const id = randomUUID();
  return parts.map((part, index) => `${id}:${index}:${parts.length}:${part}`);
}

/** Puts notifications together again. Those of one message arrive in order, as they were sent in one transaction. */
export function createChunkReader(): (chunk: string) => unknown {
  const begun = new Map<string, string>();
  return (chunk) => {
    const [, id = '', position, of, part = ''] = /^([^:]*):(\d+):(\d+):([^]*)$/.exec(chunk) ?? [];
    const text = (begun.get(id) ?? '') + part;
    begun.delete(id);
    if (Number(position) + 1 === Number(of)) return JSON.parse(text);
    begun.set(id, text);
    return undefined;
  };
}
