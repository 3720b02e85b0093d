import { useState } from 'react';
import { SignOffWorkerDocument } from '../../../generated/work.ts';
import { useSendWork, type WorkPage } from '../job/use-send-work.ts';

/** Signs workers off the permit on screen; `worker` is the one of the last request. */
export function useSignOff(page: WorkPage) {
  const [worker, setWorker] = useState<string>();
  const { sendWork, failure, isSending } = useSendWork(SignOffWorkerDocument, page);
  /** `hasComeOut`: of somebody inside, whether that is known. Returns whether it was recorded. */
  async function signOff(id: string, hasComeOut?: boolean): Promise<boolean> {
    if (isSending) return false;
    setWorker(id);
    const request = {
      permitId: page.permitWork.work.permitId,
      worker: id,
      ...(hasComeOut !== undefined && { hasComeOut }),
    };
    return sendWork(request, (idempotencyKey) => ({ ...request, idempotencyKey }));
  }
  return { signOff, worker, failure, isSending };
}
