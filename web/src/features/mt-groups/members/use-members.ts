import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useCommand, type MutationAnswer } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import {
  AddUsersToMtGroupDocument,
  GetMtGroupByIdDocument,
  GetMtGroupUsersDocument,
  RemoveUsersToMtGroupDocument,
  type AddUsersToMtGroupMutation,
  type KeptGroupFactsFragment,
  type RemoveUsersToMtGroupMutation,
} from '../operations.generated.ts';

/** Milliseconds that the members stay to be seen after a change. */
const stay = 2_000;

const addedOf = (data: AddUsersToMtGroupMutation) => data.addUsersToMTGroup;
const removedOf = (data: RemoveUsersToMtGroupMutation) => data.removeUsersToMTGroup;
const told = { silent: true, refetch: ['GetGroupsPage', 'GetMTGroupUsers'] };

interface ChangedGroup extends MutationAnswer {
  item?: KeptGroupFactsFragment | null;
}

/** The members of a group, those who may be added, and both changes; `onDone` is called a moment after one succeeded. */
export function useMembers(id: string, onDone: () => void) {
  const group = useQuery(GetMtGroupByIdDocument, { variables: { id } });
  const candidates = useQuery(GetMtGroupUsersDocument, { variables: { filterOption: id } });
  useAdministrationNews(['group', 'user'], () => {
    void group.refetch();
    void candidates.refetch();
  });
  const [sendAdded, isAdding] = useCommand(AddUsersToMtGroupDocument, addedOf, told);
  const [sendRemoved, isRemoving] = useCommand(RemoveUsersToMtGroupDocument, removedOf, told);
  const [done, setDone] = useState('');
  const toast = useToast();
  const latest = useRef(onDone);
  latest.current = onDone;

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => latest.current(), stay);
    return () => clearTimeout(timer);
  }, [done]);

  function tell(answer: ChangedGroup): boolean {
    const { success, message, item } = answer;
    const isEmpty = item?.members.length === 0;
    toast(success ? (isEmpty ? 'warning' : 'success') : 'error', message);
    if (success) setDone(message);
    return success;
  }

  return {
    answer: group.data?.getMTGroupById,
    failed: group.error !== undefined,
    retry: () => void group.refetch(),
    candidates: candidates.data?.getMTGroupUsers.items,
    isChanging: isAdding || isRemoving,
    add: async (members: readonly string[]) => tell(await sendAdded({ id, data: { members: [...members] } })),
    remove: async (userid: string) => tell(await sendRemoved({ id, userid })),
  };
}
