import { Link } from 'react-router';
import {
  permitStatuses as everyStatus,
  formatStatus,
  getStatusTone,
  type PermitStatus,
} from '@eptw/domain/permit/status';
import { formatStopLabel } from '@eptw/domain/area-stop/area-stop';
import { conditionTable, workConditions } from '@eptw/domain/work/log/conditions';
import type { ColumnFilter, ListColumn } from '../../../components/list/list-types.ts';
import { Highlight, containsSearchText } from '../../../components/status/highlight.tsx';
import { Person } from '../../../components/status/person.tsx';
import { TagList } from '../../../components/status/tag-list.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { readDateSearch } from '@eptw/domain/time/date-search';
import { formatDay, formatDayAndTime, formatTime } from '@eptw/domain/time/format-date';
import type { DateTense } from '@eptw/domain/time/typed-date';
import { getToday } from '../../../lib/device-time.ts';
import { formatDuration, formatTiming, type QueuedPermit } from '@eptw/domain/permit/work-queue';
import { toViewPath } from '../components/permit-level.ts';
import type { PermitListColumn } from './list-columns.ts';
import type { PermitRow } from './list-document.ts';
import type { GetListChoicesQuery } from '../../../generated/permits/list.ts';

/** A day, a month or a year; without a year, that of a plan or of a day that has been. */
const createDateFilter = (tense: DateTense): ColumnFilter => ({
  kind: 'text',
  placeholder: '1 Jan 2021',
  read: (text) => readDateSearch(text, { today: getToday(), tense }),
});

const conditionFilter: ColumnFilter = {
  kind: 'checkboxes',
  options: workConditions.map((condition) => ({ value: condition, label: conditionTable[condition].name })),
};

/**
 * The condition of the work as a coloured tag, with its times; nothing where no work is followed, and during a stop of
 * all work, which stands below the status.
 */
export function ConditionCell({ row: { condition, conditionLabel, areaStop } }: { row: PermitRow }) {
  if (!condition || areaStop) return null;
  const { name, tone } = conditionTable[condition];
  return (
    <span>
      <StatusTag tone={tone}>{name}</StatusTag>
      {conditionLabel !== name && <span className="cell-note cell-clamp">{conditionLabel}</span>}
    </span>
  );
}

/** A status in its one colour, whatever the condition of the work beside it; a stop of all work at the site takes it away. */
export function StatusCell({ row }: { row: PermitRow }) {
  if (row.areaStop)
    return (
      <span className="permit-list-stopped">
        <StatusTag tone="slate">{row.statusLabel}</StatusTag>
        <StatusTag tone="red">{formatStopLabel(row.areaStop)}</StatusTag>
      </span>
    );
  const tag = <StatusTag tone={getStatusTone(row.status)}>{row.statusLabel}</StatusTag>;
  if (!row.lapsedAt) return tag;
  return (
    <span className="permit-list-lapsed">
      {tag}
      <span className="cell-note">changed: approvals lapsed</span>
    </span>
  );
}

/** The start with its time, and how far away it is. */
export function QueueStartCell({ row, now }: { row: PermitRow; now: Date }) {
  if (!row.startDate) return <span className="quiet">Not given</span>;
  const text = formatTiming(toQueuedPermit(row), now);
  return (
    <span className={`tabular ${row.queueGroup === 'overdue' ? 'permit-list-due' : ''}`}>
      {formatDayAndTime(row.startDate, row.site.timeZone)}
      {text && <span className="cell-note">{text}</span>}
    </span>
  );
}

function toQueuedPermit({ status, startDate, endDate }: PermitRow): QueuedPermit {
  return {
    status,
    start: startDate === null ? null : new Date(startDate),
    end: endDate === null ? null : new Date(endDate),
  };
}

/** Since when, and for how long, a permit has been awaiting a decision. */
function WaitingSinceCell({ row, now }: { row: PermitRow; now: Date }) {
  if (!row.waitingSince) return <span className="quiet">Not known</span>;
  return (
    <span className="tabular">
      {formatDayAndTime(row.waitingSince, row.site.timeZone)}
      <span className="cell-note">{formatDuration(now.getTime() - new Date(row.waitingSince).getTime())}</span>
    </span>
  );
}

/** The high-risk work of a permit. It never shows 'None', because work without a form may be ticked on the permit. */
export function HighRiskCell({ row }: { row: PermitRow }) {
  if (row.highRisk.length === 0) return <span className="quiet">None attached</span>;
  return <TagList tags={row.highRisk.map((kind) => ({ key: kind, label: kind }))} />;
}

/** The start, marked when it has passed while the permit is still undecided. */
export function StartCell({ row }: { row: PermitRow }) {
  return (
    <span className={row.due ? 'permit-list-due' : undefined}>
      <DateAndTime at={row.startDate} row={row} note={row.due ? 'start passed' : ''} />
    </span>
  );
}

interface DateAndTimeProps {
  at: string | null;
  row: PermitRow;
  search?: string | undefined;
  note?: string;
}

