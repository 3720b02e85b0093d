import { message } from '@eptw/domain/message';
import { validatePassword, type PasswordForm } from '@eptw/domain/user/password';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';

interface NewPasswordFieldsProps {
  label: string;
  form: PasswordForm;
  minLength: number;
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
}

/** A new password, entered twice. Problems show on blur. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, form, minLength, password, confirmation, onPassword, onConfirmation } = props;
  const [touched, setTouched] = useState({ password: false, confirmation: false });
  const mismatch = form === 'sign-up' ? message.passwordMismatch : message.newPasswordMismatch;
  const showsProblem = touched.password && password !== '';
  const isDifferent = touched.confirmation && confirmation !== '' && confirmation !== password;
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        required="unmarked"
        value={password}
        onChange={onPassword}
        onBlur={() => setTouched({ ...touched, password: true })}
        problem={showsProblem ? validatePassword(password, minLength, form) : undefined}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required="unmarked"
        value={confirmation}
        onChange={onConfirmation}
        onBlur={() => setTouched({ ...touched, confirmation: true })}
        problem={isDifferent ? mismatch : undefined}
      />
    </>
  );
}
