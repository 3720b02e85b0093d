import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { endSession, sessionStore } from '../../lib/session/session-store.ts';
import { LogoutDocument } from '../../generated/sessions.ts';

/**
 * Ends the session in every tab at once, and then on the server. Nothing is waited for: an idle session may have ended
 * there a moment before, and a server that cannot be reached ends it by itself.
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
