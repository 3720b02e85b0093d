import type { ComponentType } from 'react';
import { pendingApprovalStatuses, pendingFinishStatuses } from '@eptw/domain/permit/status';
import { submitterStatuses } from '@eptw/domain/permit/for-submitter';
import { permitLevels } from '../components/permit-level.ts';
import { childQueueColumns, closersColumns, ownChildColumns, ownColumns, queueColumns } from '../list/list-columns.ts';
import { PermitsScreen, type PermitsScreenProps } from '../list/permits-screen.tsx';

/** Returns the screen of a list. */
function createScreen(list: PermitsScreenProps): ComponentType {
  return () => <PermitsScreen {...list} />;
}

/** The lists of permits that differ only in what they contain and show. The others have a file each. */
export const listScreens = {
  /** The permits submitted by a user whose general list excludes them, or contains many others. */
  mySubmittedPermits: createScreen({
    title: 'My Submitted Permits',
    list: 'myPermits',
    name: 'my-submitted-permits',
    columns: ownColumns,
    canCreate: true,
    empty: { title: 'No permits yet', hint: 'A permit that you submit appears here.' },
  }),
  /** Permits that need the viewer's approval. */
  pendingMyApproval: createScreen({
    title: 'Permits Pending My Approval',
    list: 'pendingMyApproval',
    isQueue: true,
    columns: queueColumns,
    name: 'my-pending-approval-permits',
    statuses: pendingApprovalStatuses,
    empty: {
      title: 'Nothing needs your approval',
      hint: 'A permit appears here when it is your turn to approve it.',
    },
  }),
  /** All permits that need an approval. */
  pendingApproval: createScreen({
    title: 'Permits Pending Approval',
    list: 'pendingPermits',
    name: 'permits-pending-approval',
    statuses: pendingApprovalStatuses,
    empty: { title: 'No permits pending approval', hint: 'A permit appears here when it is submitted.' },
  }),
  /** What its submitter has to act on: to correct, to close, or stuck with the permit closers. */
  forMyAction: createScreen({
    title: 'Permits to Correct or Close',
    list: 'forMyAction',
    isQueue: true,
    columns: closersColumns,
    name: 'permits-for-my-action',
    statuses: submitterStatuses,
    hasDueFilter: false,
    empty: {
      title: 'Nothing needs your action',
      hint: 'Your permits appear here when they are rejected, have to be closed, or wait for the permit closers for a day.',
    },
  }),
  /** Permits and child permits with a request for closure or cancellation, for permit closers. */
  pendingCloseCancel: createScreen({
    title: 'Permits Pending Close/Cancel',
    list: 'pendingPermits',
    isQueue: true,
    columns: closersColumns,
    name: 'permits-pending-close-cancel',
    statuses: pendingFinishStatuses,
    hasDueFilter: false,
    empty: {
      title: 'No permits pending closure or cancellation',
      hint: 'A permit appears here when its submitter requests closure or cancellation.',
    },
  }),
  /** Permits that the viewer approved, in any status. */
  approvedByMe: createScreen({
    title: 'Past Permits I Approved',
    list: 'approvedByMe',
    name: 'permits-i-approved',
    hasDueFilter: false,
    empty: { title: 'Nothing approved yet', hint: 'A permit that you approve appears here.' },
  }),
  /** The child permits submitted by a user whose general list contains many others. */
  myChildPermits: createScreen({
    title: 'My Child Permits',
    list: 'myChildPermits',
    name: 'my-child-permits',
    level: permitLevels.childPermit,
    columns: ownChildColumns,
    canCreate: true,
    empty: { title: 'No child permits yet', hint: 'A child permit that you submit appears here.' },
  }),
  /** Child permits that need the viewer's approval. */
  childPermitsPendingMyApproval: createScreen({
    title: 'Child Permits Pending My Approval',
    list: 'childPermitsPendingMyApproval',
    name: 'my-child-permits-pending-approval',
    level: permitLevels.childPermit,
    isQueue: true,
    columns: childQueueColumns,
    statuses: pendingApprovalStatuses,
    empty: {
      title: 'Nothing needs your approval',
      hint: 'A child permit appears here when it is your turn to approve it.',
    },
  }),
};
