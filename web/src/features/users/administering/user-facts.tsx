import { Panel } from '../../../components/page/panel.tsx';
import { roleInWords, SiteTags, type AdministeredUser } from './user-tags.tsx';

/** What is known about a person; a dash where nothing is. */
export function UserFacts({ user }: { user: AdministeredUser }) {
  const { fullname, company, email, emailVerified, pendingEmail, sites, role, group, phone } = user;
  return (
    <Panel title="Account" hiddenTitle className="user-panel">
      <dl className="user-facts">
        <div>
          <dt>Full Name</dt>
          <dd>{fullname}</dd>
        </div>
        <div>
          <dt>Company</dt>
          <dd>{company || '-'}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            {email}
            {!emailVerified && <small>Not verified yet: a link was mailed, and signing in waits for it.</small>}
            {pendingEmail && <small>{pendingEmail} takes its place once it is verified.</small>}
          </dd>
        </div>
        <div>
          <dt>Sites</dt>
          <dd>
            <SiteTags sites={sites} />
          </dd>
        </div>
        <div>
          <dt>Roles</dt>
          <dd>{roleInWords(role)}</dd>
        </div>
        {group.length > 0 && (
          <div>
            <dt>Group</dt>
            {group.map(({ _id, name }) => (
              <dd key={_id}>{name}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>Mobile Number</dt>
          <dd>{phone || '-'}</dd>
        </div>
      </dl>
    </Panel>
  );
}
