import { expireSession, sessionStore } from '../session/session-store.ts';
import type { ApiResponse, Send } from './transport.ts';

/** Resolves to whether the user has signed in again; false when they leave instead. */
function waitForSignIn(): Promise<boolean> {
  return new Promise((resolve) => {
    let stop = () => {};
    const checkSession = () => {
      const { session, expired } = sessionStore.get();
      if (session && expired) return;
      stop();
      resolve(session !== null);
    };
    stop = sessionStore.subscribe(checkSession);
    checkSession();
  });
}

const isUnauthenticated = ({ errors = [] }: ApiResponse): boolean =>
  errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

/**
 * Sends requests with the session's token, or that of a session that was left. A request refused because its session
 * expired waits until the user has signed in again in a dialog over the page, and is then sent again: no entry and no
 * request is lost.
 */
export function createInSession(send: Send): Send {
  const getToken = () => sessionStore.get().session?.jwtToken;
  return async (request) => {
    const token = request.token ?? getToken();
    // Whoever has caused the request ends first: what else it requests in the same moment is shared.
    await Promise.resolve();
    const response = await send({ ...request, token });
    if (!isUnauthenticated(response) || !sessionStore.get().session) return response;
    expireSession(token ?? '');
    if (!(await waitForSignIn())) throw new DOMException('The user has left.', 'AbortError');
    return send({ ...request, token: request.token ?? getToken() });
  };
}
