import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { GroupForm } from '../group-form.tsx';
import { CreateGroupDocument, type CreateGroupMutation } from '../operations.generated.ts';

const answerOf = (data: CreateGroupMutation) => data.createGroup;
const silent = { silent: true };
const title = 'Create Group';
const blank = { name: '', site: '', permitCloser: false, members: [] };

/** A new group with its first members. */
export function CreateGroup() {
  const [create] = useCommand(CreateGroupDocument, answerOf, silent);
  return (
    <>
      <PageHeader title={title} back={{ to: '/mtgroup', label: 'MT Groups' }} />
      <GroupForm label={title} action="Create group" initial={blank} onSubmit={(data) => create({ data })} />
    </>
  );
}
