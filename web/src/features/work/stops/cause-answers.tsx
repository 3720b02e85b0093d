import { maximumWorkText } from '@eptw/domain/text/work-text';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import { TextField } from '../../../components/field/text-field.tsx';
import { isAnswered, listUnanswered, type ArgumentFieldProps } from '../sheet/action-input.ts';
import { StopKindChoice } from './stop-kind-choice.tsx';
import './causes-panel.css';

/** One answer to each open cause, the gravest first; of a stop in words alone, what kind it was, too. */
export function CauseAnswers({ label, work, input, problems, onChange }: ArgumentFieldProps) {
  const { now, timeZone } = work;
  return listUnanswered(work).map((cause) => {
    const { id, kind, words, at } = cause;
    const isMissing = problems.answers !== undefined && !isAnswered(cause, input);
    const time = formatJobTime(new Date(at), new Date(now), timeZone);
    return (
      <section key={id} className="cause-answer" aria-label={words}>
        <p className="work-state">
          {words}, {time}
        </p>
        {kind === 'unclassedStop' && (
          <StopKindChoice
            label="What kind of stop was it?"
            kind={input.answeredKinds[id]}
            onChange={(chosen) => {
              const { [id]: _before, ...others } = input.answeredKinds;
              onChange({ answeredKinds: chosen ? { ...others, [id]: chosen } : others });
            }}
          />
        )}
        <TextField
          label={label}
          required
          rows={2}
          maxLength={maximumWorkText}
          value={input.answers[id] ?? ''}
          problem={
            isMissing
              ? kind === 'unclassedStop'
                ? 'Say what kind of stop it was, and what was done.'
                : 'Say what was done.'
              : undefined
          }
          onChange={(text) => onChange({ answers: { ...input.answers, [id]: text } })}
        />
      </section>
    );
  });
}
