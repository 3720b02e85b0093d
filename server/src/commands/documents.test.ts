import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsAsMarkdown } from '../config.ts';
import { documents } from './documents.ts';

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

/** The formatter pads the columns of a table; what they say is the same. */
function unpadded(markdown: string): string {
  return markdown.replaceAll(/-{3,}/g, '---').replaceAll(' ', '');
}

describe('printed documents', () => {
  it.each(Object.entries(documents))('%s is fresh (else: npm run generate)', (path, print) => {
    expect(read(path)).toBe(print());
  });

  it('README.md names every setting as the program explains it', () => {
    expect(unpadded(read('README.md'))).toContain(unpadded(settingsAsMarkdown()));
  });
});
