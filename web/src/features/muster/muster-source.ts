import { mayShowOffline } from '@eptw/domain/time/offline-copy';
import type { MusterVisitor } from '@eptw/domain/muster/muster-visitor';
import { GetMusterDocument, type MusterFactsFragment } from '../../generated/muster.ts';
import { sendQuery } from '../../lib/api/requests.ts';
import { readOfflineData, readUnsentData, saveOfflineData, saveUnsentData } from '../../lib/session/offline-data.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { createStore, type ReadableStore } from '../../lib/store.ts';
import { dropOld, queueRemoval, queueTick, readStored, toStored, type Change } from './changes.ts';
import { findEntry, toSighting, type MusterAlarm, type MusterEntry } from './muster.ts';
import { sendChange } from './muster-requests.ts';

/** What the device has of a site's list, also without a connection. */
interface SavedMuster {
  entries: readonly MusterEntry[];
  alarm: MusterAlarm;
  /** Whether the user ticks, and sees everybody. */
  mayTick: boolean;
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
  tick: (personId: string, isSeen: boolean) => void;
  /** Adds somebody who is not signed on. */
  add: (visitor: MusterVisitor, permitId: string | undefined) => void;
  /** Takes somebody who was added off the list. */
  remove: (personId: string) => void;
}

const pollMs = 5_000;
/** How many times as long between two reads while nobody gathers. */
const calmPolls = 3;
/** After this time without an answer the list is not the current one, even while the request is still open. */
const timeoutMs = 10_000;

/** A list as a device may have it: the previous version did not know the roles. */
type StoredMuster = Omit<SavedMuster, 'entries'> & {
  entries: readonly (Omit<MusterEntry, 'roles'> & Partial<Pick<MusterEntry, 'roles'>>)[];
};

/** The last list that the device has, unless it is too old to be of use, or says nothing of who may tick. */
function readSaved(name: string): SavedMuster | undefined {
  const saved = readOfflineData(name) as StoredMuster | undefined;
  if (!saved || !('mayTick' in saved) || !mayShowOffline(new Date(saved.answeredAt), new Date())) return undefined;
  return { ...saved, entries: saved.entries.map((entry) => readStored({ roles: [], ...entry })) };
}

/** What the device has still to send. */
function readUnsent(name: string): Change[] {
  return ((readUnsentData(name) as readonly Change[] | undefined) ?? []).map(readStored);
}

/** The muster list of a site for a user, kept on the device with the changes that are still to be sent. */
export function createMusterSource({
  siteId,
  user,
}: {
  siteId: string;
  user: { _id: string; fullname: string };
}): MusterSource {
  const name = `muster:${user._id}:${siteId}`;
  const store = createStore<MusterState>({
    saved: readSaved(name),
    changes: dropOld(readUnsent(name), new Date()),
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
    if ('saved' in change)
      saveOfflineData(name, change.saved && { ...change.saved, entries: change.saved.entries.map(toStored) });
    if (change.changes) saveUnsentData(name, change.changes.length > 0 ? change.changes.map(toStored) : undefined);
  }

  const getChanges = () => store.get().changes;

  function accept(
    { success, message, items, alarm, mayTick, emergencyPhone, readAt }: MusterFactsFragment,
    changes = getChanges(),
  ) {
    const now = new Date();
    const answeredAt = readAt ?? now.toISOString();
    const clockAheadMs = Date.parse(answeredAt) - now.getTime();
    if (success)
      set({
        saved: { entries: items, alarm, mayTick, emergencyPhone, answeredAt, clockAheadMs },
        changes,
        isOffline: false,
        refusal: undefined,
      });
    else set({ saved: undefined, changes: [], isOffline: false, refusal: message });
  }

  async function load() {
    const timer = setTimeout(() => set({ isOffline: true }), timeoutMs);
    const { data } = await sendQuery(GetMusterDocument, { siteId });
    clearTimeout(timer);
    if (!data) return set({ isOffline: true });
    accept(data.muster);
    return sendChanges();
  }

  async function sendChanges() {
    if (isSending) return;
    isSending = true;
    let hasSent = false;
    for (let [change] = getChanges(); change && isOpen; [change] = getChanges()) {
      const sent = change;
      const answer = await sendChange(siteId, sent);
      if (!answer) {
        set({ isOffline: true });
        break;
      }
      const others = getChanges().filter((other) => other !== sent);
      if (answer.code === 'RATE_LIMITED') {
        // It is sent again with the next read: nobody is lost because many were added at once.
        set({ problem: `${getName(sent)}: ${answer.message}` });
        isSending = false;
        return;
      }
      // Refused when the person has left the list in the meantime, which it then shows.
      if (answer.success) accept(answer, others);
      else set({ changes: others, problem: `${getName(sent)}: ${answer.message}` });
      hasSent = true;
    }
    isSending = false;
    // An answer to an earlier request for the list may still be on its way.
    if (hasSent) await load();
  }

  const getEntry = (personId: string) => store.get().saved?.entries.find((entry) => entry.personId === personId);

  function getName(change: Change): string {
    return change.kind === 'addition' ? change.name : (getEntry(change.personId)?.name ?? 'Somebody');
  }

  /** Who did something, and when: by the server's clock, because those of devices differ. */
  function stamp() {
    const ahead = store.get().saved?.clockAheadMs ?? 0;
    return { at: new Date(Date.now() + ahead).toISOString(), by: user.fullname };
  }

  /** Names and numbers go when the session has ended elsewhere, and when the list is too old. */
  function forgetIfOver() {
    const { session, expired } = sessionStore.get();
    const { saved } = store.get();
    if (!saved) return;
    const isTooOld = !mayShowOffline(new Date(saved.answeredAt), new Date());
    if (expired || session?.user._id !== user._id || isTooOld) set({ saved: undefined });
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
      forgetIfOver();
      void load();
      let polls = 0;
      const timer = setInterval(() => {
        forgetIfOver();
        polls += 1;
        if (store.get().saved?.alarm || polls % calmPolls === 0) void load();
      }, pollMs);
      const unsubscribe = sessionStore.subscribe(forgetIfOver);
      return () => {
        isOpen = false;
        clearInterval(timer);
        unsubscribe();
      };
    },
    tick(personId, isSeen) {
      const entries = store.get().saved?.entries.filter((entry) => entry.personId === personId) ?? [];
      const known = entries[0] ? toSighting(entries[0]) : { seen: undefined, undone: undefined };
      const alarm = store.get().saved?.alarm?._id ?? null;
      const tick = { kind: 'tick', personId, isSeen, alarm, ...stamp() } as const;
      queue(queueTick(getChanges(), tick, { ...known, enteredAt: findEntry(entries), isSending }));
    },
    add: (visitor, permitId) =>
      queue([
        ...getChanges(),
        { kind: 'addition', personId: crypto.randomUUID(), ...visitor, ...(permitId && { permitId }), ...stamp() },
      ]),
    remove: (personId) => queue(queueRemoval(getChanges(), { kind: 'removal', personId, ...stamp() }, isSending)),
  };
}
