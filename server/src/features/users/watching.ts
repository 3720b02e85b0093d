import type { EventMap } from '../../events/events.ts';
import { streamOf } from '../../events/stream.ts';
import type { Services } from '../../graphql/context.ts';

/** Each change of any account. It says nothing of whose: administrators read those again that they see. */
export function watchAccounts({ events }: Services): AsyncIterableIterator<EventMap['accountsChanged']> {
  return streamOf(events, 'accountsChanged', () => true);
}

/** Has administrators' screens read accounts again, once the caller's transaction commits. */
export async function tellOfAccounts({ db, events }: Pick<Services, 'db' | 'events'>): Promise<void> {
  await events.publish(db, 'accountsChanged', {});
}
