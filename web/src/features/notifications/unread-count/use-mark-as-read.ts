import { useCallback } from 'react';
import { useCommand } from '../../../lib/api/use-command.ts';
import { updateUnreadCount } from './update-unread-count.ts';
import {
  MarkNotificationsSeenDocument,
  type MarkNotificationsSeenMutationVariables,
} from '../../../generated/notifications.ts';

const commandOptions = { silent: true };

/**
 * Marks notifications as read: some, all of one permit, or all. Returns the server's result. `onMarked` is called with
 * the number of those that are left, before it is shown.
 */
export function useMarkAsRead() {
  const [mark] = useCommand(MarkNotificationsSeenDocument, commandOptions);
  return useCallback(
    async (selection: MarkNotificationsSeenMutationVariables, onMarked?: (unseen: number) => void) => {
      const payload = await mark(selection);
      if ('item' in payload && payload.item) {
        onMarked?.(payload.item.unseen);
        updateUnreadCount(payload.item.unseen);
      }
      return payload;
    },
    [mark],
  );
}
