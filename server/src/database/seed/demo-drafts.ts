import { draftKeepers } from '@eptw/domain/access/access';
import type { Submission } from '@eptw/domain/template/submission';
import { createDraft } from '../../features/permits/drafts/service.ts';
import type { SentPermit } from '../../features/permits/raising/service.ts';
import type { Scope } from '../../graphql/context.ts';

/** A permit of the demo, and its submitter at the time of a draft that is begun like it. */
export interface DraftOrigin {
  scope: Scope;
  sent: SentPermit;
}

const filledShare = 0.6;

/** Begins one draft for each submitter who keeps drafts, after the last of these permits. */
export async function seedDrafts(origins: readonly DraftOrigin[]): Promise<void> {
  const lastOfEach = new Map(origins.map((origin) => [origin.scope.actor.id, origin]));
  for (const { scope, sent } of lastOfEach.values()) {
    if (!draftKeepers.includes(scope.actor.role)) continue;
    const { childrenState: _, ...rest } = sent;
    await createDraft(scope, { ...rest, submission: unfinished(sent.submission as Submission) }, null);
  }
}

/** The first inputs of a form, and its declaration, without which nothing is saved. Files stay with their permit. */
function unfinished(submission: Submission): Submission {
  const texts = Object.entries(submission).filter(
    ([, value]) => typeof value === 'string' && !value.startsWith('data:'),
  );
  const filled = texts.slice(0, Math.ceil(texts.length * filledShare));
  return { ...Object.fromEntries(filled), declaration: true };
}
