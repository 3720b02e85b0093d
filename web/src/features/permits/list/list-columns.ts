import { permitColumns, type PermitColumn, type PermitColumnKey } from '@eptw/domain/permit/list-columns';

/** A column of a list, and how it differs from other lists. */
export interface PermitListColumn extends PermitColumn {
  /** The width in pixels, if not the usual one. */
  width?: number;
  /** Whether only one option can be selected, or the column has no filter. */
  filter?: 'one option' | 'none';
}

type ColumnOverrides = Partial<Record<PermitColumnKey, Omit<PermitListColumn, keyof PermitColumn>>>;

const withOverrides = (columns: readonly PermitColumn[], peculiar: ColumnOverrides): readonly PermitListColumn[] =>
  columns.map((column) => ({ ...column, ...peculiar[column.key] }));

/** The columns of most lists of permits, in their order. */
export const generalColumns: readonly PermitListColumn[] = permitColumns.general;

/** The columns of a work queue. */
export const queueColumns: readonly PermitListColumn[] = permitColumns.queue;

/** The columns of what permit closers finish. */
export const closersColumns: readonly PermitListColumn[] = permitColumns.closers;

/** The columns of the user's own permits, which show the applicant and the attached forms. */
export const ownColumns = withOverrides(permitColumns.own, { code: { width: 190 } });

const childOverrides = {
  type: { width: 128 },
  code: { width: 150 },
  parent: { width: 116 },
  owner: { width: 120 },
  status: { width: 122, filter: 'one option' },
} as const;

/** The columns of a work queue of child permits. */
export const childQueueColumns = withOverrides(permitColumns.childQueue, childOverrides);

/** The columns of the lists of child permits. */
export const childColumns = withOverrides(permitColumns.child, childOverrides);

/** The columns of the user's own child permits: there is only one applicant. */
export const ownChildColumns = withOverrides(childColumns, { applier: { filter: 'none' } });

/** The columns of permits that only a life-support group has yet to approve: all have the same status. */
export const lifeSupportColumns = withOverrides(generalColumns, { status: { filter: 'none' } });

/** The columns of child permits that only a life-support group has yet to approve. */
export const lifeSupportChildColumns = withOverrides(permitColumns.lifeSupportChild, {
  parent: { width: 92 },
  status: { filter: 'none' },
});
