import { Alert, Button } from 'antd';
import { useLocation } from 'react-router';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { signOut } from '../sign-out.ts';
import { useVerifyEmail } from '../use-verify-email.ts';
import './sessions.css';

/** The navigation state of a page that a signed-in user was led to from an emailed link. */
export interface MailedLinkState {
  /** The address of the link, with its code. */
  mailedLink: string;
}

/**
 * What an emailed link is for, to somebody who opened it while signed in: an address is verified here; a password is
 * chosen after signing out.
 */
export function MailedLinkNotice() {
  const { mailedLink } = (useLocation().state as Partial<MailedLinkState> | null) ?? {};
  if (mailedLink === undefined) return null;
  const { pathname, searchParams } = new URL(mailedLink, location.origin);
  const code = searchParams.get('security_code');
  if (!code) return null;
  return pathname === '/email-verification' ? (
    <VerifyAddress key={code} securityCode={code} />
  ) : (
    <ChoosePassword link={mailedLink} />
  );
}

function VerifyAddress({ securityCode }: { securityCode: string }) {
  const { verification, verifying, verify } = useVerifyEmail(securityCode);
  const { success, code, message, passwordCode } = verification ?? {};
  if (passwordCode !== undefined)
    return <ChoosePassword link={`/reset-password?${new URLSearchParams({ security_code: passwordCode })}`} />;
  return (
    <Alert
      className="mailed-link"
      type={success === undefined ? 'info' : success ? 'success' : 'error'}
      showIcon
      role="status"
      title={message ?? 'Verify your e-mail address'}
      description={
        <>
          {!verification && (
            <p>Verify it only if you registered or requested the address yourself. The e-mail says who did.</p>
          )}
          <div className="mailed-link-actions">
            {(!verification || code === 'FAILED') && (
              <Button type="primary" loading={verifying} onClick={verify}>
                Verify my e-mail address
              </Button>
            )}
            {success && <LinkButton to="/my-profile">To your account</LinkButton>}
          </div>
        </>
      }
    />
  );
}

function ChoosePassword({ link }: { link: string }) {
  const { fullname } = useSignedInUser();

  function leave() {
    signOut();
    // Anew, so that the page of the link comes instead of the sign-in page.
    location.assign(link);
  }

  return (
    <Alert
      className="mailed-link"
      type="info"
      showIcon
      title={`You are signed in as ${fullname}`}
      description={
        <>
          <p>
            You choose a new password with this link, and its account is signed out everywhere. If you know your
            password, you can change it here.
          </p>
          <div className="mailed-link-actions">
            <LinkButton to="/change-password">Change Password</LinkButton>
            <Button onClick={leave}>Log out and use the link</Button>
          </div>
        </>
      }
    />
  );
}
