import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { isApproved } from '@eptw/domain/permit/status';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { GetWorkConditionDocument } from '../../../generated/permits/work.ts';
import type { Permit } from '../model/permit.ts';
import { isPageHidden, useFollowing } from './use-following.ts';

/**
 * Follows the condition of the work, and nothing else of it, while the permit is approved. Undefined while it loads,
 * and for a permit whose work is not followed.
 */
export function useWorkCondition({ _id, status, version }: Permit): WorkCondition | undefined {
  const isShown = isApproved(status);
  const { data, previousData, refetch, startPolling, stopPolling } = useQuery(GetWorkConditionDocument, {
    variables: { permitId: _id },
    // Not in the cache, where it would stand for all that another page knows of the work.
    fetchPolicy: 'no-cache',
    skip: !isShown,
    skipPollAttempt: isPageHidden,
  });
  // The last answer stays while the server does not respond.
  const work = (data ?? previousData)?.work.item ?? undefined;
  const refresh = useCallback(async () => {
    if (isShown) await refetch().catch(() => undefined);
  }, [isShown, refetch]);
  useFollowing({ work, version, refresh, startPolling, stopPolling });
  return work?.condition ?? undefined;
}
