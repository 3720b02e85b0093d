import { Button } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { formatOverRange } from '@eptw/domain/work-policy/reading-range';
import type { CheckSeries } from '@eptw/domain/work-policy/work-policy';
import { formatMissedRow } from '@eptw/domain/work/records/series-rows';
import { ScrollPane } from '../../../components/page/scroll-pane.tsx';
import { formatDue, type WorkClock } from '../job/work-clock.ts';
import { useServerNow } from '../job/use-server-now.ts';
import type { MissedCheck, RecordedCheck, RecordedSeries, Work } from '../job/work.ts';

/** As many records are shown until all are asked for. */
const shownAtFirst = 5;

/** The next check, as the first row of the table. */
function NextRow({ recorded, work, clock }: CheckTableProps) {
  const now = useServerNow(clock);
  const { nextDue, missedAt, series } = recorded;
  if (nextDue === null || missedAt === null) return null;
  const format = (time: string) => formatJobTime(new Date(time), new Date(now), work.timeZone);
  return (
    <tr className="work-check-next">
      <th scope="row">{format(nextDue)}</th>
      <td colSpan={series.readings.length + 2}>
        Next, {formatDue({ due: nextDue, missedAt }, now, work)}.
        {work.condition === 'live' && ` If it is not recorded by ${format(missedAt)}, the work is suspended.`}
      </td>
    </tr>
  );
}

function Result({ check: { passed, note } }: { check: RecordedCheck }) {
  return (
    <>
      <span className="work-result" data-failed={!passed || undefined}>
        {passed ? <CircleCheck size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
        {passed ? 'Passed' : 'Failed'}
      </span>
      {note && <small>{note}</small>}
    </>
  );
}

type Row = { time: number; check: RecordedCheck } | { time: number; missed: MissedCheck };

/** What was recorded and what was missed, each in its place by its time, the latest first. */
function listRows({ checks, missed }: RecordedSeries): Row[] {
  const rows: Row[] = [
    ...checks.map((check) => ({ time: Date.parse(check.takenAt), check })),
    ...missed.map((each) => ({ time: Date.parse(each.due), missed: each })),
  ];
  return rows.toSorted((one, other) => other.time - one.time);
}

interface RowProps {
  series: CheckSeries;
  work: Work;
}

function formatRowTime(time: string, { now, timeZone }: Work): string {
  return formatJobTime(new Date(time), new Date(now), timeZone);
}

function RecordRow({ check, series, work }: RowProps & { check: RecordedCheck }) {
  const [taken, arrived] = [formatRowTime(check.takenAt, work), formatRowTime(check.at, work)];
  return (
    <tr>
      <th scope="row">
        {taken}
        {taken !== arrived && <small>received {arrived}</small>}
      </th>
      <td>
        <Result check={check} />
      </td>
      {series.readings.map((reading) => {
        const read = check.readings.find(({ name }) => name === reading.name);
        return (
          <td key={reading.name} data-outside={read?.problem ? true : undefined}>
            {read ? (read.overRange ? formatOverRange(reading) : read.value) : '–'}
            {read?.problem && <small>{read.problem}</small>}
          </td>
        );
      })}
      <td>
        {check.measuredBy}
        {check.measurer !== null && <small>recorded by {check.by}</small>}
        {check.instrument && <small>{check.instrument}</small>}
      </td>
    </tr>
  );
}

function MissedRow({ missed: { due, missedAt }, series, work }: RowProps & { missed: MissedCheck }) {
  return (
    <tr className="work-check-missed">
      <th scope="row">{formatRowTime(due, work)}</th>
      <td colSpan={series.readings.length + 2}>{formatMissedRow(formatRowTime(missedAt, work))}</td>
    </tr>
  );
}

interface CheckTableProps {
  recorded: RecordedSeries;
  work: Work;
  clock: WorkClock;
}

/** What was recorded and missed of a series, the latest first; a value outside its limits is marked in words. */
export function CheckTable({ recorded, work, clock }: CheckTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { series, nextDue } = recorded;
  const rows = listRows(recorded);
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst);
  if (rows.length === 0 && nextDue === null) return <p className="work-checks-none">Nothing is recorded yet.</p>;
  return (
    <>
      <ScrollPane className="work-table" label={`${series.title}, records`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Result</th>
              {series.readings.map(({ name, label, unit }) => (
                <th key={name} scope="col">
                  {label} {unit}
                </th>
              ))}
              <th scope="col">Measured by</th>
            </tr>
          </thead>
          <tbody>
            <NextRow recorded={recorded} work={work} clock={clock} />
            {shown.map((row) =>
              'check' in row ? (
                <RecordRow key={`recorded ${row.check.at} ${row.time}`} check={row.check} series={series} work={work} />
              ) : (
                <MissedRow key={`missed ${row.time}`} missed={row.missed} series={series} work={work} />
              ),
            )}
          </tbody>
        </table>
      </ScrollPane>
      {rows.length > shown.length && (
        <Button type="link" className="work-button" onClick={() => setShowsAll(true)}>
          Show all {rows.length} records
        </Button>
      )}
    </>
  );
}
