import { getStatusRow } from '@eptw/domain/permit/status';
import type { Permit } from '../model/permit.ts';
import { YouTag } from '../../../components/status/you-tag.tsx';

function NextApprover({ permit }: { permit: Permit }) {
  const isYours =
    permit.actions.includes('approveAsProjectManager') || permit.slots.some((slot) => slot.isNext && slot.isYours);
  const { awaits, label } = getStatusRow(permit.status);
  if (awaits === 'project manager')
    return (
      <>
        Project manager{isYours && <YouTag />}
        <small>{label}</small>
      </>
    );
  if (awaits !== 'reviewers' || !permit.nextApprover) return <>None</>;
  return (
    <>
      {permit.nextApprover}
      {isYours && <YouTag />}
    </>
  );
}

/** The main facts of a permit. */
export function PermitFacts({ permit }: { permit: Permit }) {
  return (
    <dl className="permit-facts">
      <div>
        <dt>Next approver</dt>
        <dd>
          <NextApprover permit={permit} />
        </dd>
      </div>
      <div>
        <dt>Host / System Owner</dt>
        <dd>
          {permit.hostSystemOwner.fullname}
          <small>{permit.hostSystemOwner.email}</small>
        </dd>
      </div>
      <div>
        <dt>Site and discipline</dt>
        <dd>
          {permit.site.name}
          <small>{permit.discipline.code}</small>
        </dd>
      </div>
      <div>
        <dt>Applied by</dt>
        <dd>
          {permit.submittedBy.fullname}
          <small>{permit.submittedBy.company || permit.submittedBy.email}</small>
        </dd>
      </div>
    </dl>
  );
}
