import { useDeletion } from '../../components/confirm/use-deletion.tsx';
import { useCommand } from '../../lib/apollo/use-command.ts';
import type { GroupRow } from './group-columns.tsx';
import { DeleteGroupDocument, type DeleteGroupMutation } from './operations.generated.ts';

const answerOf = (data: DeleteGroupMutation) => data.deleteGroup;
const listed = { refetch: ['GetGroupsPage'] };

/** Asks and then deletes a group. */
export function useDeleteGroup(): (group: GroupRow) => Promise<boolean> {
  const ask = useDeletion();
  const [remove] = useCommand(DeleteGroupDocument, answerOf, listed);
  return ({ _id, name, site }) =>
    ask({ title: 'Delete MT group', subject: `${name}, ${site.code}`, work: () => remove({ id: _id }) });
}
