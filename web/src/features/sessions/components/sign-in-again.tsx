import { Button, Modal } from 'antd';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { GetSignInOptionsDocument } from '../../../generated/sessions.ts';
import { toSsoAddress } from '../sso-address.ts';
import { signOut } from '../sign-out.ts';
import { CredentialsForm } from './credentials-form.tsx';
import './sessions.css';

/**
 * A dialog over a page whose session has expired. The page behind keeps all entries, and pending requests are sent
 * again after signing in.
 */
export function SignInAgain() {
  const { session, expired } = useSession();
  const { data } = useQuery(GetSignInOptionsDocument, { skip: !expired });
  if (!session || !expired) return null;
  return (
    <Modal
      open
      title="Your session has ended"
      centered
      width={420}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
    >
      <div className="session-dialog">
        <p>Sign in again to continue. Your entries on this page are kept.</p>
        <CredentialsForm isPrimary fixedEmail={session.user.email} />
        {data?.getSignInOptions.singleSignOn && (
          // This page continues as soon as another tab is signed in.
          <Button href={toSsoAddress('')} target="_blank">
            Single sign-on in a new tab
          </Button>
        )}
        <Button type="link" onClick={() => signOut()}>
          Leave this page and sign in as someone else
        </Button>
      </div>
    </Modal>
  );
}
