import { useEffect, useRef, useState } from 'react';
import { message } from '@eptw/domain/message';
import { useOnReachable } from '../../lib/use-on-reachable.ts';
import { describeWaiting, type UnsentFiles } from '../../lib/unsent-files.ts';

/** Reports the progress of an upload and cancels it. */
export interface UploadControl {
  /** Called with 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Uploads a file and returns its stored name; rejects with a message for the user, best with an UploadFailure. */
export type SendFile = (file: File, control: UploadControl) => Promise<string>;

/** Why a file was not uploaded: the server refuses it, cannot be reached, or failed. */
export class UploadFailure extends Error {
  readonly kind: 'refused' | 'unreachable' | 'failed';
  constructor(kind: UploadFailure['kind'], sentence: string) {
    super(sentence);
    this.kind = kind;
  }
}

/** A file being uploaded, or one that failed. */
export interface Upload {
  key: number;
  file: File;
  percent: number;
  /** Why it failed, and what to do. */
  error?: string | undefined;
  /** It is not taken, and a retry would not help. */
  refused?: boolean;
  /** It is sent as soon as the server can be reached. */
  waiting?: boolean;
}

interface UploadOptions {
  send: SendFile;
  /** Why a file is not sent at all. */
  refuse: (file: File) => string | undefined;
  /** Called with the stored name, and with that of the file that it replaces. */
  onUploaded: (name: string, replaced: string | undefined) => void;
  /** Where files wait on this device until they are uploaded. */
  unsent?: UnsentFiles | undefined;
}

/** What an upload needs while it runs. */
interface UploadJob {
  file: File;
  replaced: string | undefined;
  stored: ReturnType<UnsentFiles['add']> | undefined;
  control: AbortController;
}

let lastKey = 0;

/**
 * The uploads of one input: several can run at the same time, and failed ones can be retried. Those that could not reach
 * the server are sent again when it can be reached, also after a reload where files wait on the device.
 */
export function useUploads({ send, refuse, onUploaded, unsent }: UploadOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [jobs] = useState(() => new Map<number, UploadJob>());

  function change(key: number, part: Partial<Upload>) {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  /** Drops a job, and the file that waits on this device for it. */
  function end(key: number) {
    void jobs.get(key)?.stored?.then((stored) => 'key' in stored && unsent?.remove(stored.key));
    jobs.delete(key);
  }

  async function transfer(key: number, job: UploadJob) {
    job.control = new AbortController();
    const { signal } = job.control;
    try {
      const name = await send(job.file, { onProgress: (percent) => change(key, { percent }), signal });
      if (signal.aborted) return;
      onUploaded(name, job.replaced);
      end(key);
      // What was refused before has been seen to.
      setUploads((current) => current.filter((upload) => upload.key !== key && !upload.refused));
    } catch (error) {
      if (signal.aborted) return;
      await fail(key, job, error);
    }
  }

  async function fail(key: number, job: UploadJob, error: unknown) {
    const kind = error instanceof UploadFailure ? error.kind : 'failed';
    if (kind === 'unreachable') return change(key, { waiting: true, error: describeWaiting(await job.stored) });
    if (kind === 'refused') end(key);
    const sentence = error instanceof Error && error.message ? error.message : message.uploadFailed;
    change(key, { error: sentence, refused: kind === 'refused' });
  }

  function start(file: File, replaced?: string, stored?: UploadJob['stored']) {
    const key = (lastKey += 1);
    const refusal = refuse(file);
    const upload: Upload = { key, file, percent: 0 };
    setUploads((current) => [...current, refusal ? { ...upload, error: refusal, refused: true } : upload]);
    if (refusal) return;
    const job = { file, replaced, stored: stored ?? unsent?.add(file), control: new AbortController() };
    jobs.set(key, job);
    void transfer(key, job);
  }

  function retry(key: number) {
    const job = jobs.get(key);
    if (!job) return;
    change(key, { percent: 0, error: undefined, waiting: false });
    void transfer(key, job);
  }

  /** Cancels an upload, or dismisses one that failed. */
  function dismiss(key: number) {
    jobs.get(key)?.control.abort();
    end(key);
    setUploads((current) => current.filter((upload) => upload.key !== key));
  }

  const latestStart = useRef(start);
  latestStart.current = start;
  useEffect(() => {
    for (const { key, file } of unsent?.list() ?? []) latestStart.current(file, undefined, Promise.resolve({ key }));
  }, [unsent]);

  useOnReachable(() => {
    for (const { key, waiting } of uploads) if (waiting) retry(key);
  });

  return { uploads, start, retry, dismiss };
}
