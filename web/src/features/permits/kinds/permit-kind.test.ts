import { expect, it } from 'vitest';
import { kindOf } from './permit-kind.ts';

it('marks maps with a fine brush on a permit, and a broad one on a child permit', () => {
  expect(kindOf({ parentPermit: null }).brushWidth).toBe(2);
  expect(kindOf({ parentPermit: {} }).brushWidth).toBe(10);
});
