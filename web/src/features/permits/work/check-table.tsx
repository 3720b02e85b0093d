import { Button } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { formatJobTime } from '@eptw/domain/work/job-time';
import { ScrollPane } from '../../../components/page/scroll-pane.tsx';
import { formatDue, type WorkClock } from './work-clock.ts';
import { useServerNow } from './use-server-now.ts';
import type { RecordedCheck, RecordedSeries, Work } from './work.ts';

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

interface CheckTableProps {
  recorded: RecordedSeries;
  work: Work;
  clock: WorkClock;
}

/** What was recorded of a series, the latest first; a value outside its limits is marked in words. */
export function CheckTable({ recorded, work, clock }: CheckTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { series, checks, nextDue } = recorded;
  const shown = showsAll ? checks : checks.slice(0, shownAtFirst);
  if (checks.length === 0 && nextDue === null) return <p className="work-checks-none">Nothing is recorded yet.</p>;
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
              <th scope="col">Recorded by</th>
            </tr>
          </thead>
          <tbody>
            <NextRow recorded={recorded} work={work} clock={clock} />
            {shown.map((check) => (
              <tr key={check.at}>
                <th scope="row">{formatJobTime(new Date(check.at), new Date(work.now), work.timeZone)}</th>
                <td>
                  <Result check={check} />
                </td>
                {series.readings.map(({ name }) => {
                  const reading = check.readings.find((each) => each.name === name);
                  return (
                    <td key={name} data-outside={reading?.problem ? true : undefined}>
                      {reading ? reading.value : '–'}
                      {reading?.problem && <small>{reading.problem}</small>}
                    </td>
                  );
                })}
                <td>
                  {check.by}
                  {check.instrument && <small>{check.instrument}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollPane>
      {checks.length > shown.length && (
        <Button type="link" className="work-button" onClick={() => setShowsAll(true)}>
          Show all {checks.length} records
        </Button>
      )}
    </>
  );
}
