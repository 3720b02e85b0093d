import { message } from '@eptw/domain/message';
import { Button } from 'antd';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../../components/page/link-button.tsx';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import { useAnonymousCommand } from '../../../lib/anonymous/use-anonymous-command.ts';
import { PublicPage } from '../components/public-page.tsx';
import { BlockEmailChangeDocument } from '../../../generated/sessions.ts';

/** The screen of the link sent to an account's former address. Signed-in users can open it too. */
export function BlockEmailChange() {
  const securityCode = useSearchParams()[0].get('security_code') ?? '';
  const [block, blocking] = useAnonymousCommand(BlockEmailChangeDocument);
  const [payload, setPayload] = useState<MutationPayload>();
  return (
    <PublicPage
      title="Keep your e-mail address"
      heading="Keep your e-mail address"
      intro="Your account has been given another e-mail address, or will be soon. If this is wrong, block the change."
    >
      <div className="panel background-card">
        <section aria-live="polite">
          {payload ? (
            <Outcome payload={payload} />
          ) : (
            <>
              <h2>Block the change?</h2>
              <p>Your account keeps this address. It cannot be changed for three days.</p>
              <Button
                block
                type="primary"
                loading={blocking}
                onClick={() => void block({ securityCode }).then(setPayload)}
              >
                Block the change
              </Button>
            </>
          )}
        </section>
      </div>
    </PublicPage>
  );
}

function Outcome({ payload: { success, message: sentence } }: { payload: MutationPayload }) {
  const Icon = success ? CircleCheck : CircleAlert;
  return (
    <div className="state">
      <Icon size={28} strokeWidth={1.5} aria-hidden />
      <h2>{success ? 'Your e-mail address stays' : message.somethingWentWrong}</h2>
      <p>{sentence}</p>
      <LinkButton to="/signin">Sign in</LinkButton>
    </div>
  );
}
