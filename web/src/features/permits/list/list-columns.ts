import { permitColumns, type PermitColumn, type PermitColumnKey } from '@eptw/domain/permit/list-columns';

/** A column of a list, and how its filter differs from other lists. */
export interface PermitListColumn extends PermitColumn {
  /** Minimum width in pixels, if the title needs more than usual. */
  width?: number;
  /** Whether only one option can be selected, or the column has no filter. */
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

/** The columns of the user's own permits, which show the applicant and the attached forms. */
export const ownColumns: readonly PermitListColumn[] = permitColumns.own;

/** The columns of the lists of child permits. */
export const childColumns = withOverrides(permitColumns.child, {
  code: { width: 204 },
  status: { filter: 'one option' },
});

/** The columns of the user's own child permits: there is only one applicant. */
export const ownChildColumns = withOverrides(childColumns, { applier: { filter: 'none' } });

/** The columns of permits that only a life-support group has yet to approve: all have the same status. */
export const lifeSupportColumns = withOverrides(generalColumns, { status: { filter: 'none' } });

/** The columns of child permits that only a life-support group has yet to approve. */
export const lifeSupportChildColumns = withOverrides(permitColumns.lifeSupportChild, {
  code: { width: 204 },
  status: { filter: 'none' },
  parent: { width: 192 },
});
