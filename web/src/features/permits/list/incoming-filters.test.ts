import { expect, it } from 'vitest';
import { toListFilters } from './incoming-filters.ts';

it('takes over incoming filters and keeps the rest', () => {
  const arrived = 'statusCheck=Approved&disciplineName=MECH&disciplineName=HVAC&searchCreated=2026-01&search=pump';
  expect(toListFilters(new URLSearchParams(arrived))?.toString()).toBe(
    'status=Approved&discipline=MECH&discipline=HVAC&createdAt=2026-01&search=pump',
  );
});

it('leaves a list’s own address unchanged', () => {
  expect(toListFilters(new URLSearchParams('status=Approved&page=2'))).toBeUndefined();
});
