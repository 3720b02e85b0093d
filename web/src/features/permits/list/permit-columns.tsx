import { permitStatuses as everyStatus, formatStatus, type PermitStatus } from '@eptw/domain/permit/status';
import { permitColumnTitles, type PermitColumnKey } from '@eptw/domain/permit/list-columns';
import { conditionTable, workConditions } from '@eptw/domain/work/log/conditions';
import { readDateSearch } from '@eptw/domain/time/date-search';
import type { DateTense } from '@eptw/domain/time/typed-date';
import type { ColumnFilter, ListColumn, NamedFilter } from '../../../components/list/list-types.ts';
import { Highlight } from '../../../components/status/highlight.tsx';
import { getToday } from '../../../lib/device-time.ts';
import type { PermitListColumn } from './list-columns.ts';
import type { PermitRow } from './list-document.ts';
import {
  ApplierCell,
  DateCell,
  HighRiskWork,
  NumberCell,
  OwnerCell,
  ParentLink,
  QueueDateCell,
  StartCell,
  StatusCell,
  WorkCell,
} from './permit-cells.tsx';
import type { GetListChoicesQuery } from '../../../generated/permits/list.ts';

/** A day, a month or a year; without a year, that of a plan or of a day that has been. */
const createDateFilter = (tense: DateTense): ColumnFilter => ({
  kind: 'text',
  placeholder: '1 Jan 2021',
  read: (text) => readDateSearch(text, { today: getToday(), tense }),
});

/** The condition of the work stands below the status, and is filtered there. */
const conditionFilter: NamedFilter = {
  key: 'condition',
  title: permitColumnTitles.condition,
  filter: {
    kind: 'checkboxes',
    options: workConditions.map((condition) => ({ value: condition, label: conditionTable[condition].name })),
  },
};

interface ColumnContext {
  /** The text of the search box: marked in the columns that it searches. */
  search: string;
  /** The number of rows on the previous pages. */
  precedingRows: number;
  choices: GetListChoicesQuery | undefined;
  /** The statuses that the list contains; all by default. */
  statuses?: readonly PermitStatus[] | undefined;
  now: Date;
  /** Whether the list is a work queue, which shows how far away a start is. */
  isQueue?: boolean | undefined;
}

/** A column before the list adds its title. Its cells get the facts that they show in a second line. */
type UntitledColumn = Omit<ListColumn<PermitRow>, 'title' | 'key' | 'render'> & {
  render: (
    row: PermitRow,
    search: string | undefined,
    notes: readonly PermitColumnKey[],
    index: number,
  ) => React.ReactNode;
};

/** Returns a column's filter, adjusted to the list. */
function toColumnFilter({ filter }: UntitledColumn, requested: PermitListColumn['filter']): ColumnFilter | undefined {
  if (requested === 'none') return undefined;
  return requested === 'one option' && filter?.kind === 'checkboxes' ? { ...filter, kind: 'radio' } : filter;
}

/** Returns the columns of a list of permits, in their order. */
export function toPermitColumns(
  context: ColumnContext,
  columnSpecs: readonly PermitListColumn[],
): ListColumn<PermitRow>[] {
  const columns = defineColumns(context);
  return columnSpecs.flatMap(({ key, title, notes, width, filter: requested }) => {
    const column = columns[key];
    if (!column) return [];
    const { filter: _filter, note, render, ...rest } = column;
    const filter = toColumnFilter(column, requested);
    return {
      ...rest,
      key,
      title,
      render: (row: PermitRow, search: string | undefined, index: number) => render(row, search, notes, index),
      ...(width && { width }),
      ...(filter && { filter }),
      ...(note && notes.includes('condition') && { note }),
    };
  });
}

/** The columns that a screen can have. What it shows only in a second line has none. */
function defineColumns({
  search: listSearch,
  precedingRows,
  choices,
  statuses,
  now,
  isQueue,
}: ColumnContext): Partial<Record<PermitColumnKey, UntitledColumn>> {
  const statusOptions = (statuses ?? everyStatus).map((status) => ({ value: status, label: formatStatus(status) }));
  const sites = choices?.getSites.items.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  const disciplines = choices?.getAllDisciplines.items.map(({ code }) => ({ value: code, label: code })) ?? [];
  return {
    position: {
      width: 26,
      render: (_row, _search, _notes, index) => <span className="quiet tabular">{precedingRows + index + 1}</span>,
    },
    code: {
      width: 122,
      pinned: true,
      sortable: true,
      filter: { kind: 'text' },
      render: (row, search, notes) => (
        <NumberCell row={row} search={search ?? listSearch} listSearch={listSearch} notes={notes} />
      ),
    },
    parent: {
      width: 122,
      filter: { kind: 'text' },
      render: (row, search) => <ParentLink row={row} search={search} />,
    },
    status: {
      width: 118,
      filter: { kind: 'checkboxes', options: statusOptions },
      note: conditionFilter,
      render: (row, _search, notes) => <StatusCell row={row} notes={notes} now={now} />,
    },
    description: { width: 144, render: (row) => <WorkCell row={row} search={listSearch} /> },
    type: {
      width: 98,
      filter: { kind: 'text' },
      render: (row, search) => (
        <>
          <span className="cell-clamp" title={row.title}>
            <Highlight text={row.title} search={search} />
          </span>
          <HighRiskWork row={row} />
        </>
      ),
    },
    site: {
      width: 54,
      filter: { kind: 'checkboxes', options: sites },
      render: (row) => <span title={row.site.name}>{row.site.code}</span>,
    },
    startDate: {
      width: 88,
      sortable: true,
      filter: createDateFilter('upcoming'),
      render: (row, search) =>
        isQueue ? (
          <QueueDateCell end="start" row={row} search={search} now={now} />
        ) : (
          <StartCell row={row} search={search} />
        ),
    },
    endDate: {
      width: 88,
      sortable: true,
      filter: createDateFilter('upcoming'),
      render: (row, search) =>
        isQueue ? (
          <QueueDateCell end="end" row={row} search={search} now={now} />
        ) : (
          <DateCell at={row.endDate} row={row} search={search} />
        ),
    },
    owner: {
      width: 100,
      filter: { kind: 'text' },
      render: (row, search, notes) => <OwnerCell row={row} search={search ?? listSearch} notes={notes} />,
    },
    discipline: {
      width: 68,
      filter: { kind: 'checkboxes', options: disciplines },
      render: (row) => row.discipline.code,
    },
    permitCode: {
      width: 62,
      filter: { kind: 'text' },
      render: (row, search) => <Highlight text={row.permitCode} search={search} />,
    },
    createdAt: {
      width: 88,
      sortable: true,
      filter: createDateFilter('past'),
      render: (row, search) => <DateCell at={row.createdAt} row={row} search={search} />,
    },
    applier: {
      width: 100,
      filter: { kind: 'text' },
      render: (row, search) => <ApplierCell row={row} search={search ?? listSearch} />,
    },
    attached: {
      width: 150,
      render: ({ attachedForms }) =>
        attachedForms.length === 0 ? (
          <span className="quiet">None</span>
        ) : (
          <span className="cell-clamp" title={attachedForms.join(', ')}>
            {attachedForms.join(', ')}
          </span>
        ),
    },
  };
}
