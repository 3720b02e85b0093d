import { formatDoneWork, isWorkEvent, workEventTable } from '../work/log/work-log.ts';
import { getActionRow } from './actions.ts';

/** The text after the actor's name. An action that this version does not have is shown by its stored name. */
export function formatActionVerb(action: string): string {
  if (action === 'create') return 'submitted the permit';
  if (isWorkEvent(action)) return workEventTable[action].verb;
  return getActionRow(action)?.verb ?? `took the action '${action}'`;
}

/** What happened, as a sentence without its full stop: who did it, if it was anybody with an account. */
export function formatRecordedAction(action: string, actor: string | null): string {
  if (isWorkEvent(action)) return formatDoneWork(action, actor);
  return actor === null ? formatActionVerb(action) : `${actor} ${formatActionVerb(action)}`;
}

/** The colour of a history entry, if it has one. */
export function getHistoryTone(action: string): 'green' | 'red' | undefined {
  return isWorkEvent(action) ? workEventTable[action].historyTone : getActionRow(action)?.historyTone;
}
