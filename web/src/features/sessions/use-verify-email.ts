import { useCallback, useEffect, useRef, useState } from 'react';
import { useCommand } from '../../lib/apollo/use-command.ts';
import { VerifyEmailDocument, type VerifyEmailMutation } from './operations.generated.ts';

const answerOf = (data: VerifyEmailMutation) => data.verifyEmail;

/** What became of a code: nothing until the server has said. */
export interface Verification {
  success: boolean;
  code: string;
  message: string;
  /** Opens the choice of a password, where one is to be chosen next. */
  passwordCode: string | undefined;
}

/** Verifies an address by a code, which works once: at once, and again only on `retry`. */
export function useVerifyEmail(securityCode: string): { verification: Verification | undefined; retry: () => void } {
  const [verify] = useCommand(VerifyEmailDocument, answerOf, { silent: true, refetch: 'active' });
  const [verification, setVerification] = useState<Verification>();
  const begun = useRef(false);
  const retry = useCallback(() => {
    setVerification(undefined);
    void verify({ securityCode }).then((answer) => {
      const { success, code, message } = answer;
      const passwordCode = 'securityCode' in answer ? (answer.securityCode ?? undefined) : undefined;
      setVerification({ success, code, message, passwordCode });
    });
  }, [verify, securityCode]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    retry();
  }, [retry]);
  return { verification, retry };
}
