/** What a list shows, as stored in the address. */
export interface ListState {
  /** The active tab, on screens that have several; absent for the first. */
  tab?: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  search: string;
  /** A column's key; absent for the list's default order. */
  sortBy?: string;
  sortOrder: 'asc' | 'desc';
  /** Column key or switch → selected values; empty when nothing is selected. */
  filters: Record<string, string[]>;
}

export const pageSizes = [20, 50, 100] as const;

const reservedNames = ['tab', 'page', 'size', 'search', 'sort'];

function parsePositiveInteger(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Reads an address; missing or invalid parts count as not selected. */
export function readListState(address: URLSearchParams, defaultPageSize: number = pageSizes[0]): ListState {
  const requestedSize = parsePositiveInteger(address.get('size'));
  const sort = address.get('sort') ?? '';
  const tab = address.get('tab');
  const filters: Record<string, string[]> = {};
  for (const name of new Set(address.keys())) {
    const values = address.getAll(name).filter(Boolean);
    if (!reservedNames.includes(name) && values.length) filters[name] = values;
  }
  return {
    ...(tab && { tab }),
    page: parsePositiveInteger(address.get('page')) ?? 1,
    pageSize:
      requestedSize && (pageSizes as readonly number[]).includes(requestedSize) ? requestedSize : defaultPageSize,
    search: address.get('search') ?? '',
    ...(sort && { sortBy: sort.replace(/^-/, '') }),
    sortOrder: sort.startsWith('-') ? 'desc' : 'asc',
    filters,
  };
}

/** Writes a state as the shortest address that reads back as the same state. */
export function writeListState(state: ListState, defaultPageSize: number = pageSizes[0]): URLSearchParams {
  const address = new URLSearchParams();
  if (state.tab) address.set('tab', state.tab);
  if (state.search) address.set('search', state.search);
  for (const [name, values] of Object.entries(state.filters)) {
    for (const value of values) if (value) address.append(name, value);
  }
  if (state.sortBy) address.set('sort', (state.sortOrder === 'desc' ? '-' : '') + state.sortBy);
  if (state.pageSize !== defaultPageSize) address.set('size', String(state.pageSize));
  if (state.page > 1) address.set('page', String(state.page));
  return address;
}

/** A change of a list's state; a function of the state, if it depends on that. */
export type ListChange = Partial<ListState> | ((state: ListState) => Partial<ListState>);

/** Returns the state after a change. A change of the rows returns to the first page. */
export function changeListState(state: ListState, change: ListChange): ListState {
  return { ...state, page: 1, ...(typeof change === 'function' ? change(state) : change) };
}

/** Shows all rows in the default order. */
export const resetList = {
  search: '',
  sortBy: undefined,
  sortOrder: 'asc',
  filters: {},
} as const satisfies Partial<ListState>;

/** Sets these filters, removes those without values, and keeps all others. */
export function changeFilters(changed: ListState['filters']): ListChange {
  return ({ filters }) => ({
    filters: Object.fromEntries(Object.entries({ ...filters, ...changed }).filter(([, values]) => values.length > 0)),
  });
}
