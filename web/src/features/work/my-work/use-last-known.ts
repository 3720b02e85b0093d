import { staleAfterMs } from '@eptw/domain/work/records/last-known';
import { getLastResponse } from '../../../lib/api/connection.ts';
import { useEachSecond } from '../../../lib/use-each-second.ts';

/**
 * When the rows that were loaded at this time were last known, by the device's clock; undefined while the server
 * responds. The list is loaded only when something changes, so the socket, which is tested all the time, counts too.
 */
export function useLastKnown(loadedAt: number): number | undefined {
  return useEachSecond(() => {
    const respondedAt = Math.max(loadedAt, getLastResponse());
    return Date.now() - respondedAt > staleAfterMs ? respondedAt : undefined;
  });
}
