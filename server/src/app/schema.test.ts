import { readFile } from 'node:fs/promises';
import { accessTable } from '@eptw/domain/access/access';
import { expect, test } from 'vitest';
import { printApiSchema } from './print-schema.ts';
import { getSchema } from './schema.ts';

test('server/schema.graphql is fresh: npm run generate', async () => {
  const committed = await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8');
  expect(committed).toBe(printApiSchema());
});

test('the access table and the root fields have the same operations', () => {
  const schema = getSchema();
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(fields.toSorted()).toEqual(Object.keys(accessTable).toSorted());
});
