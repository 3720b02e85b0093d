import type { JobRole } from '@eptw/domain/role/job-role';
import { useState } from 'react';
import { SignOnWorkerDocument } from '../../../generated/work.ts';
import { useSendWork, type WorkPage } from '../job/use-send-work.ts';

/** In which roles somebody signs on, and whom they relieve. */
interface SignOnOptions {
  roles?: JobRole[];
  relieves?: string;
  /** Whether the screen itself says that it was done. */
  isQuiet?: boolean;
}

/** Signs workers on to the permit on screen; `worker` is the one of the last request. */
export function useSignOn(page: WorkPage) {
  const [worker, setWorker] = useState<string>();
  const { sendWork, failure, isSending } = useSendWork(SignOnWorkerDocument, page);
  /** Returns whether they are signed on. */
  async function signOn(id: string, { isQuiet = false, ...options }: SignOnOptions = {}): Promise<boolean> {
    if (isSending) return false;
    setWorker(id);
    const request = { permitId: page.permitWork.work.permitId, worker: id, ...options };
    return sendWork(
      request,
      (idempotencyKey) => ({ ...request, idempotencyKey }),
      isQuiet ? () => 'nothing' : undefined,
    );
  }
  return { signOn, worker, failure, isSending };
}
