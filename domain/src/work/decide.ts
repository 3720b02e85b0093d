import { cutText } from '../text/cut.ts';
import { toStoredText } from '../text/stored-text.ts';
import type { Actor } from '../user/actor.ts';
import { actionInputs, type WorkInput } from './action-inputs.ts';
import type { Job } from './job.ts';
import { toPressedAt } from './late-arrival.ts';
import type { WorkState } from './state.ts';
import { addEntry } from './steps.ts';
import type { WorkEntry } from './work-log.ts';
import { isBeforeEnd } from './stop.ts';
import { maximumWorkText } from '../text/work-text.ts';
import { checkWorkAction, getWorkRow, type WorkAction } from './work-table.ts';

/** The entry that an action adds to the log, with the state after it, or the refusal. */
export type WorkDecision =
  | { allowed: true; entry: WorkEntry; after: WorkState }
  | { allowed: false; kind: 'person' | 'condition' | 'input'; problem: string };

/** Decides an action: whether this user may take it now, and whether everything it asks for is there. */
export function decideWork(actor: Actor, job: Job, action: WorkAction, sent: WorkInput): WorkDecision {
  const input = { ...sent, ...toStoredTexts(sent, action) };
  // A stop without a network counts from when it was pressed, and is recorded even after the end.
  const isLateStop = action === 'stopWork' && isBeforeEnd(toPressedAt(input.deviceTime, job.now), job.state);
  const check = isLateStop ? { allowed: true as const } : checkWorkAction(actor, job, action);
  if (!check.allowed) return check;
  const missing = findMissingInput(job, action, input);
  if (missing !== undefined) return { allowed: false, kind: 'input', problem: missing };
  const result = actionInputs[action](job, input, actor);
  if (result.problem !== undefined) return { allowed: false, kind: 'input', problem: result.problem };
  const by = { id: actor.id, name: actor.fullName };
  const entry: WorkEntry = { ...result, at: job.now, by, reason: input.reason || null };
  return { allowed: true, entry, after: addEntry(job.state, entry, job.policy) };
}

/** The reason and the notes of a handover as they are stored. A stop is not refused for being long: it is cut. */
function toStoredTexts({ reason, done, left, watch }: WorkInput, action: WorkAction): WorkInput {
  const store = (text: string | undefined) => {
    const stored = text && toStoredText(text);
    return stored && action === 'stopWork' ? cutText(stored, maximumWorkText) : stored;
  };
  return { reason: store(reason), done: store(done), left: store(left), watch: store(watch) };
}

/** What every action asks in the same way. */
function findMissingInput({ state }: Job, action: WorkAction, input: WorkInput): string | undefined {
  const { asks } = getWorkRow(action);
  if (asks.reason?.isRequired && !input.reason) return `Please give a reason. ${asks.reason.label}`;
  const texts = [input.reason, input.done, input.left, input.watch];
  if (texts.some((text) => (text?.length ?? 0) > maximumWorkText))
    return `A text has at most ${maximumWorkText} characters.`;
  if (asks.signature !== undefined && !input.signature) return `Sign first: '${asks.signature}'`;
  const needsPhoto = asks.photo === 'required once the work has started' && state.startedAt !== null;
  return needsPhoto && !input.photo ? 'Add a photo of the place as you leave it.' : undefined;
}
