import { useEffect, useRef, useState } from 'react';
import { updateResult } from '../../../lib/api/results.ts';
import { useCommand, type MutationPayload } from '../../../lib/api/use-command.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useToast } from '../../../lib/toast.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import {
  AddUsersToMtGroupDocument,
  GetMtGroupByIdDocument,
  GetMtGroupUsersDocument,
  RemoveUsersToMtGroupDocument,
  type ManagedGroupFactsFragment,
} from '../../../generated/mt-groups.ts';

/** Milliseconds that the changed list stays visible. */
const closeDelayMs = 2_000;

const commandOptions = { silent: true, refetch: ['GetGroupsPage', 'GetMTGroupUsers'] };

interface ChangedGroupPayload extends MutationPayload {
  item?: ManagedGroupFactsFragment | null;
}

/**
 * Loads the members of a group and the candidates, and adds and removes members; calls `onDone` shortly after a
 * change succeeds.
 */
export function useMembers(id: string, onDone: () => void) {
  const group = useQuery(GetMtGroupByIdDocument, { variables: { id } });
  const candidates = useQuery(GetMtGroupUsersDocument, { variables: { filterOption: id } });
  useAdminSubscription(['group', 'user'], () => {
    void group.refetch();
    void candidates.refetch();
  });
  const [sendAdded, isAdding] = useCommand(AddUsersToMtGroupDocument, commandOptions);
  const [sendRemoved, isRemoving] = useCommand(RemoveUsersToMtGroupDocument, commandOptions);
  const [done, setDone] = useState('');
  const toast = useToast();
  const latest = useRef(onDone);
  latest.current = onDone;

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => latest.current(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [done]);

  function showResult(payload: ChangedGroupPayload): boolean {
    const { success, message, item } = payload;
    const isEmpty = item?.members.length === 0;
    toast(success ? (isEmpty ? 'warning' : 'success') : 'error', message);
    if (success) setDone(message);
    if (item)
      updateResult(GetMtGroupByIdDocument, { id }, (current) => ({
        ...current,
        getMTGroupById: { ...current.getMTGroupById, item },
      }));
    return success;
  }

  return {
    payload: group.data?.getMTGroupById,
    failed: group.error !== undefined,
    retry: () => void group.refetch(),
    candidates: candidates.data?.getMTGroupUsers.items,
    isChanging: isAdding || isRemoving,
    /** Stops the dialog from closing after an earlier change. */
    keepOpen: () => setDone(''),
    add: async (members: readonly string[]) => showResult(await sendAdded({ id, data: { members: [...members] } })),
    remove: async (userid: string) => showResult(await sendRemoved({ id, userid })),
  };
}
