import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { lastActivity, noteActivity, watchActivity } from '../../lib/activity.ts';
import { idleState, type IdleState } from './idle.ts';
import { GetSessionDocument } from './operations.generated.ts';

/**
 * Watches for activity in every tab and says where the session stands. While someone works without asking the server
 * for anything, such as on a long form, the server is told now and then, for it counts as well. It is not told of a
 * session that has expired there: here it goes on until it is taken up again, or idle for too long.
 */
export function useIdle(limitSeconds: number | undefined, expired: boolean): { state: IdleState; stay: () => void } {
  const client = useApolloClient();
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  const warned = state.kind === 'warning';

  // A server that cannot be reached is told the next time.
  const tellServer = useCallback(() => {
    client.query({ query: GetSessionDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client]);

  const stay = useCallback(() => {
    noteActivity();
    setState({ kind: 'active' });
    tellServer();
  }, [tellServer]);

  // The last sign-in or page load is an activity, whatever a former session left behind.
  useEffect(() => noteActivity(), []);

  // Once warned, only the answer to the warning counts: a bumped mouse is nobody at work.
  useEffect(() => (warned ? undefined : watchActivity()), [warned]);

  useEffect(() => {
    if (!limitSeconds) return;
    let toldServer = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const next = idleState((now - lastActivity()) / 1000, limitSeconds);
      setState((before) => (before.kind === 'active' && next.kind === 'active' ? before : next));
      const worked = lastActivity() > toldServer;
      if (!expired && worked && now - toldServer > (limitSeconds * 1000) / 4) {
        toldServer = now;
        tellServer();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [tellServer, limitSeconds, expired]);

  return { state, stay };
}
