import { message } from '@eptw/domain/message';
import { validatePassword } from '@eptw/domain/user/password';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useMinPasswordLength } from '../../sessions/components/use-password-length.ts';
import { ChangePasswordDocument } from '../../../generated/profile.ts';

const emptyValues = { old: '', next: '', confirmation: '' };

/** Changes the user's password, given the old one. Problems show on blur. */
export function ChangePassword() {
  const { email } = useSignedInUser();
  const [values, setValues] = useState(emptyValues);
  const [touched, setTouched] = useState({ next: false, confirmation: false });
  const [change] = useCommand(ChangePasswordDocument, { silent: true });
  const minLength = useMinPasswordLength();
  const changeValue = (name: keyof typeof emptyValues) => (value: string) => setValues({ ...values, [name]: value });
  const { old, next, confirmation } = values;
  const differs = touched.confirmation && confirmation !== '' && confirmation !== next;

  return (
    <>
      <PageHeader
        title="Change Password"
        note="Changing your password signs you out on all other devices."
        back={{ to: '/my-profile', label: 'Account' }}
      />
      <EditForm
        label="Password"
        subject="your password"
        action="Change Password"
        backTo="/my-profile"
        canSubmit={old !== '' && next.length >= minLength && next === confirmation}
        hasChanges={values !== emptyValues}
        onSubmit={() => change({ oldPassword: old, newPassword: next })}
      >
        {/* Identifies the account to password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label="Old password"
          type="password"
          required
          wide
          autoComplete="current-password"
          value={old}
          onChange={changeValue('old')}
        />
        <TextField
          label="New password"
          type="password"
          required
          autoComplete="new-password"
          value={next}
          onChange={changeValue('next')}
          onBlur={() => setTouched({ ...touched, next: true })}
          problem={touched.next && next !== '' ? validatePassword(next, minLength, 'change') : undefined}
        />
        <TextField
          label="Confirm password"
          type="password"
          required
          autoComplete="new-password"
          value={confirmation}
          onChange={changeValue('confirmation')}
          onBlur={() => setTouched({ ...touched, confirmation: true })}
          problem={differs ? message.newPasswordMismatch : undefined}
        />
      </EditForm>
    </>
  );
}
