import { Alert, Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { useSignIn } from '../use-sign-in.ts';
import './sessions.css';

interface CredentialsFormProps {
  /** Given when the person is already known. */
  fixedEmail?: string;
  /** Whether signing in is what the screen is for, and its button the first. */
  primary?: boolean;
}

/** E-mail and password. A refusal is shown in place, and what was typed stays. */
export function CredentialsForm({ fixedEmail, primary }: CredentialsFormProps) {
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState('');
  const { signIn, signingIn } = useSignIn();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    const answer = await signIn(email, password);
    if (answer) setRefusal(answer.message);
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
      <div role="alert">{refusal && <Alert type="error" showIcon title={refusal} />}</div>
      <Button
        block
        type={primary ? 'primary' : 'default'}
        htmlType="submit"
        disabled={!email.trim() || !password}
        loading={signingIn}
      >
        Sign in
      </Button>
    </form>
  );
}
