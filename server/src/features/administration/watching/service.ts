import { hearsOf } from '@eptw/domain/access/administration-news';
import type { SubjectKind } from '@eptw/domain/administration/act';
import type { EventMap } from '../../../events/events.ts';
import { streamOf } from '../../../events/stream.ts';
import type { Scope } from '../../../graphql/context.ts';

/**
 * Each act of an administrator on something of these kinds, as far as this person reads such things. It says nothing of
 * what it was: screens read again what they show.
 */
export function watchAdministration(
  { events, actor }: Scope,
  kinds: readonly SubjectKind[],
): AsyncIterableIterator<EventMap['administrationChanged']> {
  // Asked for first: a newer process may tell of kinds that this one does not know.
  return streamOf(events, 'administrationChanged', ({ kind }) => kinds.includes(kind) && hearsOf(kind, actor.role));
}
