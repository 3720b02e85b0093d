import { useCallback } from 'react';
import { useCommand } from '../../../lib/api/use-command.ts';
import { updateUnreadCount } from './update-unread-count.ts';
import {
  MarkNotificationsSeenDocument,
  type MarkNotificationsSeenMutationVariables,
} from '../../../generated/notifications.ts';

const commandOptions = { silent: true };

/** Marks notifications as read: some, all of one permit, or all. Returns the server's result. */
export function useMarkAsRead() {
  const [mark] = useCommand(MarkNotificationsSeenDocument, commandOptions);
  return useCallback(
    async (selection: MarkNotificationsSeenMutationVariables) => {
      const payload = await mark(selection);
      if ('item' in payload && payload.item) updateUnreadCount(payload.item.unseen);
      return payload;
    },
    [mark],
  );
}
