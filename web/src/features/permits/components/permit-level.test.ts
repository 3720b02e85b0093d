import { expect, it } from 'vitest';
import { getPermitLevel } from './permit-level.ts';

it('marks maps with a fine brush on a permit, and a broad one on a child permit', () => {
  expect(getPermitLevel({ parentPermit: null }).brushWidth).toBe(2);
  expect(getPermitLevel({ parentPermit: {} }).brushWidth).toBe(10);
});
