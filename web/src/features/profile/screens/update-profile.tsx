import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { UpdateProfileDocument } from '../../../generated/profile.ts';
import { useOwnAccount, type OwnAccount } from '../use-own-account.ts';

/** The screen on which users edit their own account. */
export function UpdateProfile() {
  const { account, failed, retry } = useOwnAccount();
  return (
    <>
      <PageHeader title="Edit Profile" back={{ to: '/my-profile', label: 'Account' }} />
      {failed && <ErrorState onRetry={retry} />}
      {!failed && (account ? <ProfileForm key={account.user._id} account={account} /> : <LoadingPage />)}
    </>
  );
}

function ProfileForm({ account }: { account: OwnAccount }) {
  const { user, pendingEmail } = account;
  const [before] = useState({ email: pendingEmail ?? user.email, fullname: user.fullname, phone: user.phone });
  const [typed, setTyped] = useState(before);
  const [update] = useCommand(UpdateProfileDocument, {
    silent: true,
    refetch: ['GetOwnAccount', 'GetSession'],
  });
  const type = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const changesEmail = typed.email.trim() !== before.email;

  return (
    <EditForm
      label="Profile"
      subject="your profile"
      action="Save"
      backTo="/my-profile"
      canSubmit={typed.email.trim() !== '' && typed.fullname.trim() !== ''}
      hasChanges={changesEmail || typed.fullname !== before.fullname || typed.phone !== before.phone}
      onSubmit={() =>
        update({
          data: {
            fullname: typed.fullname,
            phone: typed.phone,
            ...(changesEmail && { email: typed.email.trim() }),
          },
        })
      }
    >
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        value={typed.email}
        onChange={type('email')}
        hint={
          pendingEmail
            ? `Not verified yet. Until then it is ${user.email}.`
            : 'To change it, open the link we send to the new address.'
        }
      />
      <TextField label="Full Name" required autoComplete="name" value={typed.fullname} onChange={type('fullname')} />
      <TextField
        label="Company"
        value={user.company}
        onChange={() => undefined}
        disabled
        hint="Only an administrator can change this: people in your company can see your permits."
      />
      <TextField label="Phone" type="tel" autoComplete="tel" value={typed.phone} onChange={type('phone')} />
    </EditForm>
  );
}
