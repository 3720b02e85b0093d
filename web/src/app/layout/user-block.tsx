import { roleLabels } from '@eptw/domain/user/role';
import { Button } from 'antd';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../components/status/person.tsx';
import { signOut } from '../../features/sessions/sign-out.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The signed-in user with a link to their account, the colour scheme and the sign-out button. */
export function UserBlock({ onLeave }: { onLeave?: () => void }) {
  const { fullname, role, company } = useSignedInUser();
  const position = [roleLabels[role], company].filter(Boolean).join(' · ');
  return (
    <div className="user-block">
      <Link className="user-link" to="/my-profile" title="Account" onClick={onLeave}>
        <Avatar name={fullname} size={32} />
        <span className="user-name">
          <b>{fullname}</b>
          <small title={position}>{position}</small>
        </span>
      </Link>
      <ThemeSwitch />
      <Button className="log-out" type="text" icon={<LogOut size={16} aria-hidden />} onClick={() => signOut()}>
        Log out
      </Button>
    </div>
  );
}
