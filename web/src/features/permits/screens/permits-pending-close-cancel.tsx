import { pendingFinishStatuses } from '@eptw/domain/permit/status';
import { queueColumns } from '../list/list-columns.ts';
import { PermitsScreen } from '../list/permits-screen.tsx';

/** Permits with a request for closure or cancellation, for permit closers. */
export function PermitsPendingCloseCancel() {
  return (
    <PermitsScreen
      title="Permits Pending Close/Cancel"
      list="pendingPermits"
      isQueue
      columns={queueColumns}
      name="permits-pending-close-cancel"
      statuses={pendingFinishStatuses}
      hasDueFilter={false}
      empty={{
        title: 'No permits pending closure or cancellation',
        hint: 'A permit appears here when its submitter requests closure or cancellation.',
      }}
    />
  );
}
