import { expect, test } from 'vitest';
import { toRowRange } from './paging.ts';

test('takes twenty rows by default', () => {
  expect(toRowRange({})).toEqual({ take: 20, skip: 0 });
  expect(toRowRange({ limit: null, offset: 2 })).toEqual({ take: 20, skip: 40 });
});

test('takes a thousand rows at most', () => {
  expect(toRowRange({ limit: 1000, offset: 0 })).toEqual({ take: 1000, skip: 0 });
  expect(toRowRange({ limit: 1001, offset: 1 })).toEqual({ take: 1000, skip: 1000 });
});
