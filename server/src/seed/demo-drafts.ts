import type { Submission } from '@eptw/domain/template/model/submission';
import { createDraft } from '../features/permits/drafts/service.ts';
import type { CreatePermitInput } from '../features/permits/create/service.ts';
import type { ActorContext } from '../app-context.ts';

/** A permit of the demo, and its submitter at the time of a draft based on it. */
export interface DraftOrigin {
  context: ActorContext;
  input: CreatePermitInput;
}

const filledShare = 0.6;

/** Starts one draft for each submitter, based on the last of these permits. */
export async function seedDrafts(origins: readonly DraftOrigin[]): Promise<void> {
  const lastOfEach = new Map(origins.map((origin) => [origin.context.actor.id, origin]));
  for (const { context, input } of lastOfEach.values()) {
    const { childrenState: _, ...rest } = input;
    await createDraft(context, { ...rest, submission: truncateSubmission(input.submission as Submission) }, null);
  }
}

/**
 * The first inputs of a form, and its declaration, without which a draft cannot be saved. Files stay with their
 * permit.
 */
function truncateSubmission(submission: Submission): Submission {
  const texts = Object.entries(submission).filter(
    ([, value]) => typeof value === 'string' && !value.startsWith('data:'),
  );
  const filled = texts.slice(0, Math.ceil(texts.length * filledShare));
  return { ...Object.fromEntries(filled), declaration: true };
}
