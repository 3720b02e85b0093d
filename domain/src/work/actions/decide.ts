import { cutText } from '../../text/cut.ts';
import { toStoredText } from '../../text/stored-text.ts';
import type { Actor } from '../../user/actor.ts';
import { actionInputs, type ActionResult } from '../table/action-inputs.ts';
import type { Job } from '../job/job.ts';
import { toPressedAt } from '../job/late-arrival.ts';
import type { WorkState } from '../log/state.ts';
import { addEntry } from '../log/steps.ts';
import type { WorkEntry } from '../log/work-log.ts';
import { isBeforeEnd } from '../table/stop.ts';
import { maximumWorkText } from '../../text/work-text.ts';
import { isAskRequired, isGiven, isText, textArguments, workArguments, type WorkInput } from '../table/work-asks.ts';
import { checkWorkAction } from './check-action.ts';
import { getWorkRow, isAlarm, type WorkAction } from '../table/work-table.ts';

/** The entry that an action adds to the log, with the state after it, or the refusal. */
export type WorkDecision =
  | { allowed: true; entry: WorkEntry; after: WorkState }
  | { allowed: false; kind: 'person' | 'condition' | 'input'; problem: string };

/** Decides an action: whether this user may take it now, and whether everything it asks for is there. */
export function decideWork(actor: Actor, job: Job, action: WorkAction, sent: WorkInput): WorkDecision {
  const input = { ...sent, ...toStoredTexts(sent, action) };
  // A stop without a network counts from when it was pressed, and is recorded even after the end.
  const isLate = isAlarm(action) && isBeforeEnd(toPressedAt(input.deviceTime, job.now), job.state);
  const check = isLate ? { allowed: true as const } : checkWorkAction(actor, job, action);
  if (!check.allowed) return check;
  const missing = findInputProblem(job, action, input);
  if (missing !== undefined) return { allowed: false, kind: 'input', problem: missing };
  // Nothing that the action always asks for is missing now.
  const read = actionInputs[action] as (job: Job, input: WorkInput, actor: Actor) => ActionResult;
  const result = read(job, input, actor);
  if (result.problem !== undefined) return { allowed: false, kind: 'input', problem: result.problem };
  const by = { id: actor.id, name: actor.fullName };
  const entry: WorkEntry = { ...result, at: job.now, by, reason: input.reason || null };
  return { allowed: true, entry, after: addEntry(job.state, entry, job.policy) };
}

/** The texts as they are stored. An alarm is not refused for being long: it is cut. */
function toStoredTexts(sent: WorkInput, action: WorkAction): WorkInput {
  const texts = textArguments.flatMap((argument) => {
    const stored = sent[argument] && toStoredText(sent[argument]);
    return stored === undefined ? [] : [[argument, isAlarm(action) ? cutText(stored, maximumWorkText) : stored]];
  });
  return Object.fromEntries(texts) as WorkInput;
}

/** What is missing of what the action asks for as a whole, or is too long. */
function findInputProblem({ state }: Job, action: WorkAction, input: WorkInput): string | undefined {
  const { asks } = getWorkRow(action);
  const facts = { hasStarted: state.startedAt !== null, hasCauses: state.causes.length > 0 };
  for (const argument of workArguments) {
    const ask = asks[argument];
    if (isAskRequired(ask, facts, input) && !isGiven(argument, input[argument])) return ask?.refusal;
    if (isText(argument) && (input[argument]?.length ?? 0) > maximumWorkText)
      return `A text has at most ${maximumWorkText} characters.`;
  }
  return undefined;
}
