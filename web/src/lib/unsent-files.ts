/** A chosen file that waits on this device until it is uploaded. */
export interface UnsentFile {
  key: string;
  file: File;
}

/** Why a file cannot be stored on this device. */
export type StorageProblem = 'full' | 'unavailable';

/** The chosen files of one input that are stored on this device until they are uploaded. */
export interface UnsentFiles {
  /** Those that are not being uploaded by another field yet. */
  list: () => readonly UnsentFile[];
  /** Stores a file; returns its key, or why it could not be stored. Never rejects. */
  add: (file: File) => Promise<{ key: string } | { problem: StorageProblem }>;
  remove: (key: string) => void;
}

/** What a file that could not be sent waits for, and what the user has to know. */
export function describeWaiting(stored: { key: string } | { problem: StorageProblem } | undefined): string {
  const noConnection = 'Not uploaded: the server cannot be reached.';
  if (stored && 'key' in stored)
    return `${noConnection} The file is stored on this device, and is uploaded when the connection is back.`;
  const reason = stored?.problem === 'full' ? 'There is no room on this device to store it. ' : '';
  return `${noConnection} ${reason}It is uploaded when the connection is back, if you stay on this page.`;
}
