import { isPermitType } from '@eptw/domain/template/definition/definition';
import { toWorkPolicy } from '@eptw/domain/work-policy/normalize-work-policy';
import type { PolicyProblem } from '@eptw/domain/work-policy/policy-problem';
import { countsCertificates } from '@eptw/domain/work-policy/propose-roles';
import { defaultWorkPolicies, workKindByPermitType } from '@eptw/domain/work-policy/work-policy-defaults';
import type { WorkPolicyDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { Button, Checkbox } from 'antd';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../../components/page/panel.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { PolicyInWords } from './policy-in-words.tsx';
import { RoleProposal } from './role-proposal.tsx';
import './work-policy.css';

interface PolicyPanelProps {
  policy: WorkPolicyDefinition | undefined;
  /** The permit type of the form: its usual policy is where a new one starts. */
  type: string;
  problems: readonly PolicyProblem[];
  /** Whether all problems are shown. */
  showAll: boolean;
  /** The field whose letters are one step to undo, if it is one that is typed into. */
  onChange: (policy: WorkPolicyDefinition | undefined, field?: string) => void;
}

/** The form's work policy: switched on or off, read in words, and edited. */
export function PolicyPanel({ policy, type, problems, showAll, onChange }: PolicyPanelProps) {
  const [isEditing, setEditing] = useState(false);
  const isOpen = policy !== undefined && (isEditing || (showAll && problems.length > 0));

  function setOn(isOn: boolean) {
    setEditing(isOn);
    onChange(isOn ? defaultWorkPolicies[workKindByPermitType[isPermitType(type) ? type : 'General']] : undefined);
  }

  return (
    <Panel
      title="The work"
      className="policy-panel"
      extra={
        policy && (
          <Button
            size="small"
            aria-expanded={isOpen}
            icon={<PencilLine size={14} aria-hidden />}
            onClick={() => setEditing(!isOpen)}
          >
            {isOpen ? 'Close work policy' : 'Edit work policy'}
          </Button>
        )
      }
    >
      <div className="policy-switch">
        <Checkbox
          checked={policy !== undefined}
          aria-describedby="policy-note"
          onChange={({ target }) => setOn(target.checked)}
        >
          Work policy
        </Checkbox>
        <p id="policy-note" className="form-note">
          {policy
            ? 'The job on site is followed on these terms, from its start to its end.'
            : 'Without a work policy, the permit is approved and closed, and the job in between is not followed.'}
        </p>
      </div>
      {policy && countsCertificates(policy) && <RoleProposal policy={policy} onAccept={onChange} />}
      {policy &&
        (isOpen ? (
          <PolicyFields policy={policy} problems={problems} showAll={showAll} onChange={onChange} />
        ) : (
          <PolicyInWords policy={toWorkPolicy(policy)} />
        ))}
    </Panel>
  );
}
