import { isPermitStatus, getStatusTone } from '@eptw/domain/permit/status';
import { isRole, roleLabels } from '@eptw/domain/user/role';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { getSlotName, type Permit } from '../model/permit.ts';

type Approval = NonNullable<Permit['rejectedBy']>;

/** For whom somebody decided: their group or, without one, their role. */
function formatCapacity({ group, role }: Approval): string {
  return group || (isRole(role) ? roleLabels[role] : role);
}

/** What brought the permit to its status. */
function findLastStatusChange({ history, status }: Permit): Permit['history'][number] | undefined {
  return history.findLast((entry) => entry.to === status && entry.from !== status);
}

/** What follows from a status, in a sentence. */
function describeNextStep(permit: Permit): string {
  const waiting = permit.slots.filter((slot) => slot.filledAt === null).map(getSlotName);
  const requested = findLastStatusChange(permit);
  const requestedBy = requested?.by.fullname ?? permit.submittedBy.fullname;
  switch (permit.status) {
    case 'PendingPMApproval':
      return `The project manager of ${permit.submittedBy.company || 'the submitter'} or a supervisor of ${permit.site.name} approves first, then the reviewers.`;
    case 'PendingApproval':
      return `Waits for ${waiting.join(', ')}.${waiting.length > 1 ? ' They act in any order.' : ''}`;
    case 'Rejected':
      return `${permit.submittedBy.fullname} can change the permit and resubmit it, or cancel it.`;
    case 'PendingClosure':
      return `${requestedBy} asked to close this permit. A permit closer of ${permit.site.name} finishes it.`;
    case 'PendingCancel':
      return `${requestedBy} asked to cancel this permit. A permit closer of ${permit.site.name} finishes it.`;
    case 'Completed':
      return `${requestedBy} closed this permit. Nothing can be changed any more.`;
    case 'Cancelled':
      return `${requestedBy} cancelled this permit. Nothing can be changed any more.`;
    case 'Approved':
      return requested?.action === 'sendBack'
        ? `Once this is done, ${permit.submittedBy.fullname} can request closure or cancellation again.`
        : '';
    default:
      return '';
  }
}

function DecisionLine({ approval, verb, timeZone }: { approval: Approval; verb: string; timeZone: string }) {
  return (
    <p>
      <b>{formatCapacity(approval)}</b>: {approval.user.fullname} {verb} on{' '}
      <span>{formatDayAndTime(approval.at, timeZone)}</span>
    </p>
  );
}

/** Where the permit stands: who decided last and why, and who has to do something next. */
export function PermitStatusCard({ permit }: { permit: Permit }) {
  const tone = isPermitStatus(permit.status) ? getStatusTone(permit.status) : 'slate';
  const finalApproval = permit.approvedBy.at(-1);
  const next = describeNextStep(permit);
  const last = findLastStatusChange(permit);
  return (
    <section className={`permit-status ${tone}`} aria-label="Status">
      {permit.status === 'Approved' && finalApproval && (
        <DecisionLine approval={finalApproval} verb="gave the final approval" timeZone={permit.site.timeZone} />
      )}
      {permit.status === 'Rejected' && permit.rejectedBy && (
        <DecisionLine approval={permit.rejectedBy} verb="rejected this permit" timeZone={permit.site.timeZone} />
      )}
      {permit.status === 'Rejected' && permit.reason && <p className="permit-reason">Reason: {permit.reason}</p>}
      {last?.action === 'sendBack' && (
        <p className="permit-reason">
          {last.by.fullname} sent this permit back on {formatDayAndTime(last.at, permit.site.timeZone)}: {last.reason}
        </p>
      )}
      {next && <p className="permit-next">{next}</p>}
    </section>
  );
}
