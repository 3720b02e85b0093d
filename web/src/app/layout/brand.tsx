import { Link } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { useOwnSession } from '../../features/sessions/use-own-session.ts';
import { homePath } from '../routes.tsx';

/** The product's name and whose sites it is used at. */
export function Brand({ onLeave }: { onLeave?: () => void }) {
  const hostName = useOwnSession()?.hostName;
  return (
    <Link className="brand" to={homePath} onClick={onLeave}>
      <Logo />
      <span>
        Permit to Work
        {hostName && <small>{hostName}</small>}
      </span>
    </Link>
  );
}
