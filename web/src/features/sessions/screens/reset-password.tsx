import { Alert } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useAnonymousCommand } from '../../../lib/anonymous/use-anonymous-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { AccountForm } from '../components/account-form.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { ResetPasswordDocument } from '../../../generated/sessions.ts';
import { useMinPasswordLength } from '../components/use-password-length.ts';

/** Sets a new password with the code of an emailed link. */
export function ResetPassword() {
  const securityCode = useSearchParams()[0].get('security_code') ?? '';
  return (
    <PublicPage
      title="Choose a new password"
      heading="Choose a new password"
      intro="Changing the password signs this account out on all devices."
    >
      {securityCode === '' ? <NoCode /> : <NewPasswordForm securityCode={securityCode} />}
    </PublicPage>
  );
}

function NoCode() {
  return (
    <div className="panel background-card">
      <section>
        <Alert
          type="error"
          showIcon
          title="This link is incomplete. Open it from the e-mail again, or request a new one."
        />
        <p className="background-aside">
          <LinkButton to="/forgot-password">Request a new link</LinkButton>
        </p>
      </section>
    </div>
  );
}

function NewPasswordForm({ securityCode }: { securityCode: string }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [reset] = useAnonymousCommand(ResetPasswordDocument);
  const minLength = useMinPasswordLength();
  const navigate = useNavigate();
  const toast = useToast();

  async function submit() {
    const payload = await reset({ newPassword: password, securityCode });
    if (payload.success) {
      toast('success', payload.message);
      await navigate('/signin');
    }
    return payload;
  }

  return (
    <AccountForm
      title="Type it twice"
      action="Change password"
      canSubmit={password !== '' && password === confirmation}
      onSubmit={submit}
    >
      <NewPasswordFields
        label="New password"
        form="change"
        minLength={minLength}
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
      />
    </AccountForm>
  );
}
