import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { Observable, switchMap } from 'rxjs';
import { expireSession, sessionStore } from '../session/session-store.ts';

/**
 * Sends the session's token with every request, or the token in the operation's context, for a session that was left.
 */
export const tokenLink = new SetContextLink((context) => {
  const token = (context['token'] as string | undefined) ?? sessionStore.get().session?.jwtToken;
  const headers = context['headers'] as Record<string, string> | undefined;
  return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
});

/** Emits once the user has signed in again; completes without emitting when they leave instead. */
function waitForSignIn(): Observable<true> {
  return new Observable((subscriber) => {
    const checkSession = () => {
      const { session, expired } = sessionStore.get();
      if (session && expired) return;
      if (session) subscriber.next(true);
      subscriber.complete();
    };
    const stop = sessionStore.subscribe(checkSession);
    checkSession();
    return stop;
  });
}

function isUnauthenticated(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some((cause) => cause.extensions?.['code'] === 'UNAUTHENTICATED')
  );
}

/**
 * An operation refused because its session expired waits until the user has signed in again in a dialog over the
 * page, and is then sent again: no entry and no request is lost.
 */
export const expiredSessionLink = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error)) return;
  const { session } = sessionStore.get();
  if (!session) return;
  const authorization =
    (operation.getContext()['headers'] as Record<string, string> | undefined)?.['authorization'] ?? '';
  expireSession(authorization.replace('Bearer ', ''));
  return waitForSignIn().pipe(switchMap(() => forward(operation)));
});
