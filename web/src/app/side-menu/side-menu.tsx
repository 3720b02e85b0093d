import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { permitCreators } from '@eptw/domain/user/role-groups';
import { accountAdmins } from '@eptw/domain/user/authority';
import { CountBadge } from '../../components/status/status-tag.tsx';
import { useOwnSession } from '../../features/sessions/use-own-session.ts';
import { useFirstContentShown } from '../../lib/first-content.ts';
import { useOpenedFrom } from '../../lib/opened-from.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { findCurrentPath } from './current-path.ts';
import { sumCounts, listMenuGroups, type MenuSettings, type MenuCounts } from './entries.tsx';
import { useCurrentEntry } from './use-current-entry.ts';
import { AnyPermitChangedDocument, DraftsChangedDocument } from '../../generated/permits/subscriptions.ts';
import { GetMenuCountsDocument } from '../../generated/sessions.ts';
import { AccountsChangedDocument } from '../../generated/users.ts';
import { useQuery } from '../../lib/api/use-query.ts';
import { useRefetchOn } from '../../lib/api/use-refetch-on.ts';

/** Used until the settings of the session have loaded. */
const defaultMenuSettings: MenuSettings = { permitCloser: false, feedbackUrl: null };

/** Links to every screen of the signed-in user's role, in groups. */
export function SideMenu({ onLeave }: { onLeave?: () => void }) {
  const { role } = useSignedInUser();
  const session = useOwnSession();
  const counts = useMenuCounts();
  const headingId = useId();
  const from = useOpenedFrom();
  const groups = listMenuGroups(role, session ?? defaultMenuSettings);
  const paths = groups.flatMap(({ entries }) => entries.flatMap(({ path, outside }) => (outside ? [] : path)));
  const current = findCurrentPath(useLocation().pathname, from?.address, paths);
  const menu = useCurrentEntry(session);
  return (
    <nav ref={menu} className="side-menu" aria-label="Main">
      {groups.map(({ group, entries }) => (
        <section key={group} aria-labelledby={`${headingId}-${group}`}>
          <h2 id={`${headingId}-${group}`}>{group}</h2>
          <ul>
            {entries.map(({ path, outside, label, icon: Icon, counts: counted, countLabel }) => (
              <li key={path}>
                {outside ? (
                  <a href={path} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
                    <Icon size={16} strokeWidth={1.75} aria-hidden />
                    <span>
                      {label}
                      <span className="visually-hidden"> (opens in a new tab)</span>
                    </span>
                    <ExternalLink size={13} strokeWidth={1.75} aria-hidden />
                  </a>
                ) : (
                  <Link to={path} aria-current={path === current ? 'page' : undefined} onClick={onLeave}>
                    <Icon size={16} strokeWidth={1.75} aria-hidden />
                    <span>{label}</span>
                    <CountBadge
                      count={sumCounts({ counts: counted }, counts)}
                      warm={group === 'For my action' || countLabel !== undefined}
                      label={countLabel}
                    />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Returns the counts shown in the menu, kept current. */
function useMenuCounts(): MenuCounts | undefined {
  const waits = !useFirstContentShown();
  const { data, refetch } = useQuery(GetMenuCountsDocument, { skip: waits });
  const { role } = useSignedInUser();
  const refetchThrottled = useRefetchOn(AnyPermitChangedDocument, () => void refetch(), { skip: waits });
  useRefetchOn(DraftsChangedDocument, refetchThrottled, { skip: waits || !permitCreators.includes(role) });
  useRefetchOn(AccountsChangedDocument, refetchThrottled, { skip: waits || !accountAdmins.includes(role) });
  return data?.getMenuCounts;
}
