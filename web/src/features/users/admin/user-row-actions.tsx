import { UserCheck } from 'lucide-react';
import type { RowAction } from '../../../components/list/list-types.ts';
import { createDeleteAction, createEditAction, createViewAction } from '../../../components/list/row-actions.tsx';
import type { ManagedUser } from './user-tags.tsx';

interface RowActionHandlers {
  onApprove: (user: ManagedUser) => void;
  onDelete: (user: ManagedUser) => void;
}

/** Creates the entries of a row's menu that the server allows: View, Edit, Approve, Delete. */
export function createUserRowActions(user: ManagedUser, { onApprove, onDelete }: RowActionHandlers): RowAction[] {
  const entries: RowAction[] = [
    createViewAction(`/users/${user._id}`),
    createEditAction(`/users/edit-user/${user._id}`),
    { key: 'approve', label: 'Approve', icon: <UserCheck size={15} aria-hidden />, onSelect: () => onApprove(user) },
    createDeleteAction(() => onDelete(user)),
  ];
  const offered: readonly string[] = user.actions;
  return entries.filter(({ key }) => offered.includes(key));
}
