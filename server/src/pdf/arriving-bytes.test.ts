import { expect, test } from 'vitest';
import { ArrivingBytes } from './arriving-bytes.ts';

const parts = ['ab', 'c', 'defg', 'h'].map((text) => Buffer.from(text));

test('bytes are taken in other lengths than those in which they arrive', async () => {
  const bytes = new ArrivingBytes();
  const first = bytes.take(4);
  for (const part of parts) bytes.add(part);
  expect(String(await first)).toBe('abcd');
  expect(String(await bytes.take(0))).toBe('');
  expect(String(await bytes.take(3))).toBe('efg');
  const last = bytes.take(2);
  bytes.add(Buffer.from('i'));
  expect(String(await last)).toBe('hi');
});

test('waiting for bytes that will not arrive fails, now and later', async () => {
  const bytes = new ArrivingBytes();
  bytes.add(Buffer.from('ab'));
  const waiting = bytes.take(3);
  bytes.fail(new Error('The process ended'));
  await expect(waiting).rejects.toThrow('The process ended');
  await expect(bytes.take(3)).rejects.toThrow('The process ended');
  expect(String(await bytes.take(2))).toBe('ab');
});
