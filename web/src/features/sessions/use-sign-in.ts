import { isRole } from '@eptw/domain/user/role';
import { useCallback } from 'react';
import { useCommand, type MutationAnswer } from '../../lib/apollo/use-command.ts';
import { startSession } from '../../lib/session/session-store.ts';
import { LoginDocument, type LoginMutation } from './operations.generated.ts';

const answerOf = (data: LoginMutation) => data.login;

/** Signs in with an e-mail address and a password. Answers the refusal; undefined when it succeeded. */
export function useSignIn() {
  const [login, signingIn] = useCommand(LoginDocument, answerOf, { silent: true });
  const signIn = useCallback(
    async (email: string, password: string): Promise<MutationAnswer | undefined> => {
      const answer = await login({ email: email.trim(), password });
      if (!answer.success || !('token' in answer) || !answer.token || !answer.user) return answer;
      const { _id, email: address, fullname, role, company } = answer.user;
      if (!isRole(role)) throw new Error(`This app does not know the role ${role}.`);
      startSession({ jwtToken: answer.token, user: { _id, email: address, fullname, role, company } });
      return undefined;
    },
    [login],
  );
  return { signIn, signingIn };
}
