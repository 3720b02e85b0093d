import { isRole, roleLabels } from '@eptw/domain/user/role';
import { Alert, Tag } from 'antd';
import { KeyRound, UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import './profile.css';
import { OwnSessions } from '../own-sessions.tsx';
import { useOwnAccount, type OwnAccount } from '../use-own-account.ts';

/** The own account as the system knows it. */
export function MyProfile() {
  const { account, failed, retry } = useOwnAccount();
  return (
    <>
      <PageHeader
        title="Account"
        actions={
          <>
            <LinkButton to="/change-password" icon={<KeyRound size={16} aria-hidden />}>
              Change Password
            </LinkButton>
            <LinkButton to="/update-profile" type="primary" icon={<UserPen size={16} aria-hidden />}>
              Edit Profile
            </LinkButton>
          </>
        }
      />
      {failed && <ErrorState onRetry={retry} />}
      {!failed && (account ? <Facts account={account} /> : <LoadingPage />)}
    </>
  );
}

function Facts({ account: { user, pendingEmail } }: { account: OwnAccount }) {
  const { fullname, email, role, company, phone, sites, group } = user;
  return (
    <>
      {pendingEmail && (
        <Alert
          type="info"
          showIcon
          title={`A link was sent to ${pendingEmail}. Follow it to make that your e-mail address; until then it stays ${email}.`}
        />
      )}
      <Panel title="About you">
        <dl className="account-facts">
          <Fact name="Full Name">{fullname}</Fact>
          <Fact name="Email">{email}</Fact>
          <Fact name="Role">{isRole(role) ? roleLabels[role] : role}</Fact>
          <Fact name="Company">{company || '-'}</Fact>
          <Fact name="Mobile Number">{phone || '-'}</Fact>
          <Fact name="Sites">
            {sites.length === 0 ? '-' : sites.map(({ _id, code }) => <Tag key={_id}>{code}</Tag>)}
          </Fact>
          {group.length > 0 && <Fact name="Group">{group.map(({ name }) => name).join(', ')}</Fact>}
        </dl>
      </Panel>
      <p className="account-note">Your role, company and sites are kept by administrators. Ask one to change them.</p>
      <OwnSessions />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
