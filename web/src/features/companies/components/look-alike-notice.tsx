import { installationAdmins } from '@eptw/domain/user/role-groups';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { GetLookAlikesDocument } from '../../../generated/companies.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { countLookAlikes } from './count-look-alikes.ts';

/** Says that companies, accounts or pass numbers look alike, to those who can do something about it. */
export function LookAlikeNotice() {
  const { session } = useSession();
  const mayMerge = session !== null && installationAdmins.includes(session.user.role);
  return mayMerge ? <Notice /> : null;
}

function Notice() {
  const { data } = useQuery(GetLookAlikesDocument);
  const words = data && countLookAlikes(data.getLookAlikes);
  if (!words) return null;
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title={`Some names look alike: ${words}.`}
      description="People of companies that look alike do not see each other’s permits and workers."
      action={<Link to="/look-alikes">Review</Link>}
    />
  );
}
