import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '1 kB'],
  [1_024 * 840, '840 kB'],
  [1_024 * 1_024, '1.0 MB'],
  [1_024 * 1_024 * 1.84, '1.8 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
