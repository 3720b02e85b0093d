import { message } from '@eptw/domain/message';
import { useCallback } from 'react';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import {
  DeleteUserDocument,
  ResetPasswordByAdminDocument,
  UpdateUserDocument,
  type DeleteUserMutation,
  type ResetPasswordByAdminMutation,
  type UpdateUserMutation,
} from './operations.generated.ts';

const answerOfUpdate = (data: UpdateUserMutation) => data.updateUser;
const answerOfDeletion = (data: DeleteUserMutation) => data.deleteUser;
const answerOfReset = (data: ResetPasswordByAdminMutation) => data.resetPasswordByAdmin;
const listed = { refetch: ['GetUsers', 'GetMenuCounts'] };

/** Whom something is done to. */
interface Subject {
  _id: string;
  fullname: string;
  email: string;
}

/** What administrators do with an account besides editing it; what is grave is asked first. */
export function useUserActions() {
  const confirm = useConfirm();
  const [update] = useCommand(UpdateUserDocument, answerOfUpdate, listed);
  const [remove] = useCommand(DeleteUserDocument, answerOfDeletion, listed);
  const [reset] = useCommand(ResetPasswordByAdminDocument, answerOfReset);

  const approve = useCallback((user: Subject) => update({ id: user._id, data: { status: 'Approved' } }), [update]);

  async function suspend(user: Subject): Promise<void> {
    await confirm({
      title: 'Suspend this account?',
      content: `${user.fullname} is signed out and cannot sign in until an administrator approves the account again.`,
      action: 'Suspend',
      destructive: true,
      work: () => update({ id: user._id, data: { status: 'Pending' } }),
    });
  }

  /** Answers whether the account is gone. */
  async function askToDelete(user: Subject): Promise<boolean> {
    let gone = false;
    await confirm({
      title: 'Delete user',
      content: (
        <>
          <p>{message.sureToDelete}</p>
          <p className="quiet">{`${user.fullname} · ${user.email}`}</p>
        </>
      ),
      action: 'Delete user',
      destructive: true,
      async work() {
        gone = (await remove({ id: user._id })).success;
      },
    });
    // The row may be gone, and its menu with it.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
    return gone;
  }

  async function resetPassword(user: Subject): Promise<void> {
    await confirm({
      title: 'Reset the password?',
      content: `A link to choose a new password goes to ${user.email}. The present one goes on working until then.`,
      action: 'Send link',
      work: () => reset({ userId: user._id }),
    });
  }

  return { approve, suspend, askToDelete, resetPassword };
}
