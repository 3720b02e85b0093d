import { Alert, Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useSignIn } from '../use-sign-in.ts';

interface CredentialsFormProps {
  /** Given when the person is already known. */
  fixedEmail?: string;
  /** The one thing that the page is about? */
  primary?: boolean;
}

/** E-mail and password. A refusal is shown in place, and what was typed stays. */
export function CredentialsForm({ fixedEmail, primary }: CredentialsFormProps) {
  const [email, setEmail] = useState(fixedEmail ?? '');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState('');
  const { signIn, signingIn } = useSignIn();
  const id = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    const answer = await signIn(email, password);
    if (answer) setRefusal(answer.message);
  }

  return (
    <form className="credentials" onSubmit={(event) => void submit(event)}>
      <div>
        <label htmlFor={`${id}-email`}>Email</label>
        <Input
          id={`${id}-email`}
          type="email"
          autoComplete="username"
          placeholder="name@company.com"
          value={email}
          readOnly={fixedEmail !== undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-password`}>Password</label>
        <Input.Password
          id={`${id}-password`}
          autoComplete="current-password"
          autoFocus={fixedEmail !== undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
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
