import { isNeverStarted } from '../work/requirements/closure-requirements.ts';
import type { PermitAction } from './actions.ts';
import type { PermitFacts } from './permit.ts';

/** The question before the closure of a permit whose work was never started, and what each answer leads to. */
export const neverStartedQuestion = {
  title: 'The work was never started',
  text: 'Nobody started the work in the application. Was it done all the same?',
  done: { label: 'It was done, but not recorded', placeholder: 'How was it done without being recorded?' },
  notDone: { label: 'It was not done', instead: 'requestCancellation' },
} as const;

/**
 * Returns why the closure of a permit whose work was never started is refused without a reason; undefined for every
 * other request. The reason stays in the history.
 */
export function findUnrecordedWorkProblem(
  action: PermitAction,
  permit: Pick<PermitFacts, 'work' | 'unfinishedChildren' | 'signedOn'>,
  reason: string | null,
): string | undefined {
  if (action !== 'requestClosure' || reason !== null || !isNeverStarted(permit)) return undefined;
  return 'The work was never started in the application. If it was done all the same, say how in the reason. If it was not done, request cancellation.';
}
