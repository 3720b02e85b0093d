import { disciplineLimits, disciplineProblem } from '@eptw/domain/administration/discipline';
import { textProblem } from '@eptw/domain/plain-text';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useTyped } from '../../components/form/use-typed.ts';
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
  /** Takes the whole, and what of it differs from what was read. */
  onSubmit: (values: DisciplineValues, changes: Partial<DisciplineValues>) => Promise<MutationAnswer>;
}

/** The fields of a discipline, to be created or changed. */
export function DisciplineForm({ label, action, initial, codeLocked, onSubmit }: DisciplineFormProps) {
  const { values, changes, hasChanges, set } = useTyped(initial);
  const { code, description } = values;
  return (
    <EditForm
      label={label}
      subject="this discipline"
      action={action}
      backTo={lastListAddress('/disciplines')}
      creates={initial.code === ''}
      ready={disciplineProblem(values) === undefined}
      hasChanges={hasChanges}
      onSubmit={() => onSubmit(values, changes)}
    >
      <LineField
        label="Code"
        required
        value={code}
        disabled={codeLocked}
        maxLength={disciplineLimits.code}
        hint={codeLocked ? 'The code of a discipline is locked.' : 'What lists and filters show, such as ELEC.'}
        problem={textProblem(code, { label: 'Code', greatest: disciplineLimits.code })}
        onChange={(next) => set({ code: next })}
      />
      <LineField
        label="Description"
        value={description}
        maxLength={disciplineLimits.description}
        problem={textProblem(description, { label: 'Description', greatest: disciplineLimits.description })}
        onChange={(next) => set({ description: next })}
      />
    </EditForm>
  );
}
