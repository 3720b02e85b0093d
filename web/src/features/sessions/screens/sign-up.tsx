import { useQuery } from '@apollo/client/react';
import { isRegistrationComplete } from '@eptw/domain/user/account-form';
import { useState } from 'react';
import { NativeSelectField } from '../../../components/field/native-select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { ErrorState } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { AccountForm } from '../components/account-form.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { ResendLink } from '../components/resend-link.tsx';
import { GetSitesToJoinDocument, RegisterDocument } from '../../../generated/sessions.ts';
import { useMinPasswordLength } from '../components/use-password-length.ts';

const emptyValues = { email: '', password: '', fullname: '', site: '' };

/** Registers an account; its address must then be verified, and an administrator must approve it. */
export function SignUp() {
  const [typed, setTyped] = useState(emptyValues);
  const [confirmation, setConfirmation] = useState('');
  const minLength = useMinPasswordLength();
  const { data, error, refetch } = useQuery(GetSitesToJoinDocument);
  const [register] = useCommand(RegisterDocument, { silent: true });
  const type = (name: keyof typeof emptyValues) => (value: string) => setTyped({ ...typed, [name]: value });
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
        canSubmit={isRegistrationComplete(typed, confirmation, minLength)}
        onSubmit={() => register({ data: { ...typed, email: typed.email.trim() } })}
        sentMessage={
          <>
            <p className="background-told">No e-mail? Check your spam folder and this address: {typed.email.trim()}.</p>
            <ResendLink email={typed.email.trim()} />
          </>
        }
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="name@company.com"
          required="unmarked"
          value={typed.email}
          onChange={type('email')}
        />
        <NewPasswordFields
          label="Password"
          place="sign-up"
          minLength={minLength}
          password={typed.password}
          confirmation={confirmation}
          onPassword={type('password')}
          onConfirmation={setConfirmation}
        />
        <TextField
          label="Full Name"
          autoComplete="name"
          required="unmarked"
          value={typed.fullname}
          onChange={type('fullname')}
        />
        <NativeSelectField
          label="Site"
          required="unmarked"
          options={sites.map(({ _id, code, name }) => ({ value: _id, label: `${name} (${code})` }))}
          value={typed.site}
          onChange={type('site')}
        />
        {error && !data && <ErrorState hint="The list of sites did not load." onRetry={() => void refetch()} />}
      </AccountForm>
    </PublicPage>
  );
}
