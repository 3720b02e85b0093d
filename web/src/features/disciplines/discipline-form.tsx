import { disciplineLimits, disciplineProblem } from '@eptw/domain/administration/discipline';
import { textProblem } from '@eptw/domain/plain-text';
import { useState } from 'react';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import type { MutationAnswer } from '../../lib/apollo/use-command.ts';
import { lastListAddress } from '../../lib/use-list-state.ts';

/** A discipline as its form holds it. */
export interface DisciplineValues {
  code: string;
  description: string;
}

interface DisciplineFormProps {
  label: string;
  action: string;
  initial: DisciplineValues;
  /** The code of a discipline that exists is locked. */
  codeLocked: boolean;
  onSubmit: (values: DisciplineValues) => Promise<MutationAnswer>;
}

/** The fields of a discipline, to be created or changed. */
export function DisciplineForm({ label, action, initial, codeLocked, onSubmit }: DisciplineFormProps) {
  const [values, setValues] = useState(initial);
  const { code, description } = values;
  return (
    <EditForm
      label={label}
      subject="this discipline"
      action={action}
      backTo={lastListAddress('/disciplines')}
      ready={disciplineProblem(values) === undefined}
      hasChanges={code !== initial.code || description !== initial.description}
      onSubmit={() => onSubmit(values)}
    >
      <LineField
        label="Code"
        required
        value={code}
        disabled={codeLocked}
        maxLength={disciplineLimits.code}
        hint={codeLocked ? 'The code of a discipline is locked.' : 'What lists and filters show, such as ELEC.'}
        problem={textProblem(code, { label: 'Code', greatest: disciplineLimits.code })}
        onChange={(next) => setValues({ code: next, description })}
      />
      <LineField
        label="Description"
        value={description}
        maxLength={disciplineLimits.description}
        problem={textProblem(description, { label: 'Description', greatest: disciplineLimits.description })}
        onChange={(next) => setValues({ code, description: next })}
      />
    </EditForm>
  );
}
