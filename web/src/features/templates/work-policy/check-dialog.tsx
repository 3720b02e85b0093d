import { validateCheck } from '@eptw/domain/work-policy/check-validation';
import type { CheckDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { checkNumbers } from '@eptw/domain/work-policy/work-policy-numbers';
import { checkKindNames, checkKinds, workPolicyLimits } from '@eptw/domain/work-policy/work-policy';
import { Modal } from 'antd';
import { useState } from 'react';
import { Select } from '../../../components/field/select.tsx';
import { TextInput } from '../../../components/field/text-input.tsx';
import { FormField } from '../components/form-field.tsx';
import { toCheckDefinition, type CheckDraft } from './check-draft.ts';
import { PolicyNumberField } from './policy-number-field.tsx';
import { useVisitedProblems } from './policy-problems.ts';
import { ReadingRows } from './reading-rows.tsx';

type CheckNumberName = keyof typeof checkNumbers;

const numberNames = Object.keys(checkNumbers) as CheckNumberName[];

interface CheckDialogProps {
  start: CheckDraft;
  isNew: boolean;
  /** The other series of the policy. */
  others: readonly CheckDefinition[];
  open: boolean;
  onSave: (check: CheckDefinition) => void;
  onCancel: () => void;
  onClosed: () => void;
}

const kindOptions = checkKindNames.map((kind) => ({ value: kind, label: checkKinds[kind] }));

/** A series of checks: when it is due, and what it records. */
export function CheckDialog({ start, isNew, others, open, onSave, onCancel, onClosed }: CheckDialogProps) {
  const [draft, setDraft] = useState(start);
  const [triedToSave, setTriedToSave] = useState(!isNew);
  const definition = toCheckDefinition(draft, others);
  const problems = validateCheck(definition, others);
  const { findProblem, leave } = useVisitedProblems(problems, triedToSave);
  const change = (part: Partial<CheckDraft>) => setDraft((current) => ({ ...current, ...part }));

  function save() {
    setTriedToSave(true);
    if (problems.length === 0) onSave(definition);
    else
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.policy-dialog [aria-invalid="true"]')?.focus());
  }

  return (
    <Modal
      open={open}
      className="builder-dialog policy-dialog"
      width={760}
      title={isNew ? 'Add check' : 'Edit check'}
      okText={isNew ? 'Add check' : 'Save check'}
      cancelText="Go back"
      onOk={save}
      onCancel={onCancel}
      mask={{ closable: false }}
      afterClose={onClosed}
    >
      <div className="form-grid builder-dialog-grid">
        <FormField id="check-title" label="Title" col={6} required problem={findProblem('title')}>
          {(control) => (
            <TextInput
              {...control}
              autoFocus
              value={draft.title}
              maxLength={workPolicyLimits.checkTitle}
              onChange={(title) => change({ title })}
              onBlur={() => leave('title')}
            />
          )}
        </FormField>
        <FormField id="check-kind" label="Kind" col={6} required problem={findProblem('kind')}>
          {(control) => (
            <Select<string>
              {...control}
              value={draft.kind}
              options={kindOptions}
              virtual={false}
              onChange={(kind) => change({ kind })}
            />
          )}
        </FormField>
        {numberNames.map((name) => {
          // A check that is not repeated is never due.
          if (name === 'graceMinutes' && draft.everyMinutes === undefined) return null;
          return (
            <PolicyNumberField
              key={name}
              id={`check-${name}`}
              number={checkNumbers[name]}
              col={6}
              value={draft[name]}
              problem={findProblem(name)}
              onChange={(value) => change({ [name]: value })}
              onLeave={() => leave(...numberNames)}
            />
          );
        })}
        <ReadingRows
          readings={draft.readings}
          problem={findProblem('readings')}
          findProblem={(index, field) => findProblem(`readings.${index}.${field}`)}
          onChange={(readings) => change({ readings })}
          onLeave={(index) => leave(`readings.${index}`)}
        />
      </div>
    </Modal>
  );
}
