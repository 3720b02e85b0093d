import { Facts } from '../../../components/page/facts.tsx';
import { SiteTags } from '../../sites/components/site-tags.tsx';
import { roleInWords, type AdministeredUser } from './user-tags.tsx';

/** What is known about a person; a group only of who is a member of one. */
export function UserFacts({ user }: { user: AdministeredUser }) {
  const { fullname, company, sites, role, group, phone } = user;
  const groups = group.map(({ name }) => name).join(', ');
  return (
    <Facts
      title="Account"
      facts={[
        { label: 'Full Name', value: fullname },
        { label: 'Company', value: company },
        { label: 'Email', value: <Address user={user} /> },
        { label: 'Sites', value: <SiteTags sites={sites} /> },
        { label: 'Roles', value: roleInWords(role) },
        ...(groups ? [{ label: 'Group', value: groups }] : []),
        { label: 'Mobile Number', value: phone },
      ]}
    />
  );
}

function Address({ user: { email, emailVerified, pendingEmail } }: { user: AdministeredUser }) {
  return (
    <>
      {email}
      {!emailVerified && <small>Not verified yet: a link was mailed, and signing in waits for it.</small>}
      {pendingEmail && <small>{pendingEmail} takes its place once it is verified.</small>}
    </>
  );
}
