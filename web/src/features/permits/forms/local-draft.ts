import type { Submission } from '@eptw/domain/template/submission';
import type { PrefillOrigin } from '@eptw/domain/template/prefill';
import type { StoredFile } from '../../templates/components/form-context.ts';
import type { PermitChoices } from './permit-choices.ts';

/** A form as it is kept on this device: its template, by id and version, and what was filled in. */
export interface LocalDraftForm {
  templateId: string;
  version: number;
  submission: Submission;
  /** Attached because of what is ticked on the permit's own form. */
  isAsked: boolean;
  /** Where answers were taken from that stand as they were taken, by input; absent where nobody noted it. */
  prefilled?: Record<string, PrefillOrigin>;
}

/** A permit being raised, as it is kept on this device between visits. */
export interface LocalDraft {
  /** Rises when this shape changes; work of another format is left alone. */
  format: 1;
  /** Sent with the permit, so that sending it twice makes one permit. */
  idempotencyKey: string;
  choices: PermitChoices;
  /** The id of the permit that a child permit has taken answers from, which may be another than was chosen last. */
  raisedOn?: string;
  own: LocalDraftForm;
  attached: LocalDraftForm[];
  files: StoredFile[];
  /** An ISO instant. */
  savedAt: string;
}

const databaseName = 'eptw';
const storeName = 'raising';

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser cannot store data.'));
  });
}

let connection: Promise<IDBDatabase> | undefined;

function connectDatabase(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    toPromise(request).then(resolve, (error: unknown) => {
      connection = undefined;
      reject(error instanceof Error ? error : new Error('This browser cannot store data.'));
    });
  });
  return connection;
}

async function runInStore<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) {
  const transaction = (await connectDatabase()).transaction(storeName, mode, { durability: 'strict' });
  return toPromise(act(transaction.objectStore(storeName)));
}

/** Keeps something on this device, in place of what was kept under its name before; not worth a word when it cannot. */
export function saveOnDevice(name: string, what: object): void {
  runInStore('readwrite', (store) => store.put(what, name)).catch(() => undefined);
}

/** What was kept under a name by this version of the program or one that keeps the same there. */
export async function readFromDevice<Stored extends object>(name: string): Promise<Stored | undefined> {
  try {
    return (await runInStore('readonly', (store) => store.get(name))) as Stored | undefined;
  } catch {
    return undefined;
  }
}

function isLocalDraft(found: unknown): found is LocalDraft {
  return typeof found === 'object' && found !== null && 'format' in found && found.format === 1;
}

/** What is kept under a name; nothing when there is none or the browser keeps nothing. */
export async function readLocalDraft(draftKey: string): Promise<LocalDraft | undefined> {
  try {
    const found: unknown = await runInStore('readonly', (store) => store.get(draftKey));
    return isLocalDraft(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps work on this device, in place of what was kept under its name before. Rejects when the browser cannot. */
export async function saveLocalDraft(draftKey: string, draft: LocalDraft): Promise<void> {
  await runInStore('readwrite', (store) => store.put(draft, draftKey));
}

/** Forgets what is kept under a name. */
export async function deleteLocalDraft(draftKey: string): Promise<void> {
  try {
    await runInStore('readwrite', (store) => store.delete(draftKey));
  } catch {
    // What could not be kept needs no forgetting.
  }
}

/** How long a tab that is closing may take to let go of its claim on a slow device, in milliseconds. */
const lockTimeoutMs = 2000;

/**
 * Claims the work of a name for this tab until the answered function is called. Answers nothing when another tab holds
 * it: two tabs would overwrite each other, and send two permits under one key.
 */
export async function lockLocalDraft(draftKey: string): Promise<(() => void) | undefined> {
  // Browsers offer locks on secure addresses only; elsewhere the one tab is taken on trust.
  if (!('locks' in navigator)) return () => {};
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks
      .request(`eptw.raising.${draftKey}`, { signal: AbortSignal.timeout(lockTimeoutMs) }, hold)
      .catch(() => resolve(undefined));
  });
}
