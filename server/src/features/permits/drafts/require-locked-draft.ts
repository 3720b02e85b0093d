import { message } from '@eptw/domain/message';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { lockDraft, type LockedDraft } from './store.ts';

/**
 * One of the actor's own drafts, locked until the transaction ends. Throws NOT_FOUND, and CONFLICT if the actor was
 * looking at an older version of it.
 */
export async function requireLockedDraft(
  context: ActorContext,
  draftId: string,
  version: number | null | undefined,
): Promise<LockedDraft> {
  const { db, actor } = context;
  const draft = await lockDraft(db, actor.id, draftId);
  if (!draft) throw new Refusal('NOT_FOUND', message.notFound);
  if (version != null && version !== draft.version) {
    const savedAt = formatDayAndTime(draft.updated_at, draft.time_zone);
    throw new Refusal(
      'CONFLICT',
      `You saved this draft in another window or on another device on ${savedAt}. Load the saved version, or keep yours.`,
    );
  }
  return draft;
}
