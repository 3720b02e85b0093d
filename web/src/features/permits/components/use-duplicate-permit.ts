import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../lib/api/use-command.ts';
import { DuplicatePermitDocument } from '../../../generated/permits/components.ts';

const refetchMenuCounts = { refetch: ['GetMenuCounts'] };

/** Creates a draft as a copy of a permit and opens it; returns also whether that is in progress. */
export function useDuplicatePermit(): [duplicate: (permitId: string) => void, isDuplicating: boolean] {
  const [run, isDuplicating] = useCommand(DuplicatePermitDocument, refetchMenuCounts);
  const navigate = useNavigate();
  const duplicate = useCallback(
    (permitId: string) => {
      void run({ id: permitId }).then((payload) => {
        if (payload.success && '_id' in payload && payload._id) return navigate(`/draftpermit/review/${payload._id}`);
        return undefined;
      });
    },
    [run, navigate],
  );
  return [duplicate, isDuplicating];
}
