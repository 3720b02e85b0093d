import { expect, it } from 'vitest';
import { getPermitKind } from './permit-kind.ts';

it('marks maps with a fine brush on a permit, and a broad one on a child permit', () => {
  expect(getPermitKind({ parentPermit: null }).brushWidth).toBe(2);
  expect(getPermitKind({ parentPermit: {} }).brushWidth).toBe(10);
});
