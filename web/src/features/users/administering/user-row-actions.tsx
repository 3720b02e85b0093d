import { Eye, PencilLine, Trash2, UserCheck } from 'lucide-react';
import type { RowAction } from '../../../components/list/list-types.ts';
import type { AdministeredUser } from './user-tags.tsx';

interface Handlers {
  onApprove: (user: AdministeredUser) => void;
  onDelete: (user: AdministeredUser) => void;
}

/** The entries of a row's menu that the server offers: View, Edit, Approve, Delete. */
export function userRowActions(user: AdministeredUser, { onApprove, onDelete }: Handlers): RowAction[] {
  const entries: RowAction[] = [
    { key: 'view', label: 'View', icon: <Eye size={15} aria-hidden />, to: `/users/${user._id}` },
    { key: 'edit', label: 'Edit', icon: <PencilLine size={15} aria-hidden />, to: `/users/edit-user/${user._id}` },
    { key: 'approve', label: 'Approve', icon: <UserCheck size={15} aria-hidden />, onSelect: () => onApprove(user) },
    {
      key: 'delete',
      label: 'Delete',
      icon: <Trash2 size={15} aria-hidden />,
      onSelect: () => onDelete(user),
      danger: true,
    },
  ];
  return entries.filter(({ key }) => user.actions.includes(key));
}
