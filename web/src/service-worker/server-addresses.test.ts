import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serverAddresses } from './server-addresses.ts';

const routes = path.join(import.meta.dirname, '../../../server/src/http');

it('does not intercept any route of the server', () => {
  const files = readdirSync(routes).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const addresses = files.flatMap((file) =>
    [...readFileSync(path.join(routes, file), 'utf8').matchAll(/\bapp\.(?:get|post)\b[^(]*\(\s*'\/([^/':]+)/g)].map(
      ([, first = '']) => first,
    ),
  );
  expect(addresses.length).toBeGreaterThan(8);
  expect(serverAddresses).toEqual(expect.arrayContaining(addresses));
});
