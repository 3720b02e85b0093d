/** What the columns of lists of permits are called, unless a list calls them otherwise. */
export const permitColumnTitles = {
  position: '#',
  code: 'Permit Number',
  parent: 'Parent Permit',
  status: 'Status',
  description: 'Work Description',
  type: 'Permit Type',
  site: 'Applier Site',
  startDate: 'Start Date',
  endDate: 'End Date',
  owner: 'Host/System Owner',
  discipline: 'Discipline',
  permitCode: 'Permit Code',
  createdAt: 'Date Applied',
  applier: 'Applier name',
  attached: 'Child permit title',
  place: 'Place',
  highRisk: 'High-risk work',
  waitingSince: 'Waiting since',
} as const;

export type PermitColumnKey = keyof typeof permitColumnTitles;

/** A column of a list of permits, and what that list calls it. */
export interface PermitColumn {
  key: PermitColumnKey;
  title: string;
}

/** What the search box of a list of permits searches. */
export const permitSearchHint = 'Number, work, applier, company, owner';

const toColumn = (key: PermitColumnKey, title: string): PermitColumn => ({ key, title });
const toColumns = (...keys: PermitColumnKey[]): PermitColumn[] =>
  keys.map((key) => toColumn(key, permitColumnTitles[key]));

const dateApplied = toColumn('createdAt', 'Date applied');

/** The columns of each sort of list, in their order. */
export const permitColumns = {
  /** Most lists of permits. Each has the columns that a text is searched in. */
  general: toColumns(
    ...(['position', 'code', 'status', 'description', 'type', 'site', 'startDate', 'endDate', 'owner'] as const),
    ...(['applier', 'discipline', 'permitCode', 'createdAt'] as const),
  ),
  /** The own permits, which tell who applied and what is attached. */
  own: [
    ...toColumns('position', 'code', 'status', 'description', 'applier', 'site', 'discipline', 'owner'),
    dateApplied,
    ...toColumns('startDate', 'endDate', 'attached'),
  ],
  /** Child permits. */
  child: [
    toColumn('type', 'Child Permit'),
    toColumn('code', 'Child Permit Number'),
    ...toColumns('status', 'parent', 'description', 'discipline', 'owner', 'applier'),
    dateApplied,
    ...toColumns('startDate', 'endDate'),
  ],
  /** A work queue: what decides what to do first, then the columns of most lists. */
  queue: toColumns(
    ...(['position', 'code', 'description', 'place', 'highRisk', 'startDate', 'waitingSince', 'applier'] as const),
    ...(['status', 'type', 'site', 'endDate', 'owner', 'discipline', 'permitCode', 'createdAt'] as const),
  ),
  /** A work queue of child permits. */
  childQueue: [
    toColumn('type', 'Child Permit'),
    toColumn('code', 'Child Permit Number'),
    ...toColumns('description', 'place', 'highRisk', 'startDate', 'waitingSince', 'applier', 'status'),
    ...toColumns('site', 'parent', 'discipline', 'owner'),
    dateApplied,
    ...toColumns('endDate'),
  ],
  /** Child permits that only a life-support group has yet to approve. */
  lifeSupportChild: [
    toColumn('type', 'Child permit'),
    toColumn('code', 'Child Permit Number'),
    ...toColumns('status'),
    toColumn('parent', 'Parent Permit Number'),
    ...toColumns('description', 'permitCode', 'applier', 'site', 'discipline', 'owner'),
    dateApplied,
    ...toColumns('startDate', 'endDate'),
  ],
} as const satisfies Record<string, readonly PermitColumn[]>;
