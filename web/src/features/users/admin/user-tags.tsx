import { accountStatusTones, isAccountStatus } from '@eptw/domain/user/account-status';
import { isRole, roleLabels } from '@eptw/domain/user/role';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { TagList } from '../../../components/status/tag-list.tsx';
import type { AdministeredUserFactsFragment } from '../../../generated/fragments.ts';

export type ManagedUser = AdministeredUserFactsFragment;

/** A role as people read it. */
export function formatRole(role: string): string {
  return isRole(role) ? roleLabels[role] : role;
}

export function UserStatus({ status }: { status: string }) {
  return <StatusTag tone={isAccountStatus(status) ? accountStatusTones[status] : 'slate'}>{status}</StatusTag>;
}

/** The role, and a badge for each group that the person is a member of. */
export function RoleAndGroups({ role, group }: Pick<ManagedUser, 'role' | 'group'>) {
  return (
    <>
      {formatRole(role)}
      {group.length > 0 && <TagList tags={group.map(({ _id, name }) => ({ key: _id, label: name }))} />}
    </>
  );
}

/** What is to be known beside the status: why nobody can sign in yet, or why the viewer may only look. */
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
