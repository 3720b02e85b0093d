import { expireSession, sessionStore } from '../session/session-store.ts';
import type { ApiResponse, Send } from './transport.ts';

/** Resolves when somebody has signed in again, or the user has left. */
function waitForSignIn(): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const checkSession = () => {
      const { session, expired } = sessionStore.get();
      if (session && expired) return;
      stop();
      resolve();
    };
    stop = sessionStore.subscribe(checkSession);
    checkSession();
  });
}

const isUnauthenticated = ({ errors = [] }: ApiResponse): boolean =>
  errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

/**
 * Sends requests with the session's token. A request refused because its session expired waits until the user has
 * signed in again in a dialog over the page, and is then sent again: no entry and no request is lost. What one user
 * has requested is neither sent nor answered for another. A request with a token is for a session that was left.
 */
export function createInSession(send: Send): Send {
  const getSession = () => sessionStore.get().session;

  function requireUser(id: string | undefined): void {
    const current = getSession()?.user._id;
    if (current !== undefined && id !== undefined && current !== id)
      throw new DOMException('Somebody else has signed in.', 'AbortError');
  }

  return async (request) => {
    if (request.token !== undefined) return send(request);
    const userId = getSession()?.user._id;
    const token = getSession()?.jwtToken;
    // Whoever has caused the request ends first: what else it requests in the same moment is shared.
    await Promise.resolve();
    const response = await send({ ...request, token });
    requireUser(userId);
    if (!isUnauthenticated(response) || !getSession()) return response;
    expireSession(token ?? '');
    await waitForSignIn();
    requireUser(userId);
    const session = getSession();
    if (!session) throw new DOMException('The user has left.', 'AbortError');
    const repeated = await send({ ...request, token: session.jwtToken });
    requireUser(userId);
    return repeated;
  };
}
