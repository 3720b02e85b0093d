import { UserCheck } from 'lucide-react';
import type { RowAction } from '../../../components/list/list-types.ts';
import { deleteAction, editAction, viewAction } from '../../../components/list/row-actions.tsx';
import type { AdministeredUser } from './user-tags.tsx';

interface Handlers {
  onApprove: (user: AdministeredUser) => void;
  onDelete: (user: AdministeredUser) => void;
}

/** The entries of a row's menu that the server offers: View, Edit, Approve, Delete. */
export function userRowActions(user: AdministeredUser, { onApprove, onDelete }: Handlers): RowAction[] {
  const entries: RowAction[] = [
    viewAction(`/users/${user._id}`),
    editAction(`/users/edit-user/${user._id}`),
    { key: 'approve', label: 'Approve', icon: <UserCheck size={15} aria-hidden />, onSelect: () => onApprove(user) },
    deleteAction(() => onDelete(user)),
  ];
  return entries.filter(({ key }) => user.actions.includes(key));
}
