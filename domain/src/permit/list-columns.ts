/** Default column titles of permit lists. */
export const permitColumnTitles = {
  position: '#',
  code: 'Permit Number',
  parent: 'Parent Permit',
  condition: 'Condition',
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

/** A column of a permit list, with the title in that list. */
export interface PermitColumn {
  key: PermitColumnKey;
  title: string;
}

/** The fields that the search of a permit list covers. */
export const permitSearchHint = 'Number, work, applier, company, owner';

const toColumn = (key: PermitColumnKey, title: string): PermitColumn => ({ key, title });
const toColumns = (...keys: PermitColumnKey[]): PermitColumn[] =>
  keys.map((key) => toColumn(key, permitColumnTitles[key]));

const dateApplied = toColumn('createdAt', 'Date applied');

/** The columns of each kind of list, in order. */
export const permitColumns = {
  /** Most permit lists. Includes all columns that the search covers. */
  general: toColumns(
    ...([
      'position',
      'code',
      'condition',
      'status',
      'description',
      'type',
      'site',
      'startDate',
      'endDate',
      'owner',
    ] as const),
    ...(['applier', 'discipline', 'permitCode', 'createdAt'] as const),
  ),
  /** The user's own permits, with applicant and attached forms. */
  own: [
    ...toColumns('position', 'code', 'condition', 'status', 'description', 'applier', 'site', 'discipline', 'owner'),
    dateApplied,
    ...toColumns('startDate', 'endDate', 'attached'),
  ],
  /** Child permits. */
  child: [
    toColumn('type', 'Child Permit'),
    toColumn('code', 'Child Permit Number'),
    ...toColumns('condition', 'status', 'parent', 'description', 'discipline', 'owner', 'applier'),
    dateApplied,
    ...toColumns('startDate', 'endDate'),
  ],
  /** A work queue: first the columns that decide what to do next, then those of most lists. */
  queue: toColumns(
    ...(['position', 'code', 'description', 'place', 'highRisk', 'startDate', 'waitingSince', 'applier'] as const),
    ...(['condition', 'status', 'type', 'site', 'endDate', 'owner', 'discipline', 'permitCode', 'createdAt'] as const),
  ),
  /** A work queue of child permits. */
  childQueue: [
    toColumn('type', 'Child Permit'),
    toColumn('code', 'Child Permit Number'),
    ...toColumns('description', 'place', 'highRisk', 'startDate', 'waitingSince', 'applier', 'condition', 'status'),
    ...toColumns('site', 'parent', 'discipline', 'owner'),
    dateApplied,
    ...toColumns('endDate'),
  ],
  /** Child permits that only need the approval of a life-support group. */
  lifeSupportChild: [
    toColumn('type', 'Child permit'),
    toColumn('code', 'Child Permit Number'),
    ...toColumns('condition', 'status'),
    toColumn('parent', 'Parent Permit Number'),
    ...toColumns('description', 'permitCode', 'applier', 'site', 'discipline', 'owner'),
    dateApplied,
    ...toColumns('startDate', 'endDate'),
  ],
} as const satisfies Record<string, readonly PermitColumn[]>;
