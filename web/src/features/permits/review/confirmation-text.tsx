import type { ReactNode } from 'react';
import { getActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import { isFinished } from '@eptw/domain/permit/status';
import type { Permit } from '../model/permit.ts';

/**
 * Returns the confirmation of a decision: the lifecycle's sentence and, for a request for cancellation, the child
 * permits to finish before the permit can be cancelled.
 */
export function toConfirmationText(
  { childPermits }: Pick<Permit, 'childPermits'>,
  action: PermitAction,
  sentence: string,
): ReactNode {
  const unfinished = childPermits.filter(({ status }) => !isFinished(status));
  const note = getActionRow(action)?.unfinishedChildrenNote;
  if (note === undefined || unfinished.length === 0) return sentence;
  return (
    <>
      <p>{sentence}</p>
      <p>
        {note}: {unfinished.map(({ code }) => code).join(', ')}.
      </p>
    </>
  );
}
