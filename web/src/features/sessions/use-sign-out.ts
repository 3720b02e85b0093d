import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { endSession } from '../../lib/session/session-store.ts';
import { LogoutDocument } from './operations.generated.ts';

/** Ends the session on the server and in every tab; here also when the server cannot be reached. */
export function useSignOut(): (ended?: 'signed out' | 'idle') => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (ended = 'signed out') => {
      // A server that cannot be reached ends the session by itself when it has been idle for long enough.
      await client.mutate({ mutation: LogoutDocument, errorPolicy: 'ignore' }).catch(() => undefined);
      endSession(ended);
    },
    [client],
  );
}
