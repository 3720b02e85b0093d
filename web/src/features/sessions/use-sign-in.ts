import type { SignInProblem } from '@eptw/domain/user/sign-in';
import { useCallback } from 'react';
import type { MutationPayload } from '../../lib/api/use-command.ts';
import { useAnonymousCommand } from '../../lib/anonymous/use-anonymous-command.ts';
import { startSession } from '../../lib/session/session-store.ts';
import {
  LoginDocument,
  SsoLoginDocument,
  type LoginMutation,
  type SsoLoginMutation,
} from '../../generated/sessions.ts';

/** Why the sign-in failed, and what is missing if the password was right. */
export type SignInRefusal = MutationPayload & { problem?: SignInProblem | null };

type SignInPayload = LoginMutation['login'] | SsoLoginMutation['ssoLogin'];

/** Stores the session that the server granted. Returns the refusal if it granted none. */
function startGrantedSession(payload: SignInPayload | MutationPayload): SignInRefusal | undefined {
  if (!payload.success || !('token' in payload) || !payload.token || !payload.user) return payload;
  const { token: jwtToken, staff, firstPage } = payload;
  const { _id, email, fullname, role, company } = payload.user;
  startSession({ jwtToken, user: { _id, email, fullname, role, company }, staff, firstPage });
  return undefined;
}

/** Signs in with an e-mail address and a password. Returns the refusal; undefined on success. */
export function useSignIn() {
  const [login, signingIn] = useAnonymousCommand(LoginDocument);
  const signIn = useCallback(
    async (email: string, password: string) => startGrantedSession(await login({ email: email.trim(), password })),
    [login],
  );
  return { signIn, signingIn };
}

/** Signs in with the result of a single sign-on that the browser holds. Returns the same as `useSignIn`. */
export function useSsoSignIn() {
  const [ssoLogin] = useAnonymousCommand(SsoLoginDocument);
  const signInWithSso = useCallback(
    async (email: string) => startGrantedSession(await ssoLogin({ email })),
    [ssoLogin],
  );
  return { signInWithSso };
}
