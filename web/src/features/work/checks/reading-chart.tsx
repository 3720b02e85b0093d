import { formatLimits } from '@eptw/domain/work-policy/describe-work-policy';
import { formatOverRange } from '@eptw/domain/work-policy/reading-range';
import type { CheckReading } from '@eptw/domain/work-policy/work-policy';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { createReadingChart, type ReadingPoint } from '@eptw/domain/work/records/reading-chart';
import type { RecordedCheck, Work } from '../job/work.ts';

const width = 220;
const height = 64;
const edge = 6;

/** The values of a reading, the oldest first. */
function listPoints({ name }: CheckReading, checks: readonly RecordedCheck[]): ReadingPoint[] {
  return checks
    .flatMap(({ takenAt, readings }) => {
      const found = readings.find((reading) => reading.name === name);
      return found ? [{ at: Date.parse(takenAt), value: found.value, isOverRange: found.overRange }] : [];
    })
    .toReversed();
}

interface ReadingChartProps {
  reading: CheckReading;
  checks: readonly RecordedCheck[];
  work: Pick<Work, 'now' | 'timeZone'>;
}

/** One reading over the day: the last value, its limits, and a line within the allowed band. The table has the values. */
export function ReadingChart({ reading, checks, work }: ReadingChartProps) {
  const { points, limits, allowed } = createReadingChart(reading, listPoints(reading, checks));
  const [first, last] = [points[0], points.at(-1)];
  const toX = (across: number) => edge + across * (width - 2 * edge);
  const toY = (up: number) => (1 - up) * height;
  const format = (at: number) => formatJobTime(new Date(at), new Date(work.now), work.timeZone);
  return (
    <figure className="work-reading">
      <figcaption>
        <span>{reading.label}</span> <span className="work-reading-limits">{formatLimits(reading)}</span>
      </figcaption>
      <p className="work-reading-value" data-outside={last?.isOutside || undefined}>
        {last ? (
          <>
            {last.isOverRange ? formatOverRange(reading) : last.value}{' '}
            {!last.isOverRange && <small>{reading.unit}</small>}{' '}
            {last.isOutside && <b>{last.isOverRange ? 'Over range' : 'Outside its limits'}</b>}
          </>
        ) : (
          <small>No value yet</small>
        )}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
        {allowed && (
          <rect
            className="work-reading-band"
            x={0}
            width={width}
            y={toY(allowed.to)}
            height={toY(allowed.from) - toY(allowed.to)}
          />
        )}
        {limits.map((limit) => (
          <line key={limit} className="work-reading-limit" x1={0} x2={width} y1={toY(limit)} y2={toY(limit)} />
        ))}
        <polyline
          className="work-reading-line"
          points={points.map(({ across, up }) => `${toX(across)},${toY(up)}`).join(' ')}
        />
        {points.map(({ at, across, up, isOutside }) => (
          <circle
            key={at}
            className="work-reading-point"
            data-outside={isOutside || undefined}
            cx={toX(across)}
            cy={toY(up)}
            r={isOutside ? 5 : 3}
          />
        ))}
      </svg>
      <p className="work-reading-times">
        <span>{first && points.length > 1 ? format(first.at) : ''}</span>
        <span>{last ? format(last.at) : ''}</span>
      </p>
    </figure>
  );
}
