import { containsText } from '@eptw/domain/text/find-matches';
import { Link } from 'react-router';
import { formatStopLabel } from '@eptw/domain/area-stop/area-stop';
import type { PermitColumnKey } from '@eptw/domain/permit/list-columns';
import { getStatusTone, splitStatusLabel } from '@eptw/domain/permit/status';
import { findTimedBy, formatTiming, type QueuedPermit } from '@eptw/domain/permit/work-queue';
import { formatDistance, formatDuration } from '@eptw/domain/time/format-ago';
import { formatDay, formatDayAndTime, formatTime } from '@eptw/domain/time/format-date';
import { conditionTable } from '@eptw/domain/work/log/conditions';
import { Highlight } from '../../../components/status/highlight.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { toViewPath } from '../components/permit-level.ts';
import type { PermitRow } from './list-document.ts';

/** The facts that a column shows in a second line. */
type Notes = readonly PermitColumnKey[];

/** Text in one line, whole on hover. */
function Line({ text, search }: { text: string; search?: string | undefined }) {
  return (
    <span className="cell-line" title={text}>
      <Highlight text={text} search={search} />
    </span>
  );
}

/**
 * The condition of the work as a tag of its own; nothing where no work is followed, and during a stop of all work,
 * which stands below the status.
 */
export function ConditionTag({ row: { condition, conditionLabel, areaStop } }: { row: PermitRow }) {
  if (!condition || areaStop) return null;
  const { name, tone } = conditionTable[condition];
  // The label begins with the name of most conditions.
  const text = conditionLabel?.startsWith(name) ? conditionLabel : [name, conditionLabel].filter(Boolean).join(': ');
  return (
    <StatusTag tone={tone}>
      <span className="cell-clamp" title={text}>
        {text}
      </span>
    </StatusTag>
  );
}

/** The tone of a status: its one colour, which only a stop of all work at the site takes away. */
export function getRowTone({ areaStop, status }: PermitRow) {
  return areaStop ? 'slate' : getStatusTone(status);
}

/** A stop of all work at the site, and that approvals have lapsed: below every status. */
export function StatusMarks({ row: { areaStop, lapsedAt } }: { row: PermitRow }) {
  return (
    <>
      {areaStop && <StatusTag tone="red">{formatStopLabel(areaStop)}</StatusTag>}
      {lapsedAt && !areaStop && <span className="permit-list-lapsed">changed: approvals lapsed</span>}
    </>
  );
}

/** A status on a card: in its one colour, whatever the condition of the work. */
export function CardStatus({ row }: { row: PermitRow }) {
  return (
    <span className="permit-list-status">
      <StatusTag tone={getRowTone(row)}>{row.statusLabel}</StatusTag>
      <StatusMarks row={row} />
    </span>
  );
}

/** The status in a narrow column, and below it the condition of the work, or by whom or whose turn it is and since when. */
export function StatusCell({ row, notes, now }: { row: PermitRow; notes: Notes; now: Date }) {
  const { words, by } = splitStatusLabel(row.statusLabel);
  const since = notes.includes('waitingSince') ? row.waitingSince : null;
  const waiting = since === null ? '' : `for ${formatDuration(now.getTime() - new Date(since).getTime())}`;
  const turn = [by, waiting].filter(Boolean).join(' · ');
  const hasCondition = row.condition !== null && !row.areaStop;
  return (
    <span className="permit-list-status" title={row.statusLabel}>
      <StatusTag tone={getRowTone(row)}>{words}</StatusTag>{' '}
      {turn !== '' && (
        <span
          className={hasCondition ? 'visually-hidden' : 'cell-note cell-line'}
          title={since === null ? turn : `${turn}, since ${formatDayAndTime(since, row.site.timeZone)}`}
        >
          {turn}
        </span>
      )}{' '}
      <StatusMarks row={row} />
      <ConditionTag row={row} />
    </span>
  );
}

