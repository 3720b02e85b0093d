import { useId } from 'react';
import { NavLink } from 'react-router';
import { CountBadge } from '../../components/status/status-tag.tsx';
import { useOwnSession } from '../../features/sessions/use-own-session.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { badgeOf, menuOf } from './entries.tsx';
import { useMenuCounts } from './use-menu-counts.ts';

/** The way to every screen of the signed-in role, grouped by what one comes for. */
export function SideMenu({ onLeave }: { onLeave?: () => void }) {
  const { role } = useSignedInUser();
  const permitCloser = useOwnSession()?.permitCloser ?? false;
  const counts = useMenuCounts();
  const headingId = useId();
  return (
    <nav className="side-menu" aria-label="Main">
      {menuOf(role, permitCloser).map(({ group, entries }) => (
        <section key={group} aria-labelledby={`${headingId}-${group}`}>
          <h2 id={`${headingId}-${group}`}>{group}</h2>
          <ul>
            {entries.map(({ path, label, icon: Icon, counts: counted }) => (
              <li key={path}>
                <NavLink to={path} onClick={onLeave}>
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  <span>{label}</span>
                  <CountBadge count={badgeOf({ counts: counted }, counts)} warm={group === 'For my action'} />
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
