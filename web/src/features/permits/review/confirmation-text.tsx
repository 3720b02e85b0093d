import type { ReactNode } from 'react';
import type { PermitAction } from '@eptw/domain/permit/actions';
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
  if (action !== 'requestCancellation' || unfinished.length === 0) return sentence;
  return (
    <>
      <p>{sentence}</p>
      <p>
        A permit closer can cancel it once its child permits are finished:{' '}
        {unfinished.map(({ code }) => code).join(', ')}.
      </p>
    </>
  );
}
