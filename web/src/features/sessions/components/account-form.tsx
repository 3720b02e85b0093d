import { Alert, Button } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { MutationPayload } from '../../../lib/api/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import './background-page.css';

interface AccountFormProps {
  /** The form's accessible name, the same as the heading of its card. */
  title: string;
  /** The button's label. */
  action: string;
  /** Whether all required fields are filled in. */
  canSubmit: boolean;
  /** Sends the form; a success that continues elsewhere shows its own toast. */
  onSubmit: () => Promise<MutationPayload>;
  /** Replaces the form with the server's message after sending; if absent, the screen continues elsewhere. */
  sentMessage?: ReactNode;
  children: ReactNode;
}

/** A form on a card, for screens outside the app. A refusal appears above the button and as a toast, and entries
 * stay. */
export function AccountForm({ title, action, canSubmit, onSubmit, sentMessage, children }: AccountFormProps) {
  const [payload, setPayload] = useState<MutationPayload>();
  const [working, setWorking] = useState(false);
  const toast = useToast();

  const isSent = payload?.success && Boolean(sentMessage);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit || working) return;
    setWorking(true);
    setPayload(undefined);
    const sent = await onSubmit();
    if (!sent.success) toast('error', sent.message);
    setPayload(sent);
    setWorking(false);
  }

  return (
    <div className="panel background-card">
      <section aria-labelledby="account-form">
        <h2 id="account-form">{title}</h2>
        <div role="status">
          {isSent && (
            <>
              <p className="background-message">{payload?.message}</p>
              {sentMessage}
            </>
          )}
        </div>
        {!isSent && (
          <form className="credentials" noValidate onSubmit={(event) => void submit(event)}>
            {children}
            <div role="alert">
              {payload && !payload.success && <Alert type="error" showIcon title={payload.message} />}
            </div>
            <Button block type="primary" htmlType="submit" disabled={!canSubmit} loading={working}>
              {action}
            </Button>
          </form>
        )}
        <p className="background-aside">
          <Link to="/signin">Back to sign in</Link>
        </p>
      </section>
    </div>
  );
}
