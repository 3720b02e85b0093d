import { formatJobTime } from '@eptw/domain/work/job/job-time';
import type { ArgumentFieldProps } from '../sheet/action-input.ts';
import { formatPerson, formatRoleLabels } from '../people/people-on-job.ts';
import { TickRow } from '../sheet/tick-row.tsx';

/**
 * Who is still signed on when the work is finished: each is confirmed by name to have left. Fire watchers stay, unless
 * they have left, too.
 */
export function CrewTicks({ label, work, input: { confirmedOff }, problems, onChange }: ArgumentFieldProps) {
  const { crew, now, timeZone } = work;
  if (crew.length === 0) return null;
  return (
    <fieldset className="work-ticks">
      <legend>{label}</legend>
      {crew.map(({ worker, name, roles, since, staysForFireWatch }) => (
        <TickRow
          key={worker}
          label={`${formatPerson({ name, roles })} has left`}
          note={[
            roles.length > 0 && name !== '' ? `${formatRoleLabels(roles)}.` : '',
            `On the job since ${formatJobTime(new Date(since), new Date(now), timeZone)}.`,
            staysForFireWatch ? 'Stays for the fire watch unless you tick this.' : '',
          ]
            .filter(Boolean)
            .join(' ')}
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
