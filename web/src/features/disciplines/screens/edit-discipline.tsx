import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { DisciplineForm } from '../discipline-form.tsx';
import { GetDisciplineDocument, UpdateDisciplineDocument } from '../../../generated/disciplines.ts';

const commandOptions = { silent: true };
const title = 'Edit Discipline';

/** The screen that edits a discipline. */
export function EditDiscipline() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(GetDisciplineDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useCommand(UpdateDisciplineDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/disciplines', label: 'Disciplines' }} />
      <AsyncContent payload={data?.getDiscipline} failed={error !== undefined} onRetry={() => void refetch()}>
        {({ code, description }) => (
          <DisciplineForm
            key={id}
            label={title}
            action="Save discipline"
            initial={{ code, description }}
            codeLocked
            onSubmit={(_values, changes) => update({ id, data: changes })}
          />
        )}
      </AsyncContent>
    </>
  );
}
