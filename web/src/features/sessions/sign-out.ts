import { sendCommand } from '../../lib/api/requests.ts';
import { endSession, sessionStore } from '../../lib/session/session-store.ts';
import { LogoutDocument } from '../../generated/sessions.ts';

/**
 * Ends the session in every tab immediately, and then on the server without waiting: an idle session may have just
 * ended there, and an unreachable server ends it by itself.
 */
export function signOut(ended: 'signed out' | 'idle' = 'signed out'): void {
  const token = sessionStore.get().session?.jwtToken;
  endSession(ended);
  sendCommand(LogoutDocument, {}, { token }).catch(() => undefined);
}
