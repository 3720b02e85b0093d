import { useState } from 'react';
import { findFirstPage, firstPages, listFirstPages, defaultFirstPage } from '@eptw/domain/permit/first-page';
import { SelectField } from '../../../components/field/select-field.tsx';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
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
  const [savedValues] = useState({
    email: pendingEmail ?? user.email,
    fullname: user.fullname,
    phone: user.phone,
    firstPage: findFirstPage(user.role, account.firstPage),
  });
  const [values, setValues] = useState(savedValues);
  const [update] = useCommand(UpdateProfileDocument, {
    silent: true,
    refetch: ['GetOwnAccount', 'GetSession'],
  });
  const changeValue = (name: keyof typeof values) => (value: string) => setValues({ ...values, [name]: value });
  const changesEmail = values.email.trim() !== savedValues.email;

  return (
    <EditForm
      label="Profile"
      subject="your profile"
      action="Save"
      backTo="/my-profile"
      canSubmit={values.email.trim() !== '' && values.fullname.trim() !== ''}
      hasChanges={
        changesEmail ||
        values.fullname !== savedValues.fullname ||
        values.phone !== savedValues.phone ||
        values.firstPage !== savedValues.firstPage
      }
      onSubmit={() =>
        update({
          data: {
            fullname: values.fullname,
            phone: values.phone,
            ...(values.firstPage !== savedValues.firstPage && { firstPage: values.firstPage }),
            ...(changesEmail && { email: values.email.trim() }),
          },
        })
      }
    >
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        value={values.email}
        onChange={changeValue('email')}
        hint={
          pendingEmail
            ? `Not verified yet. Until then it is ${user.email}.`
            : 'To change it, open the link we send to the new address.'
        }
      />
      <TextField
        label="Full name"
        required
        autoComplete="name"
        value={values.fullname}
        onChange={changeValue('fullname')}
      />
      <TextField
        label="Company"
        value={user.company}
        onChange={() => undefined}
        disabled
        hint="Only an administrator can change this: people in your company can see your permits."
      />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        value={values.phone}
        onChange={changeValue('phone')}
      />
      <SelectField
        label="First page"
        value={values.firstPage}
        options={listFirstPages(user.role).map((path) => ({ value: path, label: firstPages[path].label }))}
        onChange={(path) => changeValue('firstPage')(path ?? defaultFirstPage)}
        hint="The page that opens after you sign in."
      />
    </EditForm>
  );
}
