import { formatRole } from '@eptw/domain/user/role';
import { DetailsPanel } from '../../../components/page/details-panel.tsx';
import { SiteTags } from '../../sites/components/site-tags.tsx';
import type { ManagedUser } from './user-tags.tsx';

/** The details of a user; groups only if they belong to any. */
export function UserDetails({ user }: { user: ManagedUser }) {
  const { fullname, company, sites, role, group, phone } = user;
  const groups = group.map(({ name }) => name).join(', ');
  return (
    <DetailsPanel
      title="Account"
      facts={[
        { label: 'Full name', value: fullname },
        { label: 'Company', value: company },
        { label: 'Email', value: <EmailWithStatus user={user} /> },
        { label: 'Sites', value: <SiteTags sites={sites} /> },
        { label: 'Role', value: formatRole(role) },
        ...(groups ? [{ label: 'Group', value: groups }] : []),
        { label: 'Phone number', value: phone },
      ]}
    />
  );
}

function EmailWithStatus({ user: { email, emailVerified, pendingEmail } }: { user: ManagedUser }) {
  return (
    <>
      {email}
      {!emailVerified && <small>Not verified. The user must open the link in the e-mail before signing in.</small>}
      {pendingEmail && <small>{pendingEmail} replaces it once it is verified.</small>}
    </>
  );
}
