import type { Actor } from '../../user/actor.ts';
import { conditionTable, type WorkCondition } from '../log/conditions.ts';
import type { Job } from '../job/job.ts';
import { findCondition } from '../requirements/read-job.ts';
import { listRequirements } from '../requirements/requirements.ts';
import { workRules } from '../table/rules.ts';
import { getActionLabel, getWorkRow, workActions, type WorkAction, type WorkRow } from '../table/work-table.ts';

/** Why an action is refused: somebody else has to act, or something is missing or has changed. */
export type WorkCheck = { allowed: true } | { allowed: false; kind: 'person' | 'condition'; problem: string };

/** Checks whether this user may take this action on this job now, or returns the refusal as a sentence. */
export function checkWorkAction(actor: Actor, job: Job, action: WorkAction): WorkCheck {
  const row = getWorkRow(action);
  const condition = findCondition(job);
  const missing = listMissing(job, action);
  if (!isAvailable(action, condition, job))
    return refuse('condition', [explainWrongCondition(row, condition), ...missing]);
  const problem = row.when?.(job);
  if (problem !== undefined) return refuse('condition', [problem]);
  if (!workRules[row.by](actor, job)) return refuse('person', [`Only ${row.by} can do this.`]);
  return missing.length > 0 ? refuse('condition', missing) : { allowed: true };
}

/** Whether work can be stopped now: from the approval to the end of the fire watch, and after a recall while anybody is there. */
export function mayBeStopped(job: Job): boolean {
  const condition = findCondition(job);
  const { signedOn, inside } = job.state;
  if (condition === undefined) return signedOn.size + inside.size > 0;
  return getWorkRow('stopWork').from.includes(condition);
}

/** A start is available while something is missing for it, so that a button and the refusal can say what. */
function isAvailable(action: WorkAction, condition: WorkCondition | undefined, job: Job): boolean {
  if (condition === undefined) return action === 'stopWork' && mayBeStopped(job);
  return getWorkRow(action).from.includes(condition) || (action === 'startWork' && condition === 'notReady');
}

function listMissing(job: Job, action: WorkAction): string[] {
  return listRequirements(job, action).flatMap(({ met, sentence }) => (met ? [] : [sentence]));
}

function refuse(kind: 'person' | 'condition', sentences: readonly string[]): WorkCheck {
  return { allowed: false, kind, problem: sentences.join(' ') };
}

function explainWrongCondition(row: WorkRow, condition: WorkCondition | undefined): string {
  const names = row.from.map((from) => conditionTable[from].name).join(' or ');
  if (condition === undefined) return 'There is no work under this permit now: it is not approved.';
  return `This work is ${conditionTable[condition].name}. '${row.label}' is available only while it is ${names}.`;
}

/** An action that the user may take, and what still keeps it from being taken. */
export interface OfferedAction {
  action: WorkAction;
  /** What the button is called in this condition. */
  label: string;
  /** The sentence beside a disabled button; undefined for an action that can be taken now. */
  blockedBy: string | undefined;
}

/**
 * The actions of this user on a job now, in the order of the table. Those for which only a requirement is missing are
 * offered with the reason, so that a button can say what to do.
 */
export function listWorkActions(actor: Actor, job: Job): OfferedAction[] {
  const condition = findCondition(job);
  return workActions.flatMap((action): OfferedAction[] => {
    const row = getWorkRow(action);
    if (!isAvailable(action, condition, job) || row.when?.(job) !== undefined || !workRules[row.by](actor, job))
      return [];
    const missing = listMissing(job, action);
    return [
      {
        action,
        label: getActionLabel(action, condition),
        blockedBy: missing.length > 0 ? missing.join(' ') : undefined,
      },
    ];
  });
}
