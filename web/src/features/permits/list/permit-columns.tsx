import { Link } from 'react-router';
import { isStatus, statuses as everyStatus, statusLabel, statusTone, type Status } from '@eptw/domain/permit/status';
import type { ColumnFilter, ListColumn } from '../../../components/list/list-types.ts';
import { Highlight } from '../../../components/status/highlight.tsx';
import { Person } from '../../../components/status/person.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { formatDay } from '@eptw/domain/permit/date-words';
import { viewAddress } from '../kinds/permit-kind.ts';
import type { ColumnChoice } from './column-choices.ts';
import type { PermitRow } from './list-document.ts';
import type { GetListChoicesQuery } from './operations.generated.ts';

const dateFilter: ColumnFilter = { kind: 'text', placeholder: 'Jan 1, 2021' };

/** A status in words and colour, as lists show it. */
export function RowStatus({ row }: { row: PermitRow }) {
  return <StatusTag tone={isStatus(row.status) ? statusTone(row.status) : 'slate'}>{row.statusLabel}</StatusTag>;
}

/** The start, marked when it has passed while the permit is still undecided. */
export function RowStart({ row }: { row: PermitRow }) {
  if (!row.startDate) return <span className="quiet">Not given</span>;
  const day = formatDay(row.startDate, row.site.timeZone);
  if (!row.due) return <span className="tabular">{day}</span>;
  return (
    <span className="permit-list-due tabular">
      {day}
      <span className="cell-note">start passed</span>
    </span>
  );
}

/** A day that a date filter found is marked as a whole, for the filter may name a month or a year. */
function Day({ at, row, search }: { at: string | null; row: PermitRow; search: string | undefined }) {
  if (!at) return <span className="quiet">Not given</span>;
  const day = formatDay(at, row.site.timeZone);
  return <span className="tabular">{search ? <mark>{day}</mark> : day}</span>;
}

function Owner({ row, search }: { row: PermitRow; search: string | undefined }) {
  const { fullname, email } = row.hostSystemOwner;
  return (
    <Person name={fullname}>
      <Highlight text={fullname} search={search} />
      <span className="cell-note">
        <Highlight text={email} search={search} />
      </span>
    </Person>
  );
}

/** The permit that a child permit was raised on, and the way there. */
export function ParentLink({ row, search }: { row: PermitRow; search: string | undefined }) {
  if (!row.parentPermit) return null;
  return (
    <Link className="code-link" to={viewAddress({ ...row.parentPermit, parentPermit: null })}>
      <Highlight text={row.parentPermit.code} search={search} />
    </Link>
  );
}

interface ColumnContext {
  /** What the search box looks for: marked in the columns that it looks into. */
  search: string;
  /** Rows on the pages before. */
  before: number;
  choices: GetListChoicesQuery | undefined;
  /** The statuses that the list is about; all of them unless given. */
  statuses?: readonly Status[] | undefined;
}

/** A column before a list has said what it calls it. */
type UntitledColumn = Omit<ListColumn<PermitRow>, 'title'>;

/** A column's filter as a list wants it. */
function filterOf({ filter }: UntitledColumn, wanted: ColumnChoice['filter']): ColumnFilter | undefined {
  if (wanted === 'none') return undefined;
  return wanted === 'one option' && filter?.kind === 'checkboxes' ? { ...filter, kind: 'radio' } : filter;
}

/** The columns that a list of permits chose, in their order. */
export function permitColumns(context: ColumnContext, choices: readonly ColumnChoice[]): ListColumn<PermitRow>[] {
  const columns = everyColumn(context);
  return choices.flatMap(({ key, title, width, filter: wanted }) => {
    const column = columns.find((one) => one.key === key);
    if (!column) return [];
    const { filter: _usual, ...rest } = column;
    const filter = filterOf(column, wanted);
    return { ...rest, title, ...(width && { width }), ...(filter && { filter }) };
  });
}

function everyColumn({ search: everywhere, before, choices, statuses }: ColumnContext): UntitledColumn[] {
  const statusOptions = (statuses ?? everyStatus).map((status) => ({ value: status, label: statusLabel(status) }));
  const sites = choices?.getSites.items.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  const disciplines = choices?.getAllDisciplines.items.map(({ code }) => ({ value: code, label: code })) ?? [];
  return [
    {
      key: 'position',
      width: 44,
      render: (_row, _search, index) => <span className="quiet tabular">{before + index + 1}</span>,
    },
    {
      key: 'code',
      width: 168,
      pinned: true,
      sortable: true,
      filter: { kind: 'text' },
      render: (row, search) => (
        <Link className="code-link" to={viewAddress(row)}>
          <Highlight text={row.code} search={search ?? everywhere} />
        </Link>
      ),
    },
    {
      key: 'parent',
      width: 176,
      filter: { kind: 'text' },
      render: (row, search) => <ParentLink row={row} search={search} />,
    },
    {
      key: 'status',
      width: 210,
      filter: { kind: 'checkboxes', options: statusOptions },
      render: (row) => <RowStatus row={row} />,
    },
    {
      key: 'description',
      width: 216,
      render: (row) => (
        <span className="cell-clamp" title={row.workDescription}>
          <Highlight text={row.workDescription} search={everywhere} />
        </span>
      ),
    },
    {
      key: 'type',
      width: 150,
      filter: { kind: 'text' },
      render: (row, search) => <Highlight text={row.title} search={search} />,
    },
    {
      key: 'site',
      width: 132,
      filter: { kind: 'checkboxes', options: sites },
      render: (row) => <span title={row.site.name}>{row.site.code}</span>,
    },
    {
      key: 'startDate',
      width: 136,
      sortable: true,
      filter: dateFilter,
      render: (row, search) =>
        search && !row.due ? <Day at={row.startDate} row={row} search={search} /> : <RowStart row={row} />,
    },
    {
      key: 'endDate',
      width: 132,
      sortable: true,
      filter: dateFilter,
      render: (row, search) => <Day at={row.endDate} row={row} search={search} />,
    },
    {
      key: 'owner',
      width: 216,
      filter: { kind: 'text' },
      render: (row, search) => <Owner row={row} search={search ?? everywhere} />,
    },
    {
      key: 'discipline',
      width: 122,
      filter: { kind: 'checkboxes', options: disciplines },
      render: (row) => row.discipline.code,
    },
    {
      key: 'permitCode',
      width: 132,
      filter: { kind: 'text' },
      render: (row, search) => <Highlight text={row.permitCode} search={search} />,
    },
    {
      key: 'createdAt',
      width: 152,
      sortable: true,
      filter: dateFilter,
      render: (row, search) => <Day at={row.createdAt} row={row} search={search} />,
    },
    {
      key: 'applier',
      width: 168,
      filter: { kind: 'text' },
      render: ({ submittedBy: { fullname, company } }, search) => (
        <Person name={fullname}>
          <Highlight text={fullname} search={search ?? everywhere} />
          <span className="cell-note">{company}</span>
        </Person>
      ),
    },
    {
      key: 'attached',
      width: 200,
      render: ({ attachedForms = [] }) =>
        attachedForms.length === 0 ? (
          <span className="quiet">None</span>
        ) : (
          <span className="cell-clamp" title={attachedForms.join(', ')}>
            {attachedForms.join(', ')}
          </span>
        ),
    },
  ];
}
