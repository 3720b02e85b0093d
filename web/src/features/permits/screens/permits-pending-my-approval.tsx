import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import { queueColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** Permits that need the viewer's approval. */
export function PermitsPendingMyApproval() {
  return (
    <PermitsScreen
      title="Permits Pending My Approval"
      list="pendingMyApproval"
      isQueue
      columns={queueColumns}
      name="my-pending-approval-permits"
      statuses={pendingApprovalStatuses}
      empty={{
        title: 'Nothing needs your approval',
        hint: 'A permit appears here when it is your turn to approve it.',
      }}
    />
  );
}
