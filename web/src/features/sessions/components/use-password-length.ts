import { useQuery } from '@apollo/client/react';
import { minPasswordLength } from '@eptw/domain/user/password';
import { GetSignInOptionsDocument } from '../../../generated/sessions.ts';

/** The fewest characters of a password here; the usual number until the server has said. */
export function useMinPasswordLength(): number {
  return useQuery(GetSignInOptionsDocument).data?.getSignInOptions.passwordLength ?? minPasswordLength;
}
