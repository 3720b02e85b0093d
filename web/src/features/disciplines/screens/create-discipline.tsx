import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { DisciplineForm } from '../discipline-form.tsx';
import { CreateDisciplineDocument, type CreateDisciplineMutation } from '../operations.generated.ts';

const answerOf = (data: CreateDisciplineMutation) => data.createDiscipline;
const silent = { silent: true };
const title = 'Create Discipline';
const blank = { code: '', description: '' };

/** A new discipline. */
export function CreateDiscipline() {
  const [create] = useCommand(CreateDisciplineDocument, answerOf, silent);
  return (
    <>
      <PageHeader title={title} back={{ to: '/disciplines', label: 'Disciplines' }} />
      <DisciplineForm
        label={title}
        action="Create discipline"
        initial={blank}
        codeLocked={false}
        onSubmit={(data) => create({ data })}
      />
    </>
  );
}
