import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { noteUnseen } from '../counting/note-unseen.ts';
import {
  MarkNotificationsSeenDocument,
  type MarkNotificationsSeenMutation,
  type MarkNotificationsSeenMutationVariables,
} from '../operations.generated.ts';

const answerOf = (data: MarkNotificationsSeenMutation) => data.markNotificationsSeen;
const silently = { silent: true };

/** Marks notifications as seen: some, all about one permit, or all of them. Answers what the server did. */
export function useMarkSeen() {
  const client = useApolloClient();
  const [mark] = useCommand(MarkNotificationsSeenDocument, answerOf, silently);
  return useCallback(
    async (which: MarkNotificationsSeenMutationVariables) => {
      const answer = await mark(which);
      if ('item' in answer && answer.item) noteUnseen(client, answer.item.unseen);
      return answer;
    },
    [client, mark],
  );
}
