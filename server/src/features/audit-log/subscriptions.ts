import { canSeeChangesOf } from '@eptw/domain/access/admin-changes';
import type { AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { EventMap } from '../../events/events.ts';
import { createEventStream } from '../../events/event-stream.ts';
import type { ActorContext } from '../../app-context.ts';

/**
 * Each act of an administrator on something of these kinds, as far as this person reads such things. It says nothing of
 * what it was: screens read again what they show.
 */
export function subscribeToAdminChanges(
  { events, actor }: ActorContext,
  kinds: readonly AuditSubject[],
): AsyncIterableIterator<EventMap['administrationChanged']> {
  // Asked for first: a newer process may tell of kinds that this one does not know.
  return createEventStream(
    events,
    'administrationChanged',
    ({ kind }) => kinds.includes(kind) && canSeeChangesOf(kind, actor.role),
  );
}
