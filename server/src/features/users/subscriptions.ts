import type { EventMap } from '../../events/events.ts';
import { createEventStream } from '../../events/event-stream.ts';
import type { AppContext } from '../../app-context.ts';

/** Each change of any account. It says nothing of whose: administrators read those again that they see. */
export function subscribeToAccounts({ events }: AppContext): AsyncIterableIterator<EventMap['accountsChanged']> {
  return createEventStream(events, 'accountsChanged', () => true);
}

/** Has administrators' screens read accounts again, once the caller's transaction commits. */
export async function publishAccountsChanged({ db, events }: Pick<AppContext, 'db' | 'events'>): Promise<void> {
  await events.publish(db, 'accountsChanged', {});
}
