import type { UnsentFile, UnsentFiles } from '../../../lib/unsent-files.ts';
import { deleteFromDevice, listOnDevice, saveOnDevice } from './local-draft.ts';

/** The chosen files of a permit being raised that are stored on this device until they are uploaded. */
export interface UnsentFormFiles {
  /** Those of one input, by the id of its field. */
  of: (fieldId: string) => UnsentFiles;
  count: () => number;
}

interface StoredUnsentFile {
  fieldId: string;
  file: File;
}

const toPrefix = (draftKey: string) => `${draftKey} file `;

/** Reads the files that wait on this device under the key of a draft. */
export async function readUnsentFiles(draftKey: string): Promise<UnsentFormFiles> {
  const prefix = toPrefix(draftKey);
  const stored = await listOnDevice<StoredUnsentFile>(prefix);
  const waiting = new Map<string, UnsentFile[]>();
  for (const [key, { fieldId, file }] of stored) waiting.set(fieldId, [...(waiting.get(fieldId) ?? []), { key, file }]);
  const keys = new Set(stored.map(([key]) => key));
  const inputs = new Map<string, UnsentFiles>();

  function createInput(fieldId: string): UnsentFiles {
    return {
      list() {
        const files = waiting.get(fieldId) ?? [];
        waiting.delete(fieldId);
        return files;
      },
      async add(file) {
        const key = `${prefix}${crypto.randomUUID()}`;
        keys.add(key);
        const problem = await saveOnDevice(key, { fieldId, file } satisfies StoredUnsentFile);
        if (!problem) return { key };
        keys.delete(key);
        return { problem };
      },
      remove(key) {
        keys.delete(key);
        void deleteFromDevice(key);
      },
    };
  }

  return {
    of(fieldId) {
      const input = inputs.get(fieldId) ?? createInput(fieldId);
      inputs.set(fieldId, input);
      return input;
    },
    count: () => keys.size,
  };
}

/** Deletes the files that wait on this device under the key of a draft. */
export async function deleteUnsentFiles(draftKey: string): Promise<void> {
  for (const [key] of await listOnDevice(toPrefix(draftKey))) await deleteFromDevice(key);
}
