import { message } from '@eptw/domain/message';
import { useState } from 'react';

/** Reports the progress of an upload and cancels it. */
export interface UploadControl {
  /** Called with 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Uploads a file and returns its stored name; rejects with a message for the user. */
export type SendFile = (file: File, control: UploadControl) => Promise<string>;

/** A file being uploaded, or one that failed. */
export interface Upload {
  key: number;
  file: File;
  percent: number;
  /** Why it failed, and what to do. */
  error?: string;
  /** It was not sent, and a retry would not help. */
  refused?: boolean;
  abort: () => void;
}

let lastKey = 0;

/** The uploads of one input: several can run at the same time, and failed ones can be retried. */
export function useUploads(
  send: SendFile,
  refuse: (file: File) => string | undefined,
  onUploaded: (name: string) => void,
) {
  const [uploads, setUploads] = useState<Upload[]>([]);

  function change(key: number, part: Partial<Upload>) {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  function remove(key: number) {
    setUploads((current) => current.filter((upload) => upload.key !== key));
  }

  async function start(file: File) {
    const key = (lastKey += 1);
    const control = new AbortController();
    const refusal = refuse(file);
    const upload: Upload = { key, file, percent: 0, abort: () => control.abort() };
    setUploads((current) => [...current, refusal ? { ...upload, error: refusal, refused: true } : upload]);
    if (refusal) return;
    try {
      const onProgress = (percent: number) => change(key, { percent });
      onUploaded(await send(file, { onProgress, signal: control.signal }));
      remove(key);
    } catch (error) {
      if (control.signal.aborted) remove(key);
      else change(key, { error: error instanceof Error && error.message ? error.message : message.uploadFailed });
    }
  }

  function retry(upload: Upload) {
    remove(upload.key);
    void start(upload.file);
  }

  return { uploads, start, retry, remove };
}
