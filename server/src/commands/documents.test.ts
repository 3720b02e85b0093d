import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';

describe('printed documents', () => {
  it.each(Object.entries(documents))('%s is fresh (else: npm run generate)', (path, print) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')).toBe(print());
  });
});
