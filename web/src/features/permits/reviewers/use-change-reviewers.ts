import { useRef, useState } from 'react';
import type { Slot } from '@eptw/domain/permit/permit';
import { useCommand, type MutationPayload } from '../../../lib/api/use-command.ts';
import type { Permit } from '../model/permit.ts';
import { getPermitLevel } from '../components/permit-level.ts';
import { getPermitOperations } from '../model/permit-operations.ts';

const refetchMenuCounts = { refetch: ['GetMenuCounts'] };

export interface ReviewerChanges {
  isBusy: boolean;
  remove: (reviewer: Slot['reviewer']) => Promise<void>;
  /** Returns whether they were added. */
  add: (individualIds: string[], groupIds: string[]) => Promise<boolean>;
}

interface ChangeReviewersOptions {
  permit: Permit;
  refresh: () => Promise<unknown>;
  /** Called with the version that the change created. */
  onChanged: (version: number) => void;
}

/** Changes a permit's reviewers, one change at a time, each on the version that is on screen. */
export function useChangeReviewers({ permit, refresh, onChanged }: ChangeReviewersOptions): ReviewerChanges {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const operations = getPermitOperations(getPermitLevel(permit));
  const [add] = useCommand(operations.addReviewers, refetchMenuCounts);
  const [removeIndividual] = useCommand(operations.removeIndividualReviewer, refetchMenuCounts);
  const [removeGroup] = useCommand(operations.removeReviewingGroup, refetchMenuCounts);
  const { _id: id, version } = permit;

  async function runOnce(run: () => Promise<MutationPayload>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      const { success, code } = await run();
      if (success) onChanged(version + 1);
      // After a conflict the reader needs the current permit.
      if (success || code === 'CONFLICT') await refresh();
      return success;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return {
    isBusy,
    remove: async (reviewer) => {
      await runOnce(() =>
        reviewer.kind === 'individual'
          ? removeIndividual({ id, userId: reviewer.userId, version })
          : removeGroup({ id, mtGroupId: reviewer.groupId, version }),
      );
    },
    add: (newIndividualReviewers, newMTGroups) =>
      runOnce(() => add({ id, newIndividualReviewers, newMTGroups, version })),
  };
}
