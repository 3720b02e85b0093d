import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { endSession, sessionStore } from '../../lib/session/session-store.ts';
import { LogoutDocument } from '../../generated/sessions.ts';

/**
 * Ends the session in every tab immediately, and then on the server without waiting: an idle session may have just
 * ended there, and an unreachable server ends it by itself.
 */
export function useSignOut(): (ended?: 'signed out' | 'idle') => void {
  const client = useApolloClient();
  return useCallback(
    (ended = 'signed out') => {
      const token = sessionStore.get().session?.jwtToken;
      endSession(ended);
      client.mutate({ mutation: LogoutDocument, errorPolicy: 'ignore', context: { token } }).catch(() => undefined);
    },
    [client],
  );
}
