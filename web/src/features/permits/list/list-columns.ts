import { permitColumns, type PermitColumn, type PermitColumnKey } from '@eptw/domain/permit/list-columns';

/** A column of a list, and where the list filters it otherwise than most lists do. */
export interface PermitListColumn extends PermitColumn {
  /** Least width in pixels, where another title needs more. */
  width?: number;
  /** Whether one of its options is chosen instead of several, or nothing at all can be. */
  filter?: 'one option' | 'none';
}

type ColumnOverrides = Partial<Record<PermitColumnKey, Omit<PermitListColumn, keyof PermitColumn>>>;

const withOverrides = (columns: readonly PermitColumn[], peculiar: ColumnOverrides): readonly PermitListColumn[] =>
  columns.map((column) => ({ ...column, ...peculiar[column.key] }));

/** The columns of most lists of permits, in their order. */
export const generalColumns = withOverrides(permitColumns.general, { applier: { filter: 'none' } });

/** The columns of a work queue. */
export const queueColumns = withOverrides(permitColumns.queue, { applier: { filter: 'none' } });

/** The columns of a work queue of child permits. */
export const childQueueColumns = withOverrides(permitColumns.childQueue, {
  code: { width: 204 },
  status: { filter: 'one option' },
});

/** The columns of the own permits, which tell who applied and what is attached. */
export const ownColumns: readonly PermitListColumn[] = permitColumns.own;

/** The columns of the lists of child permits. */
export const childColumns = withOverrides(permitColumns.child, {
  code: { width: 204 },
  status: { filter: 'one option' },
});

/** The columns of the own child permits: there is one applier alone. */
export const ownChildColumns = withOverrides(childColumns, { applier: { filter: 'none' } });

/** The columns of the permits that only a life-support group has yet to approve: they all have one status. */
export const lifeSupportColumns = withOverrides(generalColumns, { status: { filter: 'none' } });

/** The columns of the child permits that only a life-support group has yet to approve. */
export const lifeSupportChildColumns = withOverrides(permitColumns.lifeSupportChild, {
  code: { width: 204 },
  status: { filter: 'none' },
  parent: { width: 192 },
});
