import { message } from '@eptw/domain/message';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { focusHeading } from '../../../components/page/focus-heading.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import type { DraftRow } from './draft-columns.tsx';
import { DeleteDraftPermitDocument } from '../../../generated/permits/drafts.ts';

const refetchDrafts = { silent: true, refetch: ['GetMyDraftPermits', 'GetMenuCounts'] };

/** Deletes a draft after a confirmation. */
export function useDeleteDraft(): (draft: DraftRow) => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const [remove] = useCommand(DeleteDraftPermitDocument, refetchDrafts);

  return async (draft) => {
    await confirm({
      title: 'Delete draft permit',
      content: (
        <>
          <p>{message.confirmDraftDeletion}</p>
          <p className="quiet">{[draft.title, draft.workDescription].filter(Boolean).join(' · ')}</p>
        </>
      ),
      confirmLabel: 'Delete draft',
      destructive: true,
      async onConfirm() {
        const payload = await remove({ id: draft._id });
        if (payload.success) toast('success', payload.message);
        else toast('error', message.draftDeletionFailed);
      },
    });
    // The row and its menu may be gone.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
  };
}
