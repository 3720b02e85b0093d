import { useConfirmDeletion } from '../../components/confirm/use-confirm-deletion.tsx';
import { useCommand } from '../../lib/apollo/use-command.ts';
import type { GroupRow } from './group-columns.tsx';
import { DeleteGroupDocument } from '../../generated/mt-groups.ts';

const refetchOptions = { refetch: ['GetGroupsPage'] };

/** Deletes a group after a confirmation. */
export function useDeleteGroup(): (group: GroupRow) => Promise<boolean> {
  const ask = useConfirmDeletion();
  const [remove] = useCommand(DeleteGroupDocument, refetchOptions);
  return ({ _id, name, site }) =>
    ask({ noun: 'MT group', subject: `${name}, ${site.code}`, onConfirm: () => remove({ id: _id }) });
}
