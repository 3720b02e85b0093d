import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { listTransferableMemory } from './transferable-memory.ts';

const own = new Uint8Array(100);

test.each<[string, Uint8Array, ArrayBuffer[]]>([
  ['bytes that fill their memory are moved', own, [own.buffer]],
  ['a small buffer of Node’s pool is copied', Buffer.from('a document of one page'), []],
  ['a part of larger memory is copied', new Uint8Array(new ArrayBuffer(100), 10, 20), []],
])('%s', (_case, bytes, memory) => {
  expect(listTransferableMemory(bytes)).toEqual(memory);
  const { port1, port2 } = new MessageChannel();
  expect(() => port1.postMessage(bytes, listTransferableMemory(bytes))).not.toThrow();
  port1.close();
  port2.close();
});
