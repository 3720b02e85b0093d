import type { Submission } from '@eptw/domain/template/model/submission';
import type { PrefillOrigin } from '@eptw/domain/template/purpose/prefill';
import { createDeviceStore } from '../../../lib/device-store.ts';
import type { StoredFile } from '../../../lib/form-context.ts';
import type { StorageProblem } from '../../../lib/unsent-files.ts';
import type { PermitChoices } from './permit-choices.ts';

/** A form as stored on this device: its template's id and version, and its answers. */
export interface LocalDraftForm {
  templateId: string;
  version: number;
  submission: Submission;
  /** Attached because of an option ticked on the permit's own form. */
  isAsked: boolean;
  /** The origin of unchanged prefilled answers, by input; absent when not recorded. */
  prefilled?: Record<string, PrefillOrigin>;
}

/** A permit being raised, as stored on this device between visits. */
export interface LocalDraft {
  /** Increases when this shape changes; drafts in another format are ignored. */
  format: 1;
  /** Sent with the permit, so that sending it twice creates one permit. */
  idempotencyKey: string;
  choices: PermitChoices;
  /** The id of the permit that a child permit copied answers from; it may differ from the one selected last. */
  raisedOn?: string;
  own: LocalDraftForm;
  attached: LocalDraftForm[];
  files: StoredFile[];
  /** An ISO instant. */
  savedAt: string;
}

/** Unfinished work, also beyond signing out. */
const { read, list, write } = createDeviceStore('eptw', 'raising');

/** Stores a value on this device under a name, replacing the previous one. Returns why it could not be stored. */
export async function saveOnDevice(name: string, value: object): Promise<StorageProblem | undefined> {
  try {
    await write((store) => store.put(value, name));
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
  }
}

/** The values stored under names that begin like this, with their names. */
export async function listOnDevice<Stored extends object>(
  prefix: string,
): Promise<(readonly [name: string, value: Stored])[]> {
  try {
    return (await list(prefix)) as (readonly [name: string, value: Stored])[];
  } catch {
    return [];
  }
}

/** Deletes the value stored under a name. */
export async function deleteFromDevice(name: string): Promise<void> {
  await write((store) => store.delete(name)).catch(() => undefined);
}

/** Reads the value stored under a name; undefined when there is none or storage is unavailable. */
export async function readFromDevice<Stored extends object>(name: string): Promise<Stored | undefined> {
  try {
    return (await read(name)) as Stored | undefined;
  } catch {
    return undefined;
  }
}

function isLocalDraft(value: unknown): value is LocalDraft {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 1;
}

/** Reads the draft stored under a key; undefined when there is none or storage is unavailable. */
export async function readLocalDraft(draftKey: string): Promise<LocalDraft | undefined> {
  const value = await readFromDevice(draftKey);
  return isLocalDraft(value) ? value : undefined;
}

/** Stores a draft on this device, replacing the previous one under its key. Rejects when storage is unavailable. */
export async function saveLocalDraft(draftKey: string, draft: LocalDraft): Promise<void> {
  await write((store) => store.put(draft, draftKey));
}

/** Deletes the draft stored under a key. */
export async function deleteLocalDraft(draftKey: string): Promise<void> {
  // If storage is unavailable, nothing was stored.
  await deleteFromDevice(draftKey);
}

/** Milliseconds that a closing tab may take on a slow device to release its lock. */
const lockTimeoutMs = 2000;

/**
 * Locks a draft for this tab until the returned function is called. Returns undefined when another tab holds the
 * lock: two tabs would overwrite each other, and send two permits under one key.
 */
export async function lockLocalDraft(draftKey: string): Promise<(() => void) | undefined> {
  // Browsers offer locks on secure addresses only; elsewhere this is assumed to be the only tab.
  if (!('locks' in navigator)) return () => {};
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    navigator.locks
      .request(`eptw.raising.${draftKey}`, { signal: AbortSignal.timeout(lockTimeoutMs) }, hold)
      .catch(() => resolve(undefined));
  });
}
