import type { ResponseCode } from '@eptw/domain/response-code';
import { useCallback, useState } from 'react';
import { useAnonymousCommand } from '../../lib/anonymous/use-anonymous-command.ts';
import { VerifyEmailDocument } from '../../generated/sessions.ts';

/** The result of verifying a code; undefined until the server has responded. */
export interface Verification {
  success: boolean;
  code: ResponseCode;
  message: string;
  /** The code for choosing a password, if that is the next step. */
  passwordCode: string | undefined;
}

interface VerifyEmail {
  verification: Verification | undefined;
  verifying: boolean;
  verify: () => void;
}

/** Verifies an address with a code, which works once; only on request, because mail programs open links too. */
export function useVerifyEmail(securityCode: string): VerifyEmail {
  const [send, verifying] = useAnonymousCommand(VerifyEmailDocument);
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
