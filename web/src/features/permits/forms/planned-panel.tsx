import type { EditedPermitForm } from './edited-permit-form.ts';
import { Button } from 'antd';
import { Link } from 'react-router';
import { findImpactInput } from '@eptw/domain/child-permit/required-forms';
import { managesCrews } from '@eptw/domain/crew/crew-access';
import { Panel } from '../../../components/page/panel.tsx';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { revealInput } from '../../templates/components/reveal-input.ts';
import { RequirementCount, RequirementItem, RequirementList } from '../../../components/status/requirement-list.tsx';
import { countAttention, formatAttention, readinessId } from './planned-readiness.ts';
import type { PlannedRequirement } from './use-planned-readiness.ts';
import './planned-panel.css';

/** More are in the crew register. */
const maximumFlagged = 5;

function FlaggedCertificates({ flagged }: Pick<PlannedRequirement, 'flagged'>) {
  if (flagged.length === 0) return null;
  const further = flagged.length - maximumFlagged;
  return (
    <ul className="planned-flagged">
      {flagged.slice(0, maximumFlagged).map(({ worker, sentence }) => (
        <li key={worker}>{sentence}</li>
      ))}
      {further > 0 && <li>And {further} more in the crew register.</li>}
    </ul>
  );
}

/** Whether it is a form to attach, without which no permit is accepted. */
function isMissingForm({ requirement }: PlannedRequirement): boolean {
  return requirement.key === 'childPermitsApproved';
}

interface PlannedPanelProps {
  requirements: readonly PlannedRequirement[];
  user: SessionUser;
  own: EditedPermitForm;
}

/** Where something can be done about a requirement that needs attention. */
function AttentionLink({
  planned,
  user,
  own,
}: { planned: PlannedRequirement } & Omit<PlannedPanelProps, 'requirements'>) {
  const impacts = findImpactInput(own.template.content);
  if (!planned.needsAttention) return null;
  if (isMissingForm(planned) && impacts)
    return <Button onClick={() => revealInput(own.edited, impacts.name)}>See the impacts</Button>;
  if (planned.requirement.key === 'crewSignedOn' && managesCrews(user.role))
    return <Link to="/crew">Open the crew register</Link>;
  return null;
}

/** What the work will need before it may start, and what of it needs attention now. It keeps nobody from submitting: the form's own rules do. */
export function PlannedPanel({ requirements, user, own }: PlannedPanelProps) {
  if (requirements.length === 0) return null;
  const attention = countAttention(requirements);
  return (
    <Panel
      id={readinessId}
      title="Before the work starts"
      className="planned-panel"
      extra={attention > 0 && <RequirementCount isNone={false}>{formatAttention(attention)}</RequirementCount>}
    >
      <p className="planned-note">
        The work will need all of this.{' '}
        {requirements.some(isMissingForm)
          ? 'The forms have to be attached before you can submit the permit.'
          : 'You can submit the permit now and see to it later.'}
      </p>
      <RequirementList>
        {requirements.map((planned) => (
          <RequirementItem
            key={planned.requirement.sentence}
            requirement={planned.requirement}
            needsAttention={planned.needsAttention}
            details={<FlaggedCertificates flagged={planned.flagged} />}
          >
            <AttentionLink planned={planned} user={user} own={own} />
          </RequirementItem>
        ))}
      </RequirementList>
    </Panel>
  );
}
