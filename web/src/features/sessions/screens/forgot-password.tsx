import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { useAnonymousCommand } from '../../../lib/anonymous/use-anonymous-command.ts';
import { AccountForm } from '../components/account-form.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { ForgetPasswordDocument } from '../../../generated/sessions.ts';

/** Requests an e-mail with a link to choose a new password. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [requestReset] = useAnonymousCommand(ForgetPasswordDocument);
  return (
    <PublicPage
      title="Forgot password"
      heading="Forgot your password?"
      intro="We will e-mail you a link to choose a new one. Your current password works until then."
    >
      <AccountForm
        title="Your e-mail address"
        action="Send the link"
        canSubmit={email.trim() !== ''}
        onSubmit={() => requestReset({ email: email.trim() })}
        sentMessage={
          <p className="background-message">The link works once, within one hour. Check your spam folder too.</p>
        }
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="name@company.com"
          required="unmarked"
          value={email}
          onChange={setEmail}
        />
      </AccountForm>
    </PublicPage>
  );
}