/** A day with its time. All of it is marked when a date filter matches, because the filter may be a month or a year. */
function DateAndTime({ at, row, search, note = '' }: DateAndTimeProps) {
  if (!at) return <span className="quiet">Not given</span>;
  const { timeZone } = row.site;
  const day = formatDay(at, timeZone);
  return (
    <span className="tabular">
      {search ? <mark>{day}</mark> : day}
      <span className="cell-note">{formatTime(at, timeZone)}</span>
      {note !== '' && <span className="cell-note">{note}</span>}
    </span>
  );
}

function OwnerCell({ row, search }: { row: PermitRow; search: string | undefined }) {
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

/** The applicant and their company; the e-mail address only if it matches the search. */
function ApplierCell({ row: { submittedBy, contractor }, search }: { row: PermitRow; search: string }) {
  const { fullname, email } = submittedBy;
  return (
    <Person name={fullname}>
      <Highlight text={fullname} search={search} />
      <span className="cell-note">
        <Highlight text={contractor} search={search} />
      </span>
      {containsSearchText(email, search) && (
        <span className="cell-note">
          <Highlight text={email} search={search} />
        </span>
      )}
    </Person>
  );
}

/** The parent of a child permit, with a link. */
export function ParentLink({ row, search }: { row: PermitRow; search: string | undefined }) {
  if (!row.parentPermit) return null;
  return (
    <Link className="code-link" to={toViewPath({ ...row.parentPermit, parentPermit: null })}>
      <Highlight text={row.parentPermit.code} search={search} />
    </Link>
  );
}

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

/** A column before the list adds its title. */
type UntitledColumn = Omit<ListColumn<PermitRow>, 'title'>;

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
  const columns = listColumns(context);
  return columnSpecs.flatMap(({ key, title, width, filter: requested }) => {
    const column = columns.find((candidate) => candidate.key === key);
    if (!column) return [];
    const { filter: _filter, ...rest } = column;
    const filter = toColumnFilter(column, requested);
    return { ...rest, title, ...(width && { width }), ...(filter && { filter }) };
  });
}

function listColumns({
  search: listSearch,
  precedingRows,
  choices,
  statuses,
  now,
  isQueue,
}: ColumnContext): UntitledColumn[] {
  const statusOptions = (statuses ?? everyStatus).map((status) => ({ value: status, label: formatStatus(status) }));
  const sites = choices?.getSites.items.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  const disciplines = choices?.getAllDisciplines.items.map(({ code }) => ({ value: code, label: code })) ?? [];
  return [
    {
      key: 'position',
      width: 44,
      render: (_row, _search, index) => <span className="quiet tabular">{precedingRows + index + 1}</span>,
    },
    {
      key: 'code',
      width: 168,
      pinned: true,
      sortable: true,
      filter: { kind: 'text' },
      render: (row, search) => (
        <Link className="code-link" to={toViewPath(row)}>
          <Highlight text={row.code} search={search ?? listSearch} />
        </Link>
      ),
    },
    {
      key: 'parent',
      width: 176,
      filter: { kind: 'text' },
      render: (row, search) => <ParentLink row={row} search={search} />,
    },
    { key: 'condition', width: 168, filter: conditionFilter, render: (row) => <ConditionCell row={row} /> },
    {
      key: 'status',
      width: 210,
      filter: { kind: 'checkboxes', options: statusOptions },
      render: (row) => <StatusCell row={row} />,
    },
    {
      key: 'description',
      width: 216,
      render: (row) => (
        <span className="cell-clamp" title={row.workDescription}>
          <Highlight text={row.workDescription} search={listSearch} />
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
      width: isQueue ? 156 : 136,
      sortable: true,
      filter: createDateFilter('upcoming'),
      render: (row, search) =>
        isQueue ? (
          <QueueStartCell row={row} now={now} />
        ) : search && !row.due ? (
          <DateAndTime at={row.startDate} row={row} search={search} />
        ) : (
          <StartCell row={row} />
        ),
    },
    {
      key: 'endDate',
      width: 132,
      sortable: true,
      filter: createDateFilter('upcoming'),
      render: (row, search) => <DateAndTime at={row.endDate} row={row} search={search} />,
    },
    {
      key: 'owner',
      width: 216,
      filter: { kind: 'text' },
      render: (row, search) => <OwnerCell row={row} search={search ?? listSearch} />,
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
      filter: createDateFilter('past'),
      render: (row, search) => <DateAndTime at={row.createdAt} row={row} search={search} />,
    },
    {
      key: 'applier',
      width: 168,
      filter: { kind: 'text' },
      render: (row, search) => <ApplierCell row={row} search={search ?? listSearch} />,
    },
    {
      key: 'place',
      width: 140,
      render: ({ place }) =>
        place === '' ? (
          <span className="quiet">Not given</span>
        ) : (
          <span className="cell-clamp" title={place}>
            {place}
          </span>
        ),
    },
    { key: 'highRisk', width: 140, render: (row) => <HighRiskCell row={row} /> },
    { key: 'waitingSince', width: 150, render: (row) => <WaitingSinceCell row={row} now={now} /> },
    {
      key: 'attached',
      width: 200,
      render: ({ attachedForms }) =>
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
