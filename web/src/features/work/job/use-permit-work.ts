import { useCallback, useEffect, useMemo, useRef } from 'react';
import { updateResult } from '../../../lib/api/results.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useNow } from '../../../lib/use-now.ts';
import { GetReadinessDocument, GetWorkDocument, type GetWorkQuery } from '../../../generated/work.ts';
import { toLaterWork } from './later-work.ts';
import { findComingAction } from './next-step.ts';
import { useConditionNow } from './use-condition-now.ts';
import { findPollInterval, useFollowing } from './use-following.ts';
import { useLastAnswer, type Answer } from './use-last-answer.ts';
import { findNextChange, type WorkClock } from './work-clock.ts';
import { toRecordedSeries, type RecordedSeries, type Work, type WorkRequirement } from './work.ts';

/** The work under the permit on screen, followed as it changes. */
export interface PermitWork {
  /** As it is now if nobody has acted since the last answer. */
  work: Work;
  clock: WorkClock;
  /** Whether the last answer is so old that the work is only last known. */
  isStale: boolean;
  series: readonly RecordedSeries[];
  /** What the action that comes next requires; empty where nothing has to be met. */
  requirements: readonly WorkRequirement[];
  /** Whether these have been read, or could not be. */
  isComplete: boolean;
  /** Loads everything again. */
  refresh: () => Promise<void>;
  /** Shows the work that a change came back with. */
  accept: (work: Work) => void;
}

/** The longest time that a timer of the browser can wait. */
const maximumTimerMs = 2 ** 31 - 1;
/** A deadline has surely passed on the server, too. */
const afterDeadlineMs = 500;

/** Loads the work again when the next of its times has passed. */
function useDeadlineRefresh(answer: Answer<GetWorkQuery> | undefined, refresh: () => Promise<void>): void {
  useEffect(() => {
    const work = answer?.data.work.item;
    const wait = work && findNextChange(work, Date.now() + answer.clock.offset);
    if (wait === undefined || wait === null || wait > maximumTimerMs) return undefined;
    const timer = setTimeout(() => void refresh(), wait + afterDeadlineMs);
    return () => clearTimeout(timer);
  }, [answer, refresh]);
}

/**
 * Follows the work under a permit: asks again twice a minute, when a time of the work has passed, and when the permit
 * has another version. Undefined while it loads, and for a permit whose work is not followed.
 */
export function usePermitWork(permitId: string, version: number): PermitWork | undefined {
  const variables = useMemo(() => ({ permitId }), [permitId]);
  // Not from the cache: the clock runs from the time of the answer.
  const { data, refetch } = useQuery(GetWorkDocument, {
    variables,
    fetchPolicy: 'network-only',
    pollInterval: findPollInterval,
  });
  const answer = useLastAnswer(data);
  const last = answer?.data.work.item ?? undefined;
  const { condition, isStale } = useConditionNow(last, answer?.clock, version);
  const now = useNow().getTime() + (answer?.clock.offset ?? 0);
  const work = useMemo(() => last && toLaterWork(last, condition ?? null, now), [last, condition, now]);
  const coming = work && findComingAction(work);
  const readiness = useQuery(GetReadinessDocument, {
    variables: { permitId, action: coming ?? 'startWork' },
    fetchPolicy: 'network-only',
    skip: coming === undefined,
  });
  const refetchReadiness = readiness.refetch;
  const refresh = useCallback(async () => {
    // A failure is no answer, and the page shows since when there has been none.
    await refetch();
  }, [refetch]);
  const accept = useCallback(
    (item: Work) =>
      updateResult(GetWorkDocument, variables, (current) => ({ ...current, work: { ...current.work, item } })),
    [variables],
  );
  useDeadlineRefresh(answer, refresh);
  useFollowing({ work: last, version, refresh });

  // What an action requires can change without the permit: a check becomes too old.
  const answeredAt = answer?.clock.answeredAt;
  const readFor = useRef<{ action: string | undefined; answeredAt: number | undefined }>(undefined);
  useEffect(() => {
    const isFirst = readFor.current?.action !== coming;
    const isCurrent = readFor.current?.answeredAt === answeredAt;
    readFor.current = { action: coming, answeredAt };
    // The first reading of an action is made by the query itself.
    if (coming && !isFirst && !isCurrent) void refetchReadiness();
  }, [coming, answeredAt, refetchReadiness]);

  const requirements = coming === undefined ? undefined : readiness.data?.readiness.requirements;
  const isComplete = coming === undefined || requirements !== undefined || readiness.error !== undefined;
  return useMemo(() => {
    if (!answer || !work) return undefined;
    const series = answer.data.checks.items.map(toRecordedSeries);
    const { clock } = answer;
    return { work, clock, isStale, series, requirements: requirements ?? [], isComplete, refresh, accept };
  }, [answer, work, isStale, requirements, isComplete, refresh, accept]);
}
