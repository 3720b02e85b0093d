import { expect, test } from 'vitest';
import { deadPathProblems } from './document-paths.mjs';

const existing = new Set(['server/src/features/sites/store.ts', 'web/src/features/maps', 'docs/access.md']);
const find = (text) => deadPathProblems('docs/how-to/add-a-noun.md', text, (file) => existing.has(file));

test.each([
  ['a file', '`server/src/features/sites/gone.ts`', 'server/src/features/sites/gone.ts'],
  ['a room without the folders above it', '`features/gone`', 'features/gone'],
  ['a link', '[rights](../gone.md#roles)', '../gone.md'],
])('refuses %s that does not exist', (_what, text, path) => {
  expect(find(text)).toEqual([expect.stringMatching(`^leads to ${path},`)]);
});

test.each([
  '`server/src/features/sites/store.ts`, `features/maps`, [rights](../access.md#roles)',
  '`server/src/features/<noun>/store.ts`, `web/src/**/*.css`, `server/src/database/migrations/NNNN-what.ts`',
  '`npm run structure`, `site/room`, [Node](https://nodejs.org/en)',
])('accepts what exists, what stands for a name, and what is no path: %s', (text) => {
  expect(find(text)).toEqual([]);
});
