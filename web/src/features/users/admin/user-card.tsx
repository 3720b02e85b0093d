import { SiteTags } from '../../sites/components/site-tags.tsx';
import { NameAndEmail } from './user-columns.tsx';
import { AccountNote, RoleAndGroups, UserStatus, type ManagedUser } from './user-tags.tsx';

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
