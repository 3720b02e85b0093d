import { useQuery } from '@apollo/client/react';
import { usualPasswordLength } from '@eptw/domain/user/password';
import { GetSignInOptionsDocument } from '../operations.generated.ts';

/** The fewest characters of a password here; the usual number until the server has said. */
export function usePasswordLength(): number {
  return useQuery(GetSignInOptionsDocument).data?.getSignInOptions.passwordLength ?? usualPasswordLength;
}
