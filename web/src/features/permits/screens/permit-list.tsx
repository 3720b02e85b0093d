import { installationAdmins, permitCreators } from '@eptw/domain/access/access';
import { pendingApprovalStatuses, pendingFinishStatuses } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import type { ListView } from '../../../components/list/list-types.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { SetupNotice } from '../../settings/components/setup-notice.tsx';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** The list shows each role other permits, and is called by what it shows. */
function getTitle(role: Role): string {
  if (role === 'User' || role === 'ContractorRequestor') return 'My Permits';
  return role === 'MTGroup' ? 'Other Permits' : 'All Permits';
}

const views: readonly ListView[] = [
  { key: 'all', label: 'All', filters: {} },
  { key: 'pending', label: 'Pending', filters: { status: [...pendingApprovalStatuses] } },
  { key: 'approved', label: 'Approved', filters: { status: ['Approved'] } },
  { key: 'closing', label: 'Closing', filters: { status: [...pendingFinishStatuses] } },
  { key: 'rejected', label: 'Rejected', filters: { status: ['Rejected'] } },
  { key: 'finished', label: 'Finished', filters: { status: ['Completed', 'Cancelled'] } },
];

/** The general list of permits. */
export function PermitList() {
  const { role } = useSignedInUser();
  const hint = permitCreators.includes(role)
    ? 'A permit that you submit appears here.'
    : 'Permits that are yours to see appear here.';
  return (
    <PermitsScreen
      title={getTitle(role)}
      list="permits"
      name="permits"
      views={views}
      canCreate
      notice={installationAdmins.includes(role) && <SetupNotice />}
      empty={{ title: 'No permits yet', hint }}
    />
  );
}
