import { accountStatusTones } from '@eptw/domain/user/account-status';
import { formatRole } from '@eptw/domain/user/role';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { TagList } from '../../../components/status/tag-list.tsx';
import type { AdministeredUserFactsFragment } from '../../../generated/fragments.ts';

export type ManagedUser = AdministeredUserFactsFragment;

export function UserStatus({ status }: Pick<ManagedUser, 'status'>) {
  return <StatusTag tone={accountStatusTones[status]}>{status}</StatusTag>;
}

/** The role, and a badge for each of the user's groups. */
export function RoleAndGroups({ role, group }: Pick<ManagedUser, 'role' | 'group'>) {
  return (
    <>
      {formatRole(role)}
      {group.length > 0 && <TagList tags={group.map(({ _id, name }) => ({ key: _id, label: name }))} />}
    </>
  );
}

/** A note beside the status: why the user cannot sign in yet, or why the viewer cannot edit the account. */
export function AccountNote({ user: { emailVerified, refusal } }: { user: ManagedUser }) {
  return (
    <>
      {!emailVerified && <span className="cell-note">E-mail not verified</span>}
      {refusal && (
        <span className="cell-note" title={refusal}>
          View only
          <span className="visually-hidden">: {refusal}</span>
        </span>
      )}
    </>
  );
}
