import { useEffect } from 'react';
import { saveOfflineCopy } from '../../../lib/session/offline-copies.ts';
import type { WorkFacts } from '../components/work-slot.ts';
import type { Permit } from '../model/permit.ts';

/** What a device keeps of a permit that was open. */
export interface PermitCopy {
  permit: Permit;
  /** Undefined where no work is followed, or it was not known. */
  work: WorkFacts | undefined;
}

/** The name under which a device has a permit. */
export const toCopyName = (permitId: string) => `permit ${permitId}`;

/** Saves the permit on screen on this device, so that it can be read without a connection. */
export function useOfflineCopy(permit: Permit, work: WorkFacts | undefined, readAt: Date | undefined): void {
  const { condition, holder, signedOn, emergencyPhone } = work ?? {};
  const time = readAt?.getTime();
  useEffect(() => {
    // Until its work is known, an earlier copy says more: it may say that the work was stopped.
    if (time === undefined || (permit.hasWork && condition === undefined)) return;
    const facts =
      condition === undefined || holder === undefined || signedOn === undefined || emergencyPhone === undefined
        ? undefined
        : { condition, holder, signedOn, emergencyPhone };
    const content: PermitCopy = { permit, work: facts };
    void saveOfflineCopy(toCopyName(permit._id), { content, readAt: new Date(time) });
  }, [permit, condition, holder, signedOn, emergencyPhone, time]);
}
