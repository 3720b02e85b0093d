import { UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { administeredNouns } from '@eptw/domain/administration/nouns';
import { formatDay } from '@eptw/domain/time/format-date';
import { accountStatuses } from '@eptw/domain/user/account-status';
import { roleLabels, roles } from '@eptw/domain/user/role';
import type { FilterOption, ListColumn, RowAction } from '../../../components/list/list-types.ts';
import { createPositionColumn } from '../../../components/list/position-column.tsx';
import { createDeleteAction, createEditAction, createViewAction } from '../../../components/list/row-actions.tsx';
import { Highlight } from '../../../components/status/highlight.tsx';
import { Person } from '../../../components/status/person.tsx';
import type { ListState } from '../../../lib/list-state.ts';
import { SiteTags } from '../../sites/components/site-tags.tsx';
import { AccountNote, RoleAndGroups, UserStatus, type ManagedUser } from './user-tags.tsx';

const titles = administeredNouns.user.list.columns;

/** A user's name, linked to the account, and their e-mail address. */
export function NameAndEmail({ user, search }: { user: ManagedUser; search: string }) {
  return (
    <Person name={user.fullname}>
      <Link className="code-link" to={`/users/${user._id}`}>
        <Highlight text={user.fullname} search={search} />
      </Link>
      <span className="cell-note">
        <Highlight text={user.email} search={search} />
      </span>
    </Person>
  );
}

/** The columns of the list of users. */
export function createUserColumns(state: ListState, sites: readonly FilterOption[]): ListColumn<ManagedUser>[] {
  const { search } = state;
  return [
    createPositionColumn(state),
    {
      key: 'fullname',
      title: titles.fullname,
      width: 248,
      sortable: true,
      render: (row) => <NameAndEmail user={row} search={search} />,
    },
    {
      key: 'company',
      title: titles.company,
      width: 150,
      sortable: true,
      render: (row) => <Highlight text={row.company || '-'} search={search} />,
    },
    {
      key: 'site',
      title: titles.site,
      width: 150,
      filter: { kind: 'checkboxes', options: sites },
      render: (row) => <SiteTags sites={row.sites} />,
    },
    {
      key: 'role',
      title: titles.role,
      width: 176,
      filter: { kind: 'checkboxes', options: roles.map((role) => ({ value: role, label: roleLabels[role] })) },
      render: (row) => <RoleAndGroups {...row} />,
    },
    {
      key: 'status',
      title: titles.status,
      width: 134,
      filter: { kind: 'radio', options: accountStatuses.map((status) => ({ value: status, label: status })) },
      render: (row) => (
        <>
          <UserStatus status={row.status} />
          <AccountNote user={row} />
        </>
      ),
    },
    {
      key: 'createdAt',
      title: titles.createdAt,
      width: 112,
      sortable: true,
      render: (row) => <span className="tabular">{formatDay(row.createdAt)}</span>,
    },
  ];
}

/** An account in the list on a narrow screen. */
export function UserCard({ user, search }: { user: ManagedUser; search: string }) {
  return (
    <>
      <NameAndEmail user={user} search={search} />
      <div className="list-card-row">
        <span>
          <UserStatus status={user.status} />
          <AccountNote user={user} />
        </span>
        <SiteTags sites={user.sites} />
      </div>
      <div className="list-card-note">
        <RoleAndGroups {...user} />
        {user.company && <span className="cell-note">{user.company}</span>}
      </div>
    </>
  );
}

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
  const available: readonly string[] = user.actions;
  return entries.filter(({ key }) => available.includes(key));
}
