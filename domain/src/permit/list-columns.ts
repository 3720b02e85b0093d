/** Default titles of what permit lists show: as columns on the screen, and all of it as columns of an exported file. */
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
  ownerEmail: 'Host/System Owner e-mail',
  discipline: 'Discipline',
  permitCode: 'Permit Code',
  createdAt: 'Date Applied',
  applier: 'Applier name',
  applierCompany: 'Applier company',
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
  /** What its cells say in a second line: columns of their own in a file. */
  notes: readonly PermitColumnKey[];
}

/** The fields that the search of a permit list covers. */
export const permitSearchHint = 'Number, work, applier, company, owner';

/** What a list adds to the specified columns: each fact stands in the cell that it belongs to. */
const usualNotes: Partial<Record<PermitColumnKey, readonly PermitColumnKey[]>> = {
  description: ['place'],
  type: ['highRisk'],
  status: ['condition'],
  owner: ['ownerEmail'],
  applier: ['applierCompany'],
};

/** What stands in another column where the list has no column of its own for it. */
const substitutes: readonly { absent: PermitColumnKey; column: PermitColumnKey; notes: readonly PermitColumnKey[] }[] =
  [
    { absent: 'description', column: 'code', notes: ['description', 'place'] },
    { absent: 'applier', column: 'owner', notes: ['applier', 'applierCompany'] },
  ];

type Titles = Partial<Record<PermitColumnKey, string>>;

/** Creates the columns of a list in this order, with the titles that differ. */
function toColumns(keys: readonly PermitColumnKey[], titles: Titles = {}): PermitColumn[] {
  return keys.map((key) => ({
    key,
    title: titles[key] ?? permitColumnTitles[key],
    notes: [
      ...(usualNotes[key] ?? []),
      ...substitutes.flatMap(({ absent, column, notes }) => (column === key && !keys.includes(absent) ? notes : [])),
    ],
  }));
}

/** Adds since when a permit has been waiting, which a work queue shows with the status. */
function toQueue(columns: readonly PermitColumn[]): PermitColumn[] {
  return columns.map((column) =>
    column.key === 'status' ? { ...column, notes: [...column.notes, 'waitingSince'] } : column,
  );
}

const lowerCased = { createdAt: 'Date applied' } as const;

const general = toColumns([
  ...(['position', 'code', 'permitCode', 'type', 'discipline', 'owner', 'description', 'site'] as const),
  ...(['createdAt', 'startDate', 'endDate', 'status'] as const),
]);

const child = toColumns(
  [
    ...(['type', 'code', 'parent', 'discipline', 'owner', 'applier', 'createdAt', 'startDate', 'endDate'] as const),
    'status',
  ],
  { ...lowerCased, type: 'Child Permit', code: 'Child Permit Number' },
);

/** The columns of each kind of list: those that the specification names, in its order. */
export const permitColumns = {
  /** Most permit lists. */
  general,
  /** The user's own permits, with applicant and attached forms. */
  own: toColumns(
    [
      ...(['position', 'code', 'applier', 'site', 'discipline', 'owner', 'createdAt', 'startDate', 'endDate'] as const),
      ...(['status', 'attached'] as const),
    ],
    lowerCased,
  ),
  /** Child permits. */
  child,
  /** A work queue. */
  queue: toQueue(general),
  /** What permit closers finish: permits, and child permits with their parent below the number. */
  closers: toQueue(general).map((column) =>
    column.key === 'code' ? { ...column, notes: ['parent', ...column.notes] } : column,
  ),
  /** A work queue of child permits. */
  childQueue: toQueue(child),
  /** Child permits that only need the approval of a life-support group. */
  lifeSupportChild: toColumns(
    [
      ...(['type', 'parent', 'code', 'permitCode', 'applier', 'site', 'discipline', 'owner', 'createdAt'] as const),
      ...(['startDate', 'endDate', 'status'] as const),
    ],
    { ...lowerCased, type: 'Child permit', code: 'Child Permit Number', parent: 'Parent Permit Number' },
  ),
} as const satisfies Record<string, readonly PermitColumn[]>;
