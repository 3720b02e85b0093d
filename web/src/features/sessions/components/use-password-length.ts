import { useQuery } from '@apollo/client/react';
import { minPasswordLength } from '@eptw/domain/user/password';
import { GetSignInOptionsDocument } from '../../../generated/sessions.ts';

/** Returns the minimum password length; the default until the server has responded. */
export function useMinPasswordLength(): number {
  return useQuery(GetSignInOptionsDocument).data?.getSignInOptions.passwordLength ?? minPasswordLength;
}
