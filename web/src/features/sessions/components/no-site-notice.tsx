import { Alert } from 'antd';
import { useOwnSession } from '../use-own-session.ts';

/**
 * Explains to a user without a site, such as a newcomer from single sign-on, why there is little to see and what to
 * do.
 */
export function NoSiteNotice() {
  const user = useOwnSession()?.user;
  if (!user || user.role === 'SuperAdmin' || user.sites.length > 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title="You do not belong to a site yet. An administrator has to assign you to a site before you can work with its permits."
    />
  );
}
