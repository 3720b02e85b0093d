import { beforeEach, expect, it } from 'vitest';
import { createActionKeys } from './action-keys.ts';

const approve = { id: 'permit-1', version: 3, action: 'approve' };
let keys: ReturnType<typeof createActionKeys>;

beforeEach(() => {
  let created = 0;
  keys = createActionKeys(() => `key-${(created += 1)}`);
});

it('reuses the key after a request without a response', () => {
  expect(keys.getKey(approve)).toBe('key-1');
  expect(keys.getKey({ ...approve })).toBe('key-1');
});

it.each([
  ['another action', { action: 'reject' }],
  ['another version of the permit', { version: 4 }],
  ['other answers', { submission: { workDetails: 'Replace strainer' } }],
  ['another permit', { id: 'permit-2' }],
])('creates a new key for %s', (_title, change) => {
  keys.getKey(approve);
  expect(keys.getKey({ ...approve, ...change })).toBe('key-2');
});

it('creates a new key after a response', () => {
  keys.getKey(approve);
  keys.reset();
  expect(keys.getKey(approve)).toBe('key-2');
});
