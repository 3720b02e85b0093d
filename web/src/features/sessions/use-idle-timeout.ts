import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { getLastActivity, recordActivity, observeActivity } from '../../lib/activity.ts';
import { calculateIdleState, type IdleState } from './idle-state.ts';
import { GetSessionDocument } from '../../generated/sessions.ts';

/**
 * Watches for activity in every tab and says where the session stands. While someone works without asking the server
 * for anything, such as on a long form, the server is told now and then, for it counts as well. It is not told of a
 * session that has expired there: here it goes on until it is taken up again, or idle for too long.
 */
export function useIdleTimeout(
  limitSeconds: number | undefined,
  expired: boolean,
): { state: IdleState; stay: () => void } {
  const client = useApolloClient();
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const warned = state.kind === 'warning';

  // A server that cannot be reached is told the next time.
  const reportActivity = useCallback(() => {
    client.query({ query: GetSessionDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client]);

  const stay = useCallback(() => {
    recordActivity();
    setState({ kind: 'active' });
    reportActivity();
  }, [reportActivity]);

  // The last sign-in or page load is an activity, whatever a former session left behind.
  useEffect(() => recordActivity(), []);

  // Once warned, only the answer to the warning counts: a bumped mouse is nobody at work.
  useEffect(() => (warned ? undefined : observeActivity()), [warned]);

  useEffect(() => {
    if (!limitSeconds) return;
    let lastReportedAt = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const next = calculateIdleState((now - getLastActivity()) / 1000, limitSeconds);
      setState((before) => (before.kind === 'active' && next.kind === 'active' ? before : next));
      const worked = getLastActivity() > lastReportedAt;
      if (!expired && worked && now - lastReportedAt > (limitSeconds * 1000) / 4) {
        lastReportedAt = now;
        reportActivity();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [reportActivity, limitSeconds, expired]);

  return { state, stay };
}
