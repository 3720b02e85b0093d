import { formatJobTime } from '@eptw/domain/work/job-time';
import type { ActionFieldsProps } from './action-input.ts';
import { TickRow } from './tick-row.tsx';

/** Who is still signed on when the work is finished: each is confirmed by name to have left. */
export function CrewTicks({ work, input: { confirmedOff }, problems, onChange }: ActionFieldsProps) {
  const { crew, now, timeZone } = work;
  if (crew.length === 0) return null;
  return (
    <fieldset className="work-ticks">
      <legend>Still signed on</legend>
      {crew.map(({ worker, name, since }) => (
        <TickRow
          key={worker}
          label={`${name} has left`}
          note={`On the job since ${formatJobTime(new Date(since), new Date(now), timeZone)}`}
          isTicked={confirmedOff.includes(worker)}
          onChange={(isTicked) =>
            onChange({
              confirmedOff: isTicked ? [...confirmedOff, worker] : confirmedOff.filter((each) => each !== worker),
            })
          }
        />
      ))}
      {problems.confirmedOff && <p role="alert">{problems.confirmedOff}</p>}
    </fieldset>
  );
}
