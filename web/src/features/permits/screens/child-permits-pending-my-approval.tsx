import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import { permitKinds } from '../components/permit-kind.ts';
import { childQueueColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** Child permits that need the viewer's approval. */
export function ChildPermitsPendingMyApproval() {
  return (
    <PermitsScreen
      title="Child Permits Pending My Approval"
      list="childPermitsPendingMyApproval"
      name="my-child-permits-pending-approval"
      kind={permitKinds.childPermit}
      isQueue
      columns={childQueueColumns}
      statuses={pendingApprovalStatuses}
      empty={{
        title: 'Nothing needs your approval',
        hint: 'A child permit appears here when it is your turn to approve it.',
      }}
    />
  );
}
