import { Radio } from 'antd';
import { formatAmount } from '@eptw/domain/work-policy/work-policy-numbers';
import { parseCalendarDate, parseTimeOfDay } from '@eptw/domain/time/calendar';
import { describeClockChange } from '@eptw/domain/time/time-zone';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { DayAndTimeField } from '../../../components/field/day-and-time-field.tsx';
import type { ArgumentFieldProps } from '../sheet/action-input.ts';
import type { Work } from '../job/work.ts';

function formatEnd({ expiresAt, now, timeZone }: Work): string {
  return expiresAt === null ? '' : formatJobTime(new Date(expiresAt), new Date(now), timeZone);
}

/** What is meant by an end that the clocks of the site skip or repeat. */
function describeEntered(until: string, timeZone: string): string | undefined {
  const [day = '', time = ''] = until.split('T');
  const [date, clock] = [parseCalendarDate(day), parseTimeOfDay(time)];
  return date && clock && describeClockChange({ ...date, ...clock }, timeZone, 'end');
}

/** The new end, as the date and the time at the site. */
export function ExtensionField({ label, work, input, problems, onChange }: ArgumentFieldProps) {
  const { extensionHours } = work.policy;
  return (
    <DayAndTimeField
      label={label}
      required
      problem={problems.until}
      hint={
        describeEntered(input.until, work.timeZone) ??
        `Now it ends ${formatEnd(work)}. All extensions together add at most ${formatAmount(extensionHours, 'hour')}.`
      }
      value={input.until}
      onChange={(until) => onChange({ until })}
    />
  );
}

/** The request, and whether it is agreed to. */
export function AnswerField({ label: legend, work, input, problems, onChange }: ArgumentFieldProps) {
  const { extension, now, timeZone } = work;
  if (!extension) return null;
  const until = formatJobTime(new Date(extension.until), new Date(now), timeZone);
  const choices = [
    [true, `Agree: it ends ${until}`],
    [false, 'Refuse'],
  ] as const;
  return (
    <>
      <dl className="work-notes">
        <div>
          <dt>Asked for</dt>
          <dd>
            {extension.by} asks to work until {until}. Now it ends {formatEnd(work)}.
          </dd>
        </div>
        <div>
          <dt>Why</dt>
          <dd>{extension.reason}</dd>
        </div>
      </dl>
      <fieldset className="work-choices">
        <legend>{legend}</legend>
        <Radio.Group value={input.agreed} onChange={({ target }) => onChange({ agreed: target.value === true })}>
          {choices.map(([agreed, label]) => (
            <Radio key={label} value={agreed} className="work-choice">
              {label}
            </Radio>
          ))}
        </Radio.Group>
        {problems.agreed && <p role="alert">{problems.agreed}</p>}
      </fieldset>
    </>
  );
}
