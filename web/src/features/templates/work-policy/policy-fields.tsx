import type { PolicyProblem } from '@eptw/domain/work-policy/policy-problem';
import { entryLogHelp } from '@eptw/domain/work-policy/role-validation';
import {
  defaultWorkPolicies,
  usualFireWatch,
  workKindNames,
  workKinds,
  type WorkKind,
} from '@eptw/domain/work-policy/work-policy-defaults';
import type { RoleDefinition, WorkPolicyDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { fireWatchNumbers, policyNumbers } from '@eptw/domain/work-policy/work-policy-numbers';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Select } from '../../../components/field/select.tsx';
import { runAfterPointerRelease } from '../../../lib/run-after-pointer-release.ts';
import { FormField } from '../components/form-field.tsx';
import { CheckRows } from './check-rows.tsx';
import { CrewRows } from './crew-rows.tsx';
import { RoleRows } from './role-rows.tsx';
import { PolicyNumberField } from './policy-number-field.tsx';

const numberNames = Object.keys(policyNumbers) as (keyof typeof policyNumbers)[];
const fireWatchNames = Object.keys(fireWatchNumbers) as (keyof typeof fireWatchNumbers)[];
const kindOptions = workKindNames.map((kind) => ({ value: kind, label: workKinds[kind] }));

interface PolicyFieldsProps {
  policy: WorkPolicyDefinition;
  problems: readonly PolicyProblem[];
  /** Whether all problems are shown, also before a field was left. */
  showAll: boolean;
  /** The field whose letters are one step to undo, if it is one that is typed into. */
  onChange: (policy: WorkPolicyDefinition, field?: string) => void;
}

/** The fields of a work policy. */
export function PolicyFields({ policy, problems, showAll, onChange }: PolicyFieldsProps) {
  const [wasLeft, setLeft] = useState(false);
  const shownProblems = showAll || wasLeft ? problems : [];
  const findProblem = (place: string) => shownProblems.find(({ path }) => path === place)?.message;
  const onLeave = () => runAfterPointerRelease(() => setLeft(true));
  const change = (part: Partial<WorkPolicyDefinition>, field?: string) => onChange({ ...policy, ...part }, field);
  const { fireWatch } = policy;
  const entryLogProblem = findProblem('entryLog');
  const changeRoles = (roles: RoleDefinition[]) => change({ roles });

  return (
    <div className="form-grid policy-fields">
      <FormField
        id="policy-kind"
        label="Start from the usual policy of"
        col={4}
        help="Replaces everything below with the usual terms of a kind of work."
      >
        {(control) => (
          <Select<WorkKind>
            {...control}
            value={null}
            placeholder="Choose a kind of work"
            options={kindOptions}
            virtual={false}
            onChange={(kind) => onChange(defaultWorkPolicies[kind])}
          />
        )}
      </FormField>
      {numberNames.map((name) => (
        <PolicyNumberField
          key={name}
          id={`policy-${name}`}
          number={policyNumbers[name]}
          col={2}
          value={policy[name]}
          problem={findProblem(name)}
          onChange={(value) => change({ [name]: value }, name)}
          onLeave={onLeave}
        />
      ))}
      <div className="form-field builder-flags">
        <Checkbox checked={policy.isolation} onChange={({ target }) => change({ isolation: target.checked })}>
          Isolations are verified before the work starts
        </Checkbox>
        <Checkbox checked={policy.severalJobs} onChange={({ target }) => change({ severalJobs: target.checked })}>
          Workers may be signed on to several jobs
        </Checkbox>
        <Checkbox
          checked={fireWatch !== undefined}
          onChange={({ target }) => change({ fireWatch: target.checked ? usualFireWatch : undefined })}
        >
          Fire watch after the work
        </Checkbox>
        <div className="policy-entry-log">
          <Checkbox
            id="policy-entry-log"
            checked={policy.entryLog}
            aria-invalid={entryLogProblem !== undefined}
            aria-describedby="policy-entry-log-note"
            onChange={({ target }) => {
              onLeave();
              change({ entryLog: target.checked });
            }}
          >
            Entry log
          </Checkbox>
          <p id="policy-entry-log-note" className={entryLogProblem ? 'form-problem' : 'form-note'}>
            {entryLogProblem ?? `Who goes inside is recorded in and out. ${entryLogHelp}`}
          </p>
        </div>
      </div>
      {fireWatch &&
        fireWatchNames.map((name) => (
          <PolicyNumberField
            key={name}
            id={`policy-fire-watch-${name}`}
            number={fireWatchNumbers[name]}
            col={4}
            value={fireWatch[name]}
            problem={findProblem(`fireWatch.${name}`)}
            onChange={(value) => change({ fireWatch: { ...fireWatch, [name]: value } }, `fireWatch.${name}`)}
            onLeave={onLeave}
          />
        ))}
      <CheckRows checks={policy.checks} problems={problems} onChange={(checks) => change({ checks: [...checks] })} />
      {policy.crew.length > 0 ? (
        <CrewRows
          crew={policy.crew}
          findProblem={findProblem}
          onChange={(crew) => change({ crew: [...crew] })}
          onLeave={onLeave}
        />
      ) : (
        <RoleRows roles={policy.roles} findProblem={findProblem} onChange={changeRoles} onLeave={onLeave} />
      )}
    </div>
  );
}
