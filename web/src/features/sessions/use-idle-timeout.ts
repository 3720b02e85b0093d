import { useCallback, useEffect, useState } from 'react';
import { sendQuery } from '../../lib/api/requests.ts';
import { getLastActivity, recordActivity, observeActivity } from '../../lib/activity.ts';
import { calculateIdleState, type IdleState } from './idle-state.ts';
import { GetSessionDocument } from '../../generated/sessions.ts';

/**
 * Observes activity in every tab and returns the state of the session. When the user works without sending requests,
 * as on a long form, activity is reported to the server periodically, because it counts there too. Nothing is
 * reported for an expired session: it stays open here until the user signs in again, or is idle for too long.
 */
export function useIdleTimeout(
  limitSeconds: number | undefined,
  expired: boolean,
): { state: IdleState; staySignedIn: () => void } {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const isWarning = state.kind === 'warning';

  // A failed report is repeated with the next one.
  const reportActivity = useCallback(() => {
    void sendQuery(GetSessionDocument, {});
  }, []);

  const staySignedIn = useCallback(() => {
    recordActivity();
    setState({ kind: 'active' });
    reportActivity();
  }, [reportActivity]);

  // Signing in or loading the page counts as activity, whatever a former session has stored.
  useEffect(() => recordActivity(), []);

  // During the warning only its button counts, so that a bumped mouse does not extend the session.
  useEffect(() => (isWarning ? undefined : observeActivity()), [isWarning]);

  useEffect(() => {
    if (!limitSeconds) return;
    let lastReportedAt = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const next = calculateIdleState((now - getLastActivity()) / 1000, limitSeconds);
      setState((current) => (current.kind === 'active' && next.kind === 'active' ? current : next));
      const wasActive = getLastActivity() > lastReportedAt;
      if (!expired && wasActive && now - lastReportedAt > (limitSeconds * 1000) / 4) {
        lastReportedAt = now;
        reportActivity();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [reportActivity, limitSeconds, expired]);

  return { state, staySignedIn };
}
