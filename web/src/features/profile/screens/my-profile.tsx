import { findFirstPage, firstPages } from '@eptw/domain/permit/first-page';
import { formatRole } from '@eptw/domain/user/role';
import { Alert } from 'antd';
import { BellRing, KeyRound, UserPen } from 'lucide-react';
import { DetailsPanel } from '../../../components/page/details-panel.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { SiteTags } from '../../sites/components/site-tags.tsx';
import './profile.css';
import { OwnSessions } from '../own-sessions.tsx';
import { LetterKeysSetting } from '../letter-keys-setting.tsx';
import { useOwnAccount, type OwnAccount } from '../use-own-account.ts';

/** The user's own account. */
export function MyProfile() {
  const { account, failed, retry } = useOwnAccount();
  return (
    <>
      <PageHeader
        title="Account"
        actions={
          <>
            <LinkButton to="/notification-preferences" icon={<BellRing size={16} aria-hidden />}>
              Notification Preferences
            </LinkButton>
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
      {!failed && (account ? <OwnFacts account={account} /> : <LoadingPage />)}
    </>
  );
}

function OwnFacts({ account: { user, pendingEmail, firstPage } }: { account: OwnAccount }) {
  const { fullname, email, role, company, phone, sites, group } = user;
  return (
    <>
      {pendingEmail && (
        <Alert
          type="info"
          showIcon
          title={`We sent a link to ${pendingEmail}. Open it to make that your e-mail address. Until then it stays ${email}.`}
        />
      )}
      <DetailsPanel
        title="About you"
        facts={[
          { label: 'Full name', value: fullname },
          { label: 'Email', value: email },
          { label: 'Role', value: formatRole(role) },
          { label: 'Company', value: company },
          { label: 'Phone number', value: phone },
          { label: 'Sites', value: <SiteTags sites={sites} /> },
          { label: 'First page', value: firstPages[findFirstPage(role, firstPage)].label },
          ...(group.length > 0 ? [{ label: 'Group', value: group.map(({ name }) => name).join(', ') }] : []),
        ]}
      />
      <p className="account-note">Only an administrator can change your role, company and sites.</p>
      <LetterKeysSetting />
      <OwnSessions />
    </>
  );
}
