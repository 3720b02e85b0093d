import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { GroupForm } from '../group-form.tsx';
import { CreateGroupDocument } from '../../../generated/mt-groups.ts';

const commandOptions = { silent: true };
const title = 'Create Group';
const emptyValues = { name: '', site: '', permitCloser: false, members: [] };

/** The screen that creates a group with its first members. */
export function CreateGroup() {
  const [create] = useCommand(CreateGroupDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/mtgroup', label: 'MT Groups' }} />
      <GroupForm label={title} action="Create group" initial={emptyValues} onSubmit={(data) => create({ data })} />
    </>
  );
}
