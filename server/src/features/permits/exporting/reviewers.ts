import { formatDayAndTime } from '@eptw/domain/permit/date-words';
import type { PrintedReviewer } from '../../../pdf/permit-document.ts';
import type { Approval, SlotView } from '../reading/permit.ts';
import type { Permit } from '../reading/service.ts';

function decided(approval: Approval, decision: string, tone: PrintedReviewer['tone'], timeZone: string) {
  return { decision, tone, by: approval.user.fullname, at: formatDayAndTime(approval.at, timeZone) };
}

const waiting = { decision: 'Waiting', tone: 'orange', by: '', at: '' } as const;

function slotLine(slot: SlotView, finalApproverId: string | undefined, timeZone: string): PrintedReviewer {
  const { kind, user, group, filledBy, filledAt } = slot;
  const asked =
    kind === 'group'
      ? { reviewer: group?.name ?? '', capacity: 'Reviewing group' }
      : { reviewer: user?.fullname ?? '', capacity: 'Individual reviewer' };
  if (!filledBy || !filledAt) return { ...asked, ...waiting };
  const decision = filledBy._id === finalApproverId ? 'Approved (final approver)' : 'Approved';
  return { ...asked, decision, tone: 'green', by: filledBy.fullname, at: formatDayAndTime(filledAt, timeZone) };
}

/** Everybody whose decision the permit needs or has: the project manager, each slot, and whoever rejected it. */
export async function printedReviewers(permit: Permit): Promise<PrintedReviewer[]> {
  const { projectManagerApproval, rejectedBy, finalApprover, status, site } = permit;
  const manager = { reviewer: 'Project manager', capacity: permit.submittedBy.company };
  const lines: PrintedReviewer[] = [];
  if (projectManagerApproval)
    lines.push({ ...manager, ...decided(projectManagerApproval, 'Approved', 'green', site.timeZone) });
  else if (status === 'PendingPMApproval') lines.push({ ...manager, ...waiting });
  for (const slot of await permit.slots()) lines.push(slotLine(slot, finalApprover?._id, site.timeZone));
  if (rejectedBy) {
    const { user, group } = rejectedBy;
    lines.push({
      reviewer: group ?? user.fullname,
      capacity: permit.reason ? `Reason: ${permit.reason}` : '',
      ...decided(rejectedBy, 'Rejected', 'red', site.timeZone),
    });
  }
  return lines;
}
