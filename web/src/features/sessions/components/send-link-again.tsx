import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useCommand, type MutationAnswer } from '../../../lib/apollo/use-command.ts';
import { UserGetVerificationLinkDocument, type UserGetVerificationLinkMutation } from '../operations.generated.ts';

const answerOf = (data: UserGetVerificationLinkMutation) => data.userGetVerificationLink;

/** Has the link that verifies an address mailed once more. */
export function SendLinkAgain({ email }: { email: string }) {
  const [send, sending] = useCommand(UserGetVerificationLinkDocument, answerOf, { silent: true });
  const [answer, setAnswer] = useState<MutationAnswer>();
  return (
    <>
      <Button loading={sending} onClick={() => void send({ email }).then(setAnswer)}>
        Send the link again
      </Button>
      <div role="status">
        {answer && <Alert type={answer.success ? 'success' : 'error'} showIcon title={answer.message} />}
      </div>
    </>
  );
}
