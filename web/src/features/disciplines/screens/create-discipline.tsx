import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { DisciplineForm } from '../discipline-form.tsx';
import { CreateDisciplineDocument } from '../../../generated/disciplines.ts';

const commandOptions = { silent: true };
const title = 'Create Discipline';
const emptyValues = { code: '', description: '' };

/** The screen that creates a discipline. */
export function CreateDiscipline() {
  const [create] = useCommand(CreateDisciplineDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/disciplines', label: 'Disciplines' }} />
      <DisciplineForm
        label={title}
        action="Create discipline"
        initial={emptyValues}
        codeLocked={false}
        onSubmit={(data) => create({ data })}
      />
    </>
  );
}