/** The start with its time, and how far away it is, on a card of a work queue. */
export function QueueStart({ row, now }: { row: PermitRow; now: Date }) {
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

/** The high-risk work of a permit. It never shows 'None', because work may be ticked without a form. */
export function HighRiskWork({ row: { highRisk } }: { row: PermitRow }) {
  if (highRisk.length === 0) return null;
  return (
    <span className="permit-list-risk cell-clamp" title={highRisk.join(', ')}>
      {highRisk.join(', ')}
    </span>
  );
}

interface DateCellProps {
  at: string | null;
  row: PermitRow;
  /** The filter by this date, which may be a month or a year: it marks the whole day. */
  search?: string | undefined;
  /** How far away it is. */
  note?: string | undefined;
  isLate?: boolean;
}

/** A day, and below it its time and how far away it is. */
export function DateCell({ at, row, search, note, isLate = false }: DateCellProps) {
  if (!at) return <span className="quiet">Not given</span>;
  const { timeZone } = row.site;
  const day = formatDay(at, timeZone);
  return (
    <span className={isLate ? 'tabular permit-list-due' : 'tabular'}>
      <span className="cell-line">{search ? <mark>{day}</mark> : day}</span>
      <span className="cell-note">{formatTime(at, timeZone)}</span>
      {note && <span className="cell-note">{note}</span>}
    </span>
  );
}

/** The start of the period: marked when it has passed while the permit is undecided. */
export function StartCell({ row, search }: { row: PermitRow; search?: string | undefined }) {
  return (
    <DateCell
      at={row.startDate}
      row={row}
      search={search}
      isLate={row.due}
      note={row.due ? 'start passed' : undefined}
    />
  );
}

interface PeriodCellProps {
  end: 'start' | 'end';
  row: PermitRow;
  search: string | undefined;
  now: Date;
}

/** Start or end in a work queue: what it is sorted by shows how far away it is. */
export function QueueDateCell({ end, row, search, now }: PeriodCellProps) {
  const permit = toQueuedPermit(row);
  const at = permit[end];
  const isSortedBy = findTimedBy(permit, now) === end;
  return (
    <DateCell
      at={end === 'start' ? row.startDate : row.endDate}
      row={row}
      search={search}
      isLate={isSortedBy && row.queueGroup === 'overdue'}
      note={at && isSortedBy ? formatDistance(at, now) : undefined}
    />
  );
}

interface PersonCellProps {
  row: PermitRow;
  search: string | undefined;
  notes: Notes;
}

/** Another text of the permit: shown only while it matches the search. */
function MatchedLine({ label, text, search = '' }: { label: string; text: string; search: string | undefined }) {
  if (!containsText(text, search)) return null;
  return (
    <span className="cell-note">
      {label} <Highlight text={text} search={search} />
    </span>
  );
}

/** The owner, with the company that the permit was raised for, or the owner's e-mail address where that has its own. */
export function OwnerCell({ row, search, notes }: PersonCellProps) {
  const { hostSystemOwner: owner, submittedBy: applier, contractor } = row;
  const hasCompany = notes.includes('applierCompany');
  return (
    <>
      <Line text={owner.fullname} search={search} />
      {hasCompany ? (
        <>
          {contractor !== '' && (
            <span className="cell-note cell-line" title={`Raised for ${contractor}`}>
              for <Highlight text={contractor} search={search} />
            </span>
          )}
          <MatchedLine label="" text={owner.email} search={search} />
          <MatchedLine label="Applier" text={applier.fullname} search={search} />
          <MatchedLine label="Applier" text={applier.email} search={search} />
        </>
      ) : (
        <span className="cell-note">
          <Line text={owner.email} search={search} />
        </span>
      )}
    </>
  );
}

/** The applicant and their company; the e-mail address only if it matches the search. */
export function ApplierCell({ row: { submittedBy, contractor }, search }: Omit<PersonCellProps, 'notes'>) {
  return (
    <>
      <Line text={submittedBy.fullname} search={search} />
      <span className="cell-note">
        <Line text={contractor} search={search} />
      </span>
      <MatchedLine label="" text={submittedBy.email} search={search} />
    </>
  );
}

/** The work in two lines at most, and below it the place. */
export function WorkCell({ row: { workDescription, place }, search }: Omit<PersonCellProps, 'notes'>) {
  return (
    <>
      <span className="cell-clamp" title={workDescription}>
        <Highlight text={workDescription} search={search} />
      </span>
      {place !== '' && (
        <span className="cell-note">
          <Line text={place} />
        </span>
      )}
    </>
  );
}

interface NumberCellProps {
  row: PermitRow;
  /** The text to mark in the number. */
  search: string | undefined;
  /** The text of the search box, to mark in the work. */
  listSearch: string;
  notes: Notes;
}

/** The number as a link to the permit; below it the parent and the work, in lists without a column for that. */
export function NumberCell({ row, search, listSearch, notes }: NumberCellProps) {
  const work = [row.workDescription, row.place].filter(Boolean).join(' · ');
  return (
    <>
      <Link className="code-link" to={toViewPath(row)}>
        <Highlight text={row.code} search={search} />
      </Link>
      {notes.includes('parent') && row.parentPermit && (
        <span className="cell-note">
          on <ParentLink row={row} search={undefined} />
        </span>
      )}
      {notes.includes('description') && (
        <span className="cell-note cell-clamp" title={work}>
          <Highlight text={work} search={listSearch} />
        </span>
      )}
    </>
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
