import { disciplineLimits, validateDiscipline } from '@eptw/domain/administration/discipline';
import { validateText } from '@eptw/domain/text/plain-text';
import { TextField } from '../../../components/field/text-field.tsx';
import { EditForm } from '../../../components/form/edit-form.tsx';
import { useFormValues } from '../../../components/form/use-form-values.ts';
import { ResourceScreen, type ResourceForm } from '../../audit-log/components/resource-screen.tsx';
import type {
  CreateDisciplineInput,
  DisciplineFactsFragment,
  UpdateDisciplineInput,
} from '../../../generated/disciplines.ts';
import { disciplineResource } from '../discipline-resource.ts';

const newDiscipline = { code: '', description: '' };

function DisciplineForm({
  item,
  form,
  save,
}: ResourceForm<DisciplineFactsFragment, CreateDisciplineInput, UpdateDisciplineInput>) {
  const { values, changes, hasChanges, set } = useFormValues({ ...newDiscipline, ...item });
  const { code, description } = values;
  const codeLocked = item !== undefined;
  return (
    <EditForm
      {...form}
      canSubmit={validateDiscipline(values) === undefined}
      hasChanges={hasChanges}
      onSubmit={() => save(values, changes)}
    >
      <TextField
        label="Code"
        required
        value={code}
        disabled={codeLocked}
        maxLength={disciplineLimits.code}
        hint={codeLocked ? 'The code of a discipline cannot change.' : 'What lists and filters show, such as ELEC.'}
        problem={validateText(code, { label: 'Code', maxLength: disciplineLimits.code })}
        onChange={(next) => set({ code: next })}
      />
      <TextField
        label="Description"
        value={description}
        maxLength={disciplineLimits.description}
        problem={validateText(description, { label: 'Description', maxLength: disciplineLimits.description })}
        onChange={(next) => set({ description: next })}
      />
    </EditForm>
  );
}

const titles = { create: 'Create Discipline', edit: 'Edit Discipline' };
const back = { to: '/disciplines', label: 'Disciplines' };

/** Creates a discipline, or changes the one in the address, whose code is locked. */
export function EditDiscipline() {
  return (
    <ResourceScreen resource={disciplineResource} titles={titles} back={back}>
      {(form) => <DisciplineForm {...form} />}
    </ResourceScreen>
  );
}
