import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** All permits that need an approval. */
export function PermitsPendingApproval() {
  return (
    <PermitsScreen
      title="Permits Pending Approval"
      list="pendingPermits"
      name="permits-pending-approval"
      statuses={pendingApprovalStatuses}
      empty={{ title: 'No permits pending approval', hint: 'A permit appears here when it is submitted.' }}
    />
  );
}
