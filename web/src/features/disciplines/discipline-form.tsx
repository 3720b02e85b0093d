import { disciplineLimits, validateDiscipline } from '@eptw/domain/administration/discipline';
import { validateText } from '@eptw/domain/text/plain-text';
import { LineField } from '../../components/field/line-field.tsx';
import { EditForm } from '../../components/form/edit-form.tsx';
import { useFormValues } from '../../components/form/use-form-values.ts';
import type { MutationPayload } from '../../lib/apollo/use-command.ts';
import { readLastListAddress } from '../../lib/use-list-state.ts';

/** The form values of a discipline. */
export interface DisciplineValues {
  code: string;
  description: string;
}

interface DisciplineFormProps {
  label: string;
  action: string;
  initial: DisciplineValues;
  /** The code of an existing discipline is locked. */
  codeLocked: boolean;
  /** Called with all values, and with those that differ from the saved ones. */
  onSubmit: (values: DisciplineValues, changes: Partial<DisciplineValues>) => Promise<MutationPayload>;
}

/** The fields of a discipline, for creating or editing. */
export function DisciplineForm({ label, action, initial, codeLocked, onSubmit }: DisciplineFormProps) {
  const { values, changes, hasChanges, set } = useFormValues(initial);
  const { code, description } = values;
  return (
    <EditForm
      label={label}
      subject="this discipline"
      action={action}
      backTo={readLastListAddress('/disciplines')}
      isNew={initial.code === ''}
      canSubmit={validateDiscipline(values) === undefined}
      hasChanges={hasChanges}
      onSubmit={() => onSubmit(values, changes)}
    >
      <LineField
        label="Code"
        required
        value={code}
        disabled={codeLocked}
        maxLength={disciplineLimits.code}
        hint={codeLocked ? 'The code of a discipline cannot change.' : 'What lists and filters show, such as ELEC.'}
        problem={validateText(code, { label: 'Code', maxLength: disciplineLimits.code })}
        onChange={(next) => set({ code: next })}
      />
      <LineField
        label="Description"
        value={description}
        maxLength={disciplineLimits.description}
        problem={validateText(description, { label: 'Description', maxLength: disciplineLimits.description })}
        onChange={(next) => set({ description: next })}
      />
    </EditForm>
  );
}
