import { getActionRow } from '@eptw/domain/permit/actions';
import { getStatusRow } from '@eptw/domain/permit/status';
import { formatRole } from '@eptw/domain/user/role';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { getSlotName, type Permit } from '../model/permit.ts';

type Approval = NonNullable<Permit['rejectedBy']>;

/** Formats the capacity of an approval: the approver's group or, without one, their role. */
function formatCapacity({ group, role }: Approval): string {
  return group || formatRole(role);
}

/** Returns the entry that gave the permit its status. */
function findLastStatusChange({ history, status }: Permit): Permit['history'][number] | undefined {
  return history.findLast((entry) => entry.to === status && entry.from !== status);
}

function isSendingBack(action: string): boolean {
  return getActionRow(action)?.notifies === 'sentBack';
}

/** Describes the next step in one sentence. */
function describeNextStep(permit: Permit): string {
  const last = findLastStatusChange(permit);
  return getStatusRow(permit.status).nextStep({
    submitter: permit.submittedBy.fullname,
    company: permit.submittedBy.company,
    site: permit.site.name,
    missingApprovers: permit.slots.filter((slot) => slot.filledAt === null).map(getSlotName),
    movedBy: last?.by?.fullname ?? permit.submittedBy.fullname,
    isSentBack: last !== undefined && isSendingBack(last.action),
  });
}

function DecisionLine({ approval, verb, timeZone }: { approval: Approval; verb: string; timeZone: string }) {
  return (
    <p>
      <b>{formatCapacity(approval)}</b>: {approval.user.fullname} {verb} on{' '}
      <span>{formatDayAndTime(approval.at, timeZone)}</span>
    </p>
  );
}

/** The permit's status: the last decision with its reason, and who acts next. */
export function PermitStatusCard({ permit }: { permit: Permit }) {
  const { tone, namedLabel } = getStatusRow(permit.status);
  const finalApproval = permit.approvedBy.at(-1);
  const next = describeNextStep(permit);
  const last = findLastStatusChange(permit);
  return (
    <section className={`permit-status ${tone}`} aria-label="Status">
      {namedLabel?.name === 'finalApprover' && finalApproval && (
        <DecisionLine approval={finalApproval} verb="gave the final approval" timeZone={permit.site.timeZone} />
      )}
      {namedLabel?.name === 'rejectedBy' && permit.rejectedBy && (
        <DecisionLine approval={permit.rejectedBy} verb="rejected this permit" timeZone={permit.site.timeZone} />
      )}
      {namedLabel?.name === 'rejectedBy' && permit.reason && <p className="permit-reason">Reason: {permit.reason}</p>}
      {last && isSendingBack(last.action) && (
        <p className="permit-reason">
          {last.by?.fullname} sent this permit back on {formatDayAndTime(last.at, permit.site.timeZone)}: {last.reason}
        </p>
      )}
      {next && <p className="permit-next">{next}</p>}
    </section>
  );
}
