import { describe, expect, it } from 'vitest';
import { changeFilters, changeListState, readListState, writeListState } from './list-state.ts';

const read = (address: string) => readListState(new URLSearchParams(address));

describe('the state of a list in the address', () => {
  it('reads an empty address as the first page without filters', () => {
    expect(read('')).toEqual({ page: 1, pageSize: 20, search: '', sortOrder: 'asc', filters: {} });
  });

  it('reads back what it wrote', () => {
    const state = {
      tab: 'child',
      page: 3,
      pageSize: 50,
      search: 'pump & valve',
      sortBy: 'startDate',
      sortOrder: 'desc' as const,
      filters: { status: ['Approved', 'Rejected'], code: ['F10N-GP'] },
    };
    expect(readListState(writeListState(state))).toEqual(state);
  });

  it('writes nothing for defaults', () => {
    expect(writeListState(read('')).toString()).toBe('');
    expect(writeListState(read('status=')).toString()).toBe('');
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'size=7', 'size=1000'])('ignores %s', (address) => {
    expect(read(address)).toEqual(read(''));
  });

  it('returns to the first page when the rows change, but not when only the page does', () => {
    const third = read('page=3');
    expect(changeListState(third, { search: 'pump' }).page).toBe(1);
    expect(changeListState(third, { page: 4 }).page).toBe(4);
  });

  it('sets filters, removes those without values, and keeps the others', () => {
    const state = changeListState(read('site=F10N&code=GP&page=3'), changeFilters({ code: [], owner: ['host@'] }));
    expect(state).toEqual(read('site=F10N&owner=host%40'));
  });
});
