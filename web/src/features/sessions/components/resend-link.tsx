import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useCommand, type MutationPayload } from '../../../lib/apollo/use-command.ts';
import { UserGetVerificationLinkDocument, type UserGetVerificationLinkMutation } from '../../../generated/sessions.ts';

const toPayload = (data: UserGetVerificationLinkMutation) => data.userGetVerificationLink;

/** Has the link that verifies an address mailed once more. */
export function ResendLink({ email }: { email: string }) {
  const [send, sending] = useCommand(UserGetVerificationLinkDocument, toPayload, { silent: true });
  const [payload, setAnswer] = useState<MutationPayload>();
  return (
    <>
      <Button loading={sending} onClick={() => void send({ email }).then(setAnswer)}>
        Send the link again
      </Button>
      <div role="status">
        {payload && <Alert type={payload.success ? 'success' : 'error'} showIcon title={payload.message} />}
      </div>
    </>
  );
}
