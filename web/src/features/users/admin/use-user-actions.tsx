import { useCallback } from 'react';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useDeletion } from '../../../components/confirm/use-deletion.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { DeleteUserDocument, ResetPasswordByAdminDocument } from '../../../generated/users/admin.ts';
import { useUpdateUser } from './use-update-user.ts';

const refetchOptions = { refetch: ['GetUsers', 'GetMenuCounts'] };

/** The user that an action applies to. */
interface TargetUser {
  _id: string;
  fullname: string;
  email: string;
}

const deletion = {
  noun: 'user',
  describe: ({ fullname, email }: TargetUser) => `${fullname} · ${email}`,
  remove: DeleteUserDocument,
  ...refetchOptions,
};

/** Returns an administrator's actions on an account besides editing; serious ones need a confirmation. */
export function useUserActions() {
  const confirm = useConfirm();
  const update = useUpdateUser(refetchOptions);
  /** Resolves to whether the account was deleted. */
  const askToDelete = useDeletion(deletion);
  const [reset] = useCommand(ResetPasswordByAdminDocument);

  const approve = useCallback((user: TargetUser) => update({ id: user._id, data: { status: 'Approved' } }), [update]);

  async function suspend(user: TargetUser): Promise<void> {
    await confirm({
      title: 'Suspend this account?',
      content: `${user.fullname} is signed out and cannot sign in until an administrator approves the account again.`,
      confirmLabel: 'Suspend',
      destructive: true,
      onConfirm: () => update({ id: user._id, data: { status: 'Pending' } }),
    });
  }

  async function resetPassword(user: TargetUser): Promise<void> {
    await confirm({
      title: 'Reset the password?',
      content: `We will send ${user.email} a link to choose a new password. The current password works until then.`,
      confirmLabel: 'Send link',
      onConfirm: () => reset({ userId: user._id }),
    });
  }

  return { approve, suspend, askToDelete, resetPassword };
}
