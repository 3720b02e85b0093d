import { useCallback } from 'react';
import {
  UpdateUserDocument,
  GetUserDocument,
  type UpdateUserMutationVariables,
} from '../../../generated/users/admin.ts';
import { updateResult } from '../../../lib/api/results.ts';
import { useCommand } from '../../../lib/api/use-command.ts';

/** Changes an account, and shows on all screens what it then is. */
export function useUpdateUser(options: { refetch: readonly string[]; silent?: boolean }) {
  const [send] = useCommand(UpdateUserDocument, options);
  return useCallback(
    async (variables: UpdateUserMutationVariables) => {
      const payload = await send(variables);
      const item = 'item' in payload ? payload.item : null;
      if (item)
        updateResult(GetUserDocument, { id: item._id }, (current) => ({
          ...current,
          getUser: { ...current.getUser, item },
        }));
      return payload;
    },
    [send],
  );
}
