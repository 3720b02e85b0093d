import { message } from '@eptw/domain/message';
import { passwordProblem, type PasswordPlace } from '@eptw/domain/user/password';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';

interface NewPasswordFieldsProps {
  label: string;
  place: PasswordPlace;
  least: number;
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
}

/** A new password, typed twice. What is wrong is said when a field is left. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, place, least, password, confirmation, onPassword, onConfirmation } = props;
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const mismatch = place === 'sign-up' ? message.passwordMismatch : message.newPasswordMismatch;
  const isTold = left.password && password !== '';
  const differs = left.confirmation && confirmation !== '' && confirmation !== password;
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={onPassword}
        onBlur={() => setLeft({ ...left, password: true })}
        problem={isTold ? passwordProblem(password, least, place) : undefined}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={onConfirmation}
        onBlur={() => setLeft({ ...left, confirmation: true })}
        problem={differs ? mismatch : undefined}
      />
    </>
  );
}
