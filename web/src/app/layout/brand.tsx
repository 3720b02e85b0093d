import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useOwnSession } from '../../features/sessions/use-own-session.ts';
import { getHomePath } from '../home-path.ts';

/** The product's name and the company whose sites use it. */
export function Brand({ onLeave }: { onLeave?: () => void }) {
  const { session } = useSession();
  const hostName = useOwnSession()?.hostName;
  return (
    <Link className="brand" to={session ? getHomePath(session) : '/'} onClick={onLeave}>
      <Logo />
      <span>
        Permit to Work
        {/* Its line is there before its name: nothing moves when that arrives. */}
        {hostName !== '' && <small>{hostName ?? '\u00a0'}</small>}
      </span>
    </Link>
  );
}
