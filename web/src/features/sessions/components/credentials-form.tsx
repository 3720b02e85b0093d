import { Alert, Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { TextField } from '../../../components/field/text-field.tsx';
import { useToast } from '../../../lib/toast.ts';
import { useSignIn, type SignInRefusal } from '../use-sign-in.ts';
import { ResendLink } from './resend-link.tsx';
import './sessions.css';

interface CredentialsFormProps {
  /** Set when the user is already known. */
  fixedEmail?: string;
  /** Whether signing in is the screen's main purpose, with a primary button. */
  isPrimary?: boolean;
}

/** E-mail and password. A refusal appears in place with what to do next, and entries stay. Who
 * forgot their password is helped once a sign-in has failed. */
export function CredentialsForm({ fixedEmail, isPrimary }: CredentialsFormProps) {
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<SignInRefusal & { email: string }>();
  const [hasFailed, setFailed] = useState(false);
  const { signIn, signingIn } = useSignIn();
  const toast = useToast();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(undefined);
    const payload = await signIn(email, password);
    if (!payload) return;
    toast('error', payload.message);
    setRefused({ ...payload, email: email.trim() });
    setFailed(true);
  }

  return (
    <form className="credentials" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="name@company.com"
        value={email}
        readOnly={fixedEmail !== undefined}
        onChange={setEmail}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus={fixedEmail !== undefined}
        value={password}
        onChange={setPassword}
      />
      <div role="alert">{refused && <Alert type="error" showIcon title={refused.message} />}</div>
      {refused?.problem === 'emailNotVerified' && <ResendLink email={refused.email} />}
      {fixedEmail === undefined && hasFailed && (
        <p className="credentials-help">
          <Link to="/forgot-password">Forgot your password?</Link>
        </p>
      )}
      <Button
        block
        type={isPrimary ? 'primary' : 'default'}
        htmlType="submit"
        disabled={!email.trim() || !password}
        loading={signingIn}
      >
        Sign in
      </Button>
    </form>
  );
}
