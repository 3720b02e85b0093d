import type { ReactNode } from 'react';
import { getActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import { isFinished } from '@eptw/domain/permit/status';
import type { Permit } from '../model/permit.ts';

/**
 * What is asked before a decision: the sentence that the lifecycle asks, and with a request for cancellation which child
 * permits have to be finished before anybody can cancel the permit.
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
