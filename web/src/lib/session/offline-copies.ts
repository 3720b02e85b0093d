import { mayShowOffline } from '@eptw/domain/time/offline-copy';
import { createDeviceStore } from '../device-store.ts';
import { sessionStore } from './session-store.ts';

/** What a page showed, for when the device has no connection. */
export interface OfflineCopy<Content> {
  content: Content;
  /** When the server sent it, by the device's clock. */
  readAt: Date;
}

/** As it is stored: for one user. */
interface StoredCopy extends OfflineCopy<unknown> {
  userId: string;
}

/** The copies of the pages opened last; more would take room that unfinished work needs. */
const mostCopies = 20;
const listKey = 'list';

/** A copy on the list of all, the latest first. */
interface ListedCopy {
  name: string;
  readAt: Date;
}

const copies = createDeviceStore('eptw-copies', 'copies');

const isOfUse = ({ readAt }: ListedCopy) => mayShowOffline(readAt, new Date());

async function readList(): Promise<ListedCopy[]> {
  return ((await copies.read(listKey)) as ListedCopy[] | undefined) ?? [];
}

function writeList(store: IDBObjectStore, list: readonly ListedCopy[]): void {
  const [latest, dropped] = [list.filter(isOfUse).slice(0, mostCopies), new Set(list.map(({ name }) => name))];
  for (const { name } of latest) dropped.delete(name);
  for (const name of dropped) store.delete(name);
  store.put(latest, listKey);
}

/** The id of the user whose session is valid, by what the device has stored. */
function findUserId(): string | undefined {
  const { session, expired } = sessionStore.get();
  return expired ? undefined : session?.user._id;
}

/** Saves what a page of the signed-in user shows; a failure is ignored. */
export async function saveOfflineCopy<Content>(name: string, { content, readAt }: OfflineCopy<Content>): Promise<void> {
  try {
    const others = (await readList()).filter((other) => other.name !== name);
    // Whoever signs out meanwhile leaves nothing behind.
    const userId = findUserId();
    if (userId === undefined) return;
    await copies.write((store) => {
      store.put({ userId, content, readAt } satisfies StoredCopy, name);
      writeList(store, [{ name, readAt }, ...others]);
    });
  } catch {
    // Without storage, the page works as long as it stays open.
  }
}

/** Removes the copies that are too old to be shown; call it when the application opens. */
export async function dropOldCopies(): Promise<void> {
  try {
    const list = await readList();
    if (!list.every(isOfUse)) await copies.write((store) => writeList(store, list));
  } catch {
    // Without storage, there are none.
  }
}

/** Reads what a page showed to the signed-in user; undefined when there is nothing, or it is too old to be of use. */
export async function readOfflineCopy<Content>(name: string): Promise<OfflineCopy<Content> | undefined> {
  try {
    const stored = (await copies.read(name)) as StoredCopy | undefined;
    const isShown = stored && stored.userId === findUserId() && mayShowOffline(stored.readAt, new Date());
    return isShown ? { content: stored.content as Content, readAt: stored.readAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes all copies: the session is over. */
export async function clearOfflineCopies(): Promise<void> {
  await copies.write((store) => store.clear()).catch(() => undefined);
}
