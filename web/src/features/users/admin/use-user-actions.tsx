import { message } from '@eptw/domain/message';
import { useCallback } from 'react';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import {
  DeleteUserDocument,
  ResetPasswordByAdminDocument,
  UpdateUserDocument,
} from '../../../generated/users/admin.ts';

const refetchOptions = { refetch: ['GetUsers', 'GetMenuCounts'] };

/** The user that an action applies to. */
interface TargetUser {
  _id: string;
  fullname: string;
  email: string;
}

/** Returns an administrator's actions on an account besides editing; serious ones need a confirmation. */
export function useUserActions() {
  const confirm = useConfirm();
  const [update] = useCommand(UpdateUserDocument, refetchOptions);
  const [remove] = useCommand(DeleteUserDocument, refetchOptions);
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

  /** Returns whether the account is gone. */
  async function askToDelete(user: TargetUser): Promise<boolean> {
    let gone = false;
    await confirm({
      title: 'Delete this user?',
      content: (
        <>
          <p>{message.confirmDeletion}</p>
          <p className="quiet">{`${user.fullname} · ${user.email}`}</p>
        </>
      ),
      confirmLabel: 'Delete user',
      destructive: true,
      async onConfirm() {
        gone = (await remove({ id: user._id })).success;
      },
    });
    // The row and its menu may be gone.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
    return gone;
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
