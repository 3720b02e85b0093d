import type { ApolloClient } from '@apollo/client';
import type { MusterVisitor } from '@eptw/domain/work/muster-visitor';
import { GetMusterDocument, type MusterFactsFragment } from '../../../generated/permits/muster.ts';
import { readOfflineData, readUnsentData, saveOfflineData, saveUnsentData } from '../../../lib/session/offline-data.ts';
import { createStore, type ReadableStore } from '../../../lib/store.ts';
import { dropOld, queueRemoval, queueTick, type Change } from './changes.ts';
import { toSighting, type MusterEntry } from './muster.ts';
import { ask, sendChange } from './muster-requests.ts';

/** The stop of all work for which people gather; null while none is in force. */
export type MusterAlarm = MusterFactsFragment['alarm'];

/** What the device has of a site's list, also without a connection. */
interface SavedMuster {
  entries: readonly MusterEntry[];
  alarm: MusterAlarm;
  /** Whom people at the site call when somebody is hurt; empty if unknown. */
  emergencyPhone: string;
  /** When the server last answered; an ISO instant by its clock. */
  answeredAt: string;
  /** How far the server's clock is ahead of the device's. */
  clockAheadMs: number;
}

/** The muster list of a site on this device. */
export interface MusterState {
  /** Undefined until the first answer, unless the device has an earlier one. */
  saved: SavedMuster | undefined;
  /** What is still to be sent. */
  changes: readonly Change[];
  isOffline: boolean;
  /** Why the server does not show the list. */
  refusal: string | undefined;
  /** The last change that the server has refused, and why. */
  problem: string | undefined;
}

/** Loads the list, and sends changes. */
export interface MusterSource {
  state: ReadableStore<MusterState>;
  /** Keeps the list current. Returns the function that ends it. */
  open: () => () => void;
  load: () => Promise<void>;
  tick: (worker: string, isSeen: boolean) => void;
  /** Adds somebody who is not signed on. */
  add: (visitor: MusterVisitor) => void;
  /** Takes somebody who was added off the list. */
  remove: (worker: string) => void;
}

const pollMs = 15_000;
/** After this time without an answer the list is not the current one, even while the request is still open. */
const timeoutMs = 10_000;

/** The muster list of a site for a user, kept on the device with the changes that are still to be sent. */
export function createMusterSource(
  client: ApolloClient,
  { siteId, user }: { siteId: string; user: { _id: string; fullname: string } },
): MusterSource {
  const name = `muster:${user._id}:${siteId}`;
  const store = createStore<MusterState>({
    saved: readOfflineData(name) as SavedMuster | undefined,
    changes: dropOld((readUnsentData(name) as readonly Change[] | undefined) ?? [], new Date()),
    isOffline: false,
    refusal: undefined,
    problem: undefined,
  });
  let isOpen = false;
  let isSending = false;

  function set(change: Partial<MusterState>) {
    // An answer that arrives after signing out is not stored.
    if (!isOpen) return;
    store.set({ ...store.get(), ...change });
    if ('saved' in change) saveOfflineData(name, change.saved);
    if (change.changes) saveUnsentData(name, change.changes.length > 0 ? change.changes : undefined);
  }

  const getChanges = () => store.get().changes;

  function accept(
    { success, message, items, alarm, emergencyPhone, readAt }: MusterFactsFragment,
    changes = getChanges(),
  ) {
    const now = new Date();
    const answeredAt = readAt ?? now.toISOString();
    const clockAheadMs = Date.parse(answeredAt) - now.getTime();
    if (success)
      set({
        saved: { entries: items, alarm, emergencyPhone, answeredAt, clockAheadMs },
        changes,
        isOffline: false,
        refusal: undefined,
      });
    else set({ saved: undefined, changes: [], isOffline: false, refusal: message });
  }

  async function load() {
    const timer = setTimeout(() => set({ isOffline: true }), timeoutMs);
    const answer = await ask(
      client.query({ query: GetMusterDocument, variables: { siteId }, fetchPolicy: 'no-cache' }),
    );
    clearTimeout(timer);
    if (!answer) return set({ isOffline: true });
    accept(answer);
    return sendChanges();
  }

  async function sendChanges() {
    if (isSending) return;
    isSending = true;
    let hasSent = false;
    for (let [change] = getChanges(); change && isOpen; [change] = getChanges()) {
      const sent = change;
      const answer = await sendChange(client, siteId, sent);
      if (!answer) {
        set({ isOffline: true });
        break;
      }
      const others = getChanges().filter((other) => other !== sent);
      // Refused when the person has left the list in the meantime, which it then shows.
      if (answer.success) accept(answer, others);
      else set({ changes: others, problem: `${getName(sent)}: ${answer.message}` });
      hasSent = true;
    }
    isSending = false;
    // An answer to an earlier request for the list may still be on its way.
    if (hasSent) await load();
  }

  const getEntry = (worker: string) => store.get().saved?.entries.find((entry) => entry.worker === worker);

  function getName(change: Change): string {
    return change.kind === 'addition' ? change.name : (getEntry(change.worker)?.name ?? 'Somebody');
  }

  /** Who did something, and when: by the server's clock, because those of devices differ. */
  function stamp() {
    const ahead = store.get().saved?.clockAheadMs ?? 0;
    return { at: new Date(Date.now() + ahead).toISOString(), by: user.fullname };
  }

  function queue(changes: readonly Change[]) {
    set({ changes, problem: undefined });
    void sendChanges();
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
      const entry = getEntry(worker);
      const known = entry ? toSighting(entry) : { seen: undefined, undone: undefined };
      queue(queueTick(getChanges(), { kind: 'tick', worker, isSeen, ...stamp() }, { ...known, isSending }));
    },
    add: (visitor) =>
      queue([...getChanges(), { kind: 'addition', worker: crypto.randomUUID(), ...visitor, ...stamp() }]),
    remove: (worker) => queue(queueRemoval(getChanges(), { kind: 'removal', worker, ...stamp() }, isSending)),
  };
}
