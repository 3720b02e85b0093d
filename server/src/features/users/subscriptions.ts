import type { EventMap } from '../../events/events.ts';
import { createEventStream } from '../../events/event-stream.ts';
import type { AppContext } from '../../app-context.ts';

/** Emits for each change of any account, without naming it: administrators reload the accounts that they can see. */
export function subscribeToAccounts({ events }: AppContext): AsyncIterableIterator<EventMap['accountsChanged']> {
  return createEventStream(events, 'accountsChanged', () => true);
}

/** Makes administrators' screens reload accounts once the caller's transaction commits. */
export async function publishAccountsChanged({ db, events }: Pick<AppContext, 'db' | 'events'>): Promise<void> {
  await events.publish(db, 'accountsChanged', {});
}
