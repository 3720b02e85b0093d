import { useCallback, useState } from 'react';
import { useCommand } from '../../lib/apollo/use-command.ts';
import { VerifyEmailDocument } from '../../generated/sessions.ts';

/** What became of a code: nothing until the server has said. */
export interface Verification {
  success: boolean;
  code: string;
  message: string;
  /** Opens the choice of a password, where one is to be chosen next. */
  passwordCode: string | undefined;
}

interface VerifyEmail {
  verification: Verification | undefined;
  verifying: boolean;
  verify: () => void;
}

/** Verifies an address by a code, which works once, and only when it is asked to: programs open links too. */
export function useVerifyEmail(securityCode: string): VerifyEmail {
  const [send, verifying] = useCommand(VerifyEmailDocument, { silent: true, refetch: 'active' });
  const [verification, setVerification] = useState<Verification>();
  const verify = useCallback(() => {
    setVerification(undefined);
    void send({ securityCode }).then((payload) => {
      const { success, code, message } = payload;
      const passwordCode = 'securityCode' in payload ? (payload.securityCode ?? undefined) : undefined;
      setVerification({ success, code, message, passwordCode });
    });
  }, [send, securityCode]);
  return { verification, verifying, verify };
}
