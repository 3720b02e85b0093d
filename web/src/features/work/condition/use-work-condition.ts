import { useCallback } from 'react';
import { isApproved } from '@eptw/domain/permit/status';
import { useQuery } from '../../../lib/api/use-query.ts';
import { GetWorkConditionDocument } from '../../../generated/work.ts';
import type { PermitOfWork } from '../../permits/components/work-slot.ts';
import type { ShownCondition } from './condition-tag.tsx';
import { useConditionNow } from '../job/use-condition-now.ts';
import { findPollInterval, useFollowing } from '../job/use-following.ts';
import { useLastAnswer } from '../job/use-last-answer.ts';

/**
 * Follows the condition of the work, and nothing else of it, while the permit is approved. Undefined while it loads,
 * and for a permit whose work is not followed. The last answer stays while the server does not respond.
 */
export function useWorkCondition({ _id, status, version }: PermitOfWork): ShownCondition | undefined {
  const isShown = isApproved(status);
  const { data, refetch } = useQuery(GetWorkConditionDocument, {
    variables: { permitId: _id },
    // Only what the server says now: the clock runs from the time of the answer.
    fetchPolicy: 'network-only',
    skip: !isShown,
    pollInterval: findPollInterval,
  });
  const answer = useLastAnswer(data);
  const work = answer?.data.work.item ?? undefined;
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  useFollowing({ work, version, refresh });
  const { condition, isStale } = useConditionNow(work, answer?.clock, version);
  return condition ? { condition, isStale } : undefined;
}
