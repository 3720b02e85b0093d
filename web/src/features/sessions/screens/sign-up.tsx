import { useQuery } from '@apollo/client/react';
import { isRegistrationFilledIn } from '@eptw/domain/user/account-form';
import { useState } from 'react';
import { SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { ErrorState } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { AccountForm } from '../components/account-form.tsx';
import { BackgroundPage } from '../components/background-page.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { SendLinkAgain } from '../components/send-link-again.tsx';
import { GetSitesToJoinDocument, RegisterDocument, type RegisterMutation } from '../operations.generated.ts';
import { usePasswordLength } from '../components/use-password-length.ts';

const answerOf = (data: RegisterMutation) => data.register;
const nothing = { email: '', password: '', fullname: '', site: '' };

/** Makes an account that waits for its address to be verified and for an administrator. */
export function SignUp() {
  const [typed, setTyped] = useState(nothing);
  const [confirmation, setConfirmation] = useState('');
  const least = usePasswordLength();
  const { data, error, refetch } = useQuery(GetSitesToJoinDocument);
  const [register] = useCommand(RegisterDocument, answerOf, { silent: true });
  const type = (name: keyof typeof nothing) => (value: string) => setTyped({ ...typed, [name]: value });
  const sites = data?.getSites.items ?? [];
  return (
    <BackgroundPage
      title="Create an account"
      heading="Create an account"
      words="For contractors who work at our sites. An administrator approves it before you can sign in."
    >
      <AccountForm
        title="About you"
        action="Create account"
        ready={isRegistrationFilledIn(typed, confirmation, least)}
        onSubmit={() => register({ data: { ...typed, email: typed.email.trim() } })}
        sent={
          <>
            <p className="background-told">
              Nothing there? Look among unwanted mails too, and check the address: {typed.email.trim()}.
            </p>
            <SendLinkAgain email={typed.email.trim()} />
          </>
        }
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="name@company.com"
          required
          value={typed.email}
          onChange={type('email')}
        />
        <NewPasswordFields
          label="Password"
          place="sign-up"
          least={least}
          password={typed.password}
          confirmation={confirmation}
          onPassword={type('password')}
          onConfirmation={setConfirmation}
        />
        <TextField label="Full Name" autoComplete="name" required value={typed.fullname} onChange={type('fullname')} />
        <SelectField
          label="Site"
          required
          choices={sites.map(({ _id, code, name }) => ({ value: _id, label: `${name} (${code})` }))}
          value={typed.site}
          onChange={type('site')}
        />
        {error && !data && <ErrorState hint="The list of sites did not load." onRetry={() => void refetch()} />}
      </AccountForm>
    </BackgroundPage>
  );
}
