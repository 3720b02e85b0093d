import { isFilledIn, type AccountDetails } from '@eptw/domain/user/account-details';
import { addressRefusal, changesAddresses } from '@eptw/domain/user/authority';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { ErrorState } from '../../../components/page/states.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { changesTo, detailsOf } from './account-draft.ts';
import {
  CreateUserDocument,
  UpdateUserDocument,
  type CreateUserMutation,
  type UpdateUserMutation,
} from './operations.generated.ts';
import { useUserActions } from './use-user-actions.tsx';
import { useUserChoices } from './use-user-choices.ts';
import { UserFields } from './user-fields.tsx';
import type { AdministeredUser } from './user-tags.tsx';

const answerOfCreation = (data: CreateUserMutation) => data.createUser;
const answerOfUpdate = (data: UpdateUserMutation) => data.updateUser;
const quietly = { silent: true, refetch: ['GetUsers', 'GetMenuCounts'] };

function emailHint(user: AdministeredUser | undefined): string | undefined {
  if (!user) return 'A link to verify it and to choose a password is mailed there.';
  if (user.pendingEmail) return `${user.pendingEmail} takes its place once it is verified.`;
  return user.emailVerified ? 'Another address counts once the link that is mailed there is followed.' : undefined;
}

interface UserFormProps {
  /** Absent for somebody new. */
  user?: AdministeredUser;
  /** Reads the account anew, as somebody else changed it; answers nothing if it could not be read. */
  onStale?: () => Promise<AdministeredUser | undefined>;
}

/** Creates an account or changes one. What others changed meanwhile is shown, with what was typed here kept on it. */
export function UserForm({ user: current, onStale }: UserFormProps) {
  /** Who was edited as typing began: a change that is read meanwhile must be told before it is saved over. */
  const [begunOn, setBegunOn] = useState<AdministeredUser>();
  const user = begunOn ?? current;
  const viewer = useSignedInUser();
  const choices = useUserChoices(user);
  const [typed, setTyped] = useState<Partial<AccountDetails>>({});
  const [create] = useCommand(CreateUserDocument, answerOfCreation, quietly);
  const [update] = useCommand(UpdateUserDocument, answerOfUpdate, quietly);
  const { resetPassword } = useUserActions();

  const own = user?._id === viewer._id;
  const read = detailsOf(user);
  const all = { ...read, ...typed };
  const offered = choices.groupsAt(all.site);
  const isOffered = (id: string) => choices.isLoading || offered.some(({ value }) => value === id);
  const details = { ...all, group: all.group.filter(isOffered) };
  const changes = changesTo(read, details);
  const hasChanges = Object.keys(changes).length > 0;

  async function submit() {
    if (!user) {
      const { site, group, ...rest } = { ...details, ...changes };
      return create({ data: { ...rest, site: [...site], group: [...group] } });
    }
    const { site, group, ...rest } = changes;
    const answer = await update({
      id: user._id,
      version: user.version,
      data: { ...rest, ...(site && { site: [...site] }), ...(group && { group: [...group] }) },
    });
    if (answer.code === 'CONFLICT') setBegunOn(await onStale?.());
    return answer;
  }

  if (choices.failed)
    return (
      <div className="panel">
        <ErrorState onRetry={choices.retry} />
      </div>
    );
  return (
    <EditForm
      label={user ? 'Edit user' : 'Create user'}
      subject="this user"
      action={user ? 'Update User' : 'Create User'}
      backTo={user ? `/users/${user._id}` : '/users'}
      ready={isFilledIn(details, own)}
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
          setBegunOn(user);
          setTyped((now) => ({ ...now, ...change }));
        }}
        own={own}
        emailLocked={user && !own && !changesAddresses(viewer) ? addressRefusal : undefined}
        choices={choices}
        emailHint={emailHint(user)}
      />
    </EditForm>
  );
}
