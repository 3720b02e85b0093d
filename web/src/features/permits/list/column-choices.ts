/** A column of a list by its key, and where the list calls it or filters it otherwise than most lists do. */
export interface ColumnChoice {
  key: string;
  title?: string;
  /** Least width in pixels, where another title needs more. */
  width?: number;
  /** Whether one of its options is chosen instead of several, or nothing at all can be. */
  filter?: 'one option' | 'none';
}

const plain = (...keys: string[]): ColumnChoice[] => keys.map((key) => ({ key }));

/** The columns of most lists of permits, in their order. */
export const generalColumns: readonly ColumnChoice[] = plain(
  ...['position', 'code', 'status', 'description', 'type', 'site', 'startDate', 'endDate', 'owner', 'discipline'],
  ...['permitCode', 'createdAt'],
);

/** The columns of the own permits, which tell who applied and what is attached. */
export const ownColumns: readonly ColumnChoice[] = [
  ...plain('position', 'code', 'status'),
  { key: 'applier', filter: 'none' },
  ...plain('site', 'discipline', 'owner'),
  { key: 'createdAt', title: 'Date applied' },
  ...plain('startDate', 'endDate', 'attached'),
];

/** The columns of the lists of child permits. */
export const childColumns: readonly ColumnChoice[] = [
  { key: 'type', title: 'Child Permit' },
  { key: 'code', title: 'Child Permit Number', width: 204 },
  { key: 'status', filter: 'one option' },
  ...plain('parent', 'discipline', 'owner', 'applier'),
  { key: 'createdAt', title: 'Date applied' },
  ...plain('startDate', 'endDate'),
];

/** The columns of the own child permits: there is one applier alone. */
export const ownChildColumns: readonly ColumnChoice[] = childColumns.map((column) =>
  column.key === 'applier' ? { ...column, filter: 'none' } : column,
);

/** The columns of the permits that only a life-support group has yet to approve: they all have one status. */
export const lifeSupportColumns: readonly ColumnChoice[] = generalColumns.map((column) =>
  column.key === 'status' ? { ...column, filter: 'none' } : column,
);

/** The columns of the child permits that only a life-support group has yet to approve. */
export const lifeSupportChildColumns: readonly ColumnChoice[] = [
  { key: 'type', title: 'Child permit' },
  { key: 'code', title: 'Child Permit Number', width: 204 },
  { key: 'status', filter: 'none' },
  { key: 'parent', title: 'Parent Permit Number', width: 192 },
  ...plain('permitCode', 'applier', 'site', 'discipline', 'owner'),
  { key: 'createdAt', title: 'Date applied' },
  ...plain('startDate', 'endDate'),
];
