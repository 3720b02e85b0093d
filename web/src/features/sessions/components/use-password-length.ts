import { minPasswordLength } from '@eptw/domain/user/password';
import { useAnonymousQuery } from '../../../lib/anonymous/use-anonymous-query.ts';
import { GetSignInOptionsDocument } from '../../../generated/sessions.ts';

/** Returns the minimum password length; the default until the server has responded. */
export function useMinPasswordLength(): number {
  return useAnonymousQuery(GetSignInOptionsDocument).data?.getSignInOptions.passwordLength ?? minPasswordLength;
}
