import { installationAdmins, permitCreators } from '@eptw/domain/user/role-groups';
import { listStatuses, type ProgressPart } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import type { ListView } from '../../../components/list/list-types.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { SetupNotice } from '../../settings/components/setup-notice.tsx';
import { OwnTasksNotice } from '../list/own-tasks-notice.tsx';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** The list contains different permits for each role, and its title says which. */
function getTitle(role: Role): string {
  if (role === 'User' || role === 'ContractorRequestor') return 'My Permits';
  return role === 'MTGroup' ? 'Other Permits' : 'All Permits';
}

function toView(key: string, label: string, ...parts: readonly ProgressPart[]): ListView {
  return { key, label, filters: { status: [...listStatuses(({ countsAs }) => parts.includes(countsAs))] } };
}

const views: readonly ListView[] = [
  { key: 'all', label: 'All', filters: {} },
  toView('pending', 'Pending', 'underReview'),
  toView('approved', 'Approved', 'approved'),
  toView('closing', 'Closing', 'finishing'),
  toView('rejected', 'Rejected', 'rejected'),
  toView('finished', 'Finished', 'completed', 'cancelled'),
];

/** The general list of permits. */
export function PermitList() {
  const { role } = useSignedInUser();
  const hint = permitCreators.includes(role)
    ? 'A permit that you submit appears here.'
    : 'Permits that you can see appear here.';
  return (
    <PermitsScreen
      title={getTitle(role)}
      list="permits"
      name="permits"
      views={views}
      canCreate
      headNotice={<OwnTasksNotice />}
      notice={installationAdmins.includes(role) && <SetupNotice />}
      empty={{ title: 'No permits yet', hint }}
    />
  );
}
