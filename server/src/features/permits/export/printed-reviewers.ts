import { getStatusRow } from '@eptw/domain/permit/status';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import type { PrintedReviewer } from '../../../pdf/permit-document.ts';
import type { Approval, SlotView } from '../detail/permit-views.ts';
import type { Permit } from '../detail/service.ts';

function toPrintedDecision(approval: Approval, decision: string, tone: PrintedReviewer['tone'], timeZone: string) {
  return { decision, tone, by: approval.user.fullname, at: formatDayAndTime(approval.at, timeZone) };
}

const waitingDecision = { decision: 'Waiting', tone: 'orange', by: '', at: '' } as const;

function toPrintedSlot(slot: SlotView, finalApproverId: string | undefined, timeZone: string): PrintedReviewer {
  const { kind, user, group, filledBy, filledAt } = slot;
  const slotReviewer =
    kind === 'group'
      ? { reviewer: group?.name ?? '', capacity: 'Reviewing group' }
      : { reviewer: user?.fullname ?? '', capacity: 'Individual reviewer' };
  if (!filledBy || !filledAt) return { ...slotReviewer, ...waitingDecision };
  const decision = filledBy._id === finalApproverId ? 'Approved (final approver)' : 'Approved';
  return { ...slotReviewer, decision, tone: 'green', by: filledBy.fullname, at: formatDayAndTime(filledAt, timeZone) };
}

/** Everyone whose decision the permit needs or has: the project manager, each slot, and the user who rejected it. */
export function toPrintedReviewers(permit: Permit): PrintedReviewer[] {
  const { projectManagerApproval, rejectedBy, finalApprover, status, site } = permit;
  const manager = { reviewer: 'Project manager', capacity: permit.submittedBy.company };
  const lines: PrintedReviewer[] = [];
  if (projectManagerApproval)
    lines.push({ ...manager, ...toPrintedDecision(projectManagerApproval, 'Approved', 'green', site.timeZone) });
  else if (getStatusRow(status).awaits === 'project manager') lines.push({ ...manager, ...waitingDecision });
  for (const slot of permit.slots()) lines.push(toPrintedSlot(slot, finalApprover?._id, site.timeZone));
  if (rejectedBy) {
    const { user, group } = rejectedBy;
    lines.push({
      reviewer: group ?? user.fullname,
      capacity: permit.reason ? `Reason: ${permit.reason}` : '',
      ...toPrintedDecision(rejectedBy, 'Rejected', 'red', site.timeZone),
    });
  }
  return lines;
}
