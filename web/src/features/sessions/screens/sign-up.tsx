import { isRegistrationComplete } from '@eptw/domain/user/account-form';
import { useState } from 'react';
import { NativeSelectField } from '../../../components/field/native-select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { ErrorState } from '../../../components/page/states.tsx';
import { useAnonymousCommand } from '../../../lib/anonymous/use-anonymous-command.ts';
import { useAnonymousQuery } from '../../../lib/anonymous/use-anonymous-query.ts';
import { AccountForm } from '../components/account-form.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { ResendLink } from '../components/resend-link.tsx';
import { GetSitesToJoinDocument, RegisterDocument } from '../../../generated/sessions.ts';
import { useMinPasswordLength } from '../components/use-password-length.ts';

const emptyValues = { email: '', password: '', fullname: '', site: '' };

/** Registers an account; its address must then be verified, and an administrator must approve it. */
export function SignUp() {
  const [values, setValues] = useState(emptyValues);
  const [confirmation, setConfirmation] = useState('');
  const minLength = useMinPasswordLength();
  const { data, failed, refetch } = useAnonymousQuery(GetSitesToJoinDocument);
  const [register] = useAnonymousCommand(RegisterDocument);
  const changeValue = (name: keyof typeof emptyValues) => (value: string) => setValues({ ...values, [name]: value });
  const sites = data?.getSites.items ?? [];
  return (
    <PublicPage
      title="Create an account"
      heading="Create an account"
      intro="For contractors who work at our sites. An administrator approves it before you can sign in."
    >
      <AccountForm
        title="About you"
        action="Create account"
        canSubmit={isRegistrationComplete(values, confirmation, minLength)}
        onSubmit={() => register({ data: { ...values, email: values.email.trim() } })}
        sentMessage={
          <>
            <p className="background-message">
              No e-mail? Check your spam folder and this address: {values.email.trim()}.
            </p>
            <ResendLink email={values.email.trim()} />
          </>
        }
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="name@company.com"
          required="unmarked"
          value={values.email}
          onChange={changeValue('email')}
        />
        <NewPasswordFields
          label="Password"
          form="sign-up"
          minLength={minLength}
          password={values.password}
          confirmation={confirmation}
          onPassword={changeValue('password')}
          onConfirmation={setConfirmation}
        />
        <TextField
          label="Full name"
          autoComplete="name"
          required="unmarked"
          value={values.fullname}
          onChange={changeValue('fullname')}
        />
        <NativeSelectField
          label="Site"
          required="unmarked"
          options={sites.map(({ _id, code, name }) => ({ value: _id, label: `${name} (${code})` }))}
          value={values.site}
          onChange={changeValue('site')}
        />
        {failed && !data && <ErrorState hint="The list of sites did not load." onRetry={refetch} />}
      </AccountForm>
    </PublicPage>
  );
}
