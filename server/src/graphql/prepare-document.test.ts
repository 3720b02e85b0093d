import { expect, test } from 'vitest';
import { getSchema } from '../app/schema.ts';
import { readConfig } from '../config.ts';
import { createDocumentPreparer } from './prepare-document.ts';

test.each([
  [undefined, true],
  ['on', true],
  ['off', false],
])('with COMPILED_QUERIES %s a query is compiled: %s', (COMPILED_QUERIES, isCompiled) => {
  const prepare = createDocumentPreparer(getSchema(), readConfig({ COMPILED_QUERIES }));
  const prepared = prepare('{ getSites { count } }', true);
  expect('compiled' in prepared && prepared.compiled !== undefined).toBe(isCompiled);
});
