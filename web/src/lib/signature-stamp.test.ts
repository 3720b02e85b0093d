import { expect, it } from 'vitest';
import { formatSignatureStamp } from './signature-stamp.ts';

it('stamps a signature in Singapore time', () => {
  expect(formatSignatureStamp('2026-11-20T01:42:07Z')).toMatch(/^20\/11\/2026, 9:42:07 am$/i);
});
