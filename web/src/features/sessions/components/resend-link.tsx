import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import { useAnonymousCommand } from '../../../lib/anonymous/use-anonymous-command.ts';
import { UserGetVerificationLinkDocument } from '../../../generated/sessions.ts';

/** Sends the verification link by e-mail again. */
export function ResendLink({ email }: { email: string }) {
  const [send, sending] = useAnonymousCommand(UserGetVerificationLinkDocument);
  const [payload, setPayload] = useState<MutationPayload>();
  return (
    <>
      <Button loading={sending} onClick={() => void send({ email }).then(setPayload)}>
        Send the link again
      </Button>
      <div role="status">
        {payload && <Alert type={payload.success ? 'success' : 'error'} showIcon title={payload.message} />}
      </div>
    </>
  );
}
