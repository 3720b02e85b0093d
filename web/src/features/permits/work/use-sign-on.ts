import { useState } from 'react';
import { SignOffWorkerDocument, SignOnWorkerDocument } from '../../../generated/permits/work.ts';
import { useSendWork, type WorkPage } from './use-send-work.ts';

/** Signs workers on to the permit on screen, or off; `worker` is the one of the last request. */
export function useSignOn(change: 'on' | 'off', page: WorkPage) {
  const [worker, setWorker] = useState<string>();
  const { sendWork, failure, isSending } = useSendWork(
    change === 'on' ? SignOnWorkerDocument : SignOffWorkerDocument,
    page,
  );
  async function sign(id: string): Promise<void> {
    if (isSending) return;
    setWorker(id);
    const request = { permitId: page.permitWork.work.permitId, worker: id };
    await sendWork(request, (idempotencyKey) => ({ ...request, idempotencyKey }));
  }
  return { sign, worker, failure, isSending };
}
