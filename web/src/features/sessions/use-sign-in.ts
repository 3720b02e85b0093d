import { isRole } from '@eptw/domain/user/role';
import { useCallback } from 'react';
import { useCommand, type MutationAnswer } from '../../lib/apollo/use-command.ts';
import { startSession } from '../../lib/session/session-store.ts';
import { LoginDocument, SsoLoginDocument, type LoginMutation, type SsoLoginMutation } from './operations.generated.ts';

type Granted = LoginMutation['login'] | SsoLoginMutation['ssoLogin'];

const loginOf = (data: LoginMutation) => data.login;
const signOnOf = (data: SsoLoginMutation) => data.ssoLogin;

/** Keeps the session that the server granted. Answers the refusal when it granted none. */
function keepSession(answer: Granted | MutationAnswer): MutationAnswer | undefined {
  if (!answer.success || !('token' in answer) || !answer.token || !answer.user) return answer;
  const { _id, email, fullname, role, company } = answer.user;
  if (!isRole(role)) throw new Error(`This app does not know the role ${role}.`);
  startSession({ jwtToken: answer.token, user: { _id, email, fullname, role, company }, staff: answer.staff });
  return undefined;
}

/** Signs in with an e-mail address and a password. Answers the refusal; undefined when it succeeded. */
export function useSignIn() {
  const [login, signingIn] = useCommand(LoginDocument, loginOf, { silent: true });
  const signIn = useCallback(
    async (email: string, password: string) => keepSession(await login({ email: email.trim(), password })),
    [login],
  );
  return { signIn, signingIn };
}

/** Signs in with the result of a single sign-on that the browser holds. Answers like `useSignIn`. */
export function useSignOn() {
  const [ssoLogin] = useCommand(SsoLoginDocument, signOnOf, { silent: true });
  const signOn = useCallback(async (email: string) => keepSession(await ssoLogin({ email })), [ssoLogin]);
  return { signOn };
}
