import type { ApolloClient } from '@apollo/client';
import { GetMusterDocument, TickOffDocument, type MusterFactsFragment } from '../../../generated/permits/muster.ts';
import { readOfflineData, saveOfflineData } from '../../../lib/session/offline-data.ts';
import { createStore, type ReadableStore } from '../../../lib/store.ts';
import type { MusterEntry, Tick } from './muster.ts';

/** What the device has of a site's list, also without a connection. */
interface SavedMuster {
  entries: readonly MusterEntry[];
  /** When the server last answered; an ISO instant. */
  answeredAt: string;
  ticks: readonly Tick[];
}

/** The muster list of a site on this device. */
export interface MusterState {
  /** Undefined until the first answer, unless the device has an earlier one. */
  saved: SavedMuster | undefined;
  isOffline: boolean;
  /** Why the server does not show the list. */
  refusal: string | undefined;
}

/** Loads the list, and sends ticks. */
export interface MusterSource {
  state: ReadableStore<MusterState>;
  /** Keeps the list current. Returns the function that ends it. */
  open: () => () => void;
  load: () => Promise<void>;
  tick: (worker: string, isSeen: boolean) => void;
}

const pollMs = 15_000;
/** After this time without an answer the list is not the current one, even while the request is still open. */
const timeoutMs = 10_000;

/** The answer; undefined when there is none, for whatever reason. */
async function ask(request: Promise<{ data?: { muster: MusterFactsFragment } | null | undefined }>) {
  return request.then(
    ({ data }) => data?.muster,
    () => undefined,
  );
}

/** The muster list of a site for a user, kept on the device with the ticks that are still to be sent. */
export function createMusterSource(
  client: ApolloClient,
  { siteId, user }: { siteId: string; user: { _id: string; fullname: string } },
): MusterSource {
  const name = `muster:${user._id}:${siteId}`;
  const saved = readOfflineData(name) as SavedMuster | undefined;
  const store = createStore<MusterState>({ saved, isOffline: false, refusal: undefined });
  let isOpen = false;
  let isSending = false;

  function set(change: Partial<MusterState>) {
    // An answer that arrives after signing out is not stored.
    if (!isOpen) return;
    store.set({ ...store.get(), ...change });
    if ('saved' in change) saveOfflineData(name, change.saved);
  }

  const getTicks = () => store.get().saved?.ticks ?? [];

  function accept({ success, message, items }: MusterFactsFragment, ticks = getTicks()) {
    if (success)
      set({
        saved: { entries: items, answeredAt: new Date().toISOString(), ticks },
        isOffline: false,
        refusal: undefined,
      });
    else set({ saved: undefined, isOffline: false, refusal: message });
  }

  async function load() {
    const timer = setTimeout(() => set({ isOffline: true }), timeoutMs);
    const answer = await ask(
      client.query({ query: GetMusterDocument, variables: { siteId }, fetchPolicy: 'no-cache' }),
    );
    clearTimeout(timer);
    if (!answer) return set({ isOffline: true });
    accept(answer);
    return sendTicks();
  }

  async function sendTicks() {
    if (isSending) return;
    isSending = true;
    let hasSent = false;
    for (let [tick] = getTicks(); tick && isOpen; [tick] = getTicks()) {
      const { worker, isSeen } = tick;
      const variables = { site: siteId, worker, isSeen };
      const answer = await ask(client.mutate({ mutation: TickOffDocument, variables, fetchPolicy: 'no-cache' }));
      if (!answer) {
        set({ isOffline: true });
        break;
      }
      const sent = tick;
      const others = getTicks().filter((other) => other !== sent);
      const { saved: current } = store.get();
      // Refused when the worker has signed off in the meantime, which the list then shows.
      if (answer.success) accept(answer, others);
      else if (current) set({ saved: { ...current, ticks: others } });
      hasSent = true;
    }
    isSending = false;
    // An answer to an earlier request for the list may still be on its way.
    if (hasSent) await load();
  }

  return {
    state: store,
    load,
    open() {
      isOpen = true;
      void load();
      const timer = setInterval(() => void load(), pollMs);
      return () => {
        isOpen = false;
        clearInterval(timer);
      };
    },
    tick(worker, isSeen) {
      const { saved: current } = store.get();
      if (!current) return;
      const others = current.ticks.filter((tick) => tick.worker !== worker);
      const isSeenOnServer = current.entries.some((entry) => entry.worker === worker && entry.seenAt !== null);
      // A tick that never left the device and is undone needs no request, which could undo somebody else's tick.
      const needsRequest = isSending || isSeen !== isSeenOnServer;
      const tick = { worker, isSeen, at: new Date().toISOString(), by: user.fullname };
      set({ saved: { ...current, ticks: needsRequest ? [...others, tick] : others } });
      void sendTicks();
    },
  };
}
