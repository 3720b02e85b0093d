import { Alert } from 'antd';
import type { WorkFailure } from '../job/use-send-work.ts';
import type { Work } from '../job/work.ts';

/** Says in a sheet why a change was not made, and after a conflict what holds now. */
export function FailureNotice({ failure, work }: { failure: WorkFailure | undefined; work: Work }) {
  if (!failure) return null;
  const { kind, message, problems } = failure;
  return (
    <Alert
      type={kind === 'conflict' ? 'warning' : 'error'}
      showIcon
      title={message}
      description={
        (kind === 'conflict' || problems.length > 0) && (
          <>
            {problems.map(({ key, sentence, resolvedBy }) => (
              <p key={key}>
                {sentence} {resolvedBy && `Can do it: ${resolvedBy}.`}
              </p>
            ))}
            {kind === 'conflict' && work.label && (
              <p>
                Now: <b>{work.label}</b>
              </p>
            )}
          </>
        )
      }
    />
  );
}
