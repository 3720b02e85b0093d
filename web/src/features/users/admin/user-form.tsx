import { isAccountComplete, type AccountDetails } from '@eptw/domain/user/account-details';
import { emailChangeRefusal, canChangeEmails } from '@eptw/domain/user/authority';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { ErrorState } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { findAccountChanges, toAccountDetails } from './account-changes.ts';
import { CreateUserDocument } from '../../../generated/users/admin.ts';
import { useUpdateUser } from './use-update-user.ts';
import { useUserActions } from './use-user-actions.tsx';
import { useUserFormOptions } from './use-user-form-options.ts';
import { UserFields } from './user-fields.tsx';
import type { ManagedUser } from './user-tags.tsx';

const commandOptions = { silent: true, refetch: ['GetUsers', 'GetMenuCounts'] };

function getEmailHint(user: ManagedUser | undefined): string | undefined {
  if (!user) return 'We will send a link to verify it and to choose a password.';
  if (user.pendingEmail) return `${user.pendingEmail} replaces it once it is verified.`;
  return user.emailVerified ? 'A new address takes effect once the user opens the link sent to it.' : undefined;
}

interface UserFormProps {
  /** Undefined for a new user. */
  user?: ManagedUser;
  /** Reloads the account after another user has changed it; returns undefined if that fails. */
  onStale?: () => Promise<ManagedUser | undefined>;
}

/** Creates or edits an account. Concurrent changes by others are shown, and the edits made here are kept over them. */
export function UserForm({ user: loadedUser, onStale }: UserFormProps) {
  /** The account as it was when editing started: a concurrent change must be shown before it can be overwritten. */
  const [editedUser, setEditedUser] = useState<ManagedUser>();
  const user = editedUser ?? loadedUser;
  const viewer = useSignedInUser();
  const formOptions = useUserFormOptions(user);
  const [edits, setEdits] = useState<Partial<AccountDetails>>({});
  const [create] = useCommand(CreateUserDocument, commandOptions);
  const update = useUpdateUser(commandOptions);
  const { resetPassword } = useUserActions();

  const isOwnAccount = user?._id === viewer._id;
  const loaded = toAccountDetails(user);
  const edited = { ...loaded, ...edits };
  const options = formOptions.groupsAt(edited.site);
  const isAvailable = (id: string) => formOptions.isLoading || options.some(({ value }) => value === id);
  const details = { ...edited, group: edited.group.filter(isAvailable) };
  const changes = findAccountChanges(loaded, details);
  const hasChanges = Object.keys(changes).length > 0;

  async function submit() {
    if (!user) {
      const { site, group, ...rest } = { ...details, ...changes };
      return create({ data: { ...rest, site: [...site], group: [...group] } });
    }
    const { site, group, ...rest } = changes;
    const payload = await update({
      id: user._id,
      version: user.version,
      data: { ...rest, ...(site && { site: [...site] }), ...(group && { group: [...group] }) },
    });
    if (payload.code === 'CONFLICT') setEditedUser(await onStale?.());
    return payload;
  }

  if (formOptions.failed)
    return (
      <div className="panel">
        <ErrorState onRetry={formOptions.retry} />
      </div>
    );
  return (
    <EditForm
      label={user ? 'Edit user' : 'Create user'}
      subject="this user"
      action={user ? 'Update User' : 'Create User'}
      backTo={user ? `/users/${user._id}` : '/users'}
      canSubmit={isAccountComplete(details, isOwnAccount)}
      hasChanges={hasChanges}
      onSubmit={submit}
      aside={
        user?.actions.includes('resetPassword') && (
          <Button icon={<KeyRound size={16} aria-hidden />} onClick={() => void resetPassword(user)}>
            Reset Password
          </Button>
        )
      }
    >
      <UserFields
        details={details}
        onChange={(change) => {
          setEditedUser(user);
          setEdits((current) => ({ ...current, ...change }));
        }}
        isOwnAccount={isOwnAccount}
        emailLocked={user && !isOwnAccount && !canChangeEmails(viewer) ? emailChangeRefusal : undefined}
        options={formOptions}
        emailHint={getEmailHint(user)}
      />
    </EditForm>
  );
}
