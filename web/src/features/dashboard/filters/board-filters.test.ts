import { message } from '@eptw/domain/message';
import { describe, expect, it } from 'vitest';
import {
  findFilterProblems,
  describeFilters,
  readBoardFilters,
  writeBoardFilters,
  type BoardFilters,
  type BoardFilterField,
} from './board-filters.ts';

const first: BoardFilters = {
  from: '2026-10-24',
  to: '2026-11-22',
  year: '2026',
  sites: ['F10A1', 'F10N'],
  status: 'Approved',
  group: 'A',
};
const all: readonly BoardFilterField[] = ['range', 'year', 'sites', 'status', 'group'];
const read = (address: string) => readBoardFilters(new URLSearchParams(address), first);

describe('the filters in an address', () => {
  it('have their defaults where the address is silent', () => {
    expect(read('view=status')).toEqual(first);
  });

  it('are read even when they are invalid', () => {
    const filters = read('from=&to=2026-01-31&year=x&site=F99&status=None&group=Z');
    expect(filters).toEqual({ from: '', to: '2026-01-31', year: 'x', sites: ['F99'], status: 'None', group: 'Z' });
  });

  it('are read back as written, and leave the rest of the address unchanged', () => {
    const filters: BoardFilters = {
      ...first,
      from: '2026-01-01',
      sites: ['F10N'],
      status: 'Rejected',
      group: 'C',
      year: '2025',
    };
    const address = writeBoardFilters(new URLSearchParams('view=breakdown&tab=level&site=F10A1'), filters, all, first);
    expect(readBoardFilters(address, first)).toEqual(filters);
    expect(address.get('tab')).toBe('level');
  });

  it('omit the sites when all are selected', () => {
    expect(writeBoardFilters(new URLSearchParams('site=F10N'), first, ['sites'], first).has('site')).toBe(false);
  });
});

describe('the check of filters', () => {
  it.each<[string, Partial<BoardFilters>, readonly BoardFilterField[], object]>([
    ['accepts the defaults', {}, all, {}],
    ['requires a range', { from: '' }, ['range'], { range: message.selectDateRange }],
    ['requires existing days', { to: '2026-02-30' }, ['range'], { range: expect.stringContaining('is not a date') }],
    ['requires an end after the start', { to: '2026-01-01' }, ['range'], { range: message.rangeEndsFirst }],
    ['requires a site', { sites: [] }, ['range', 'sites'], { sites: message.selectBoardSite }],
    ['requires a year', { year: '' }, ['year', 'sites'], { year: message.selectYearAndSite }],
    ['requires a site for a year', { sites: [] }, ['year', 'sites'], { sites: message.selectYearAndSite }],
    ['requires an existing status', { status: 'None' }, ['status'], { status: message.selectPermitType }],
    ['requires A, B or C', { group: 'D' }, ['group'], { group: message.selectPermitType }],
    ['ignores filters that a board does not have', { group: 'D', sites: [] }, ['range'], {}],
  ])('%s', (_title, part, fields, problems) => {
    expect(findFilterProblems({ ...first, ...part }, { fields })).toEqual(problems);
  });

  it('reports a missing range with the board’s own message', () => {
    const spec = { fields: ['range'] as const, missingRangeMessage: message.selectBoardRange };
    expect(findFilterProblems({ ...first, to: '' }, spec)).toEqual({ range: message.selectBoardRange });
  });
});

it('describes the filters in print', () => {
  const text = '24 Oct 2026 to 22 Nov 2026, at F10A1, F10N, child permits A (A1 to A12)';
  expect(describeFilters(first, ['range', 'sites', 'group'])).toBe(text);
});
