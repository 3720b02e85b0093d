import { message } from '@eptw/domain/message';
import { focusHeading } from '../page/focus-heading.ts';
import { useConfirm } from './use-confirm.ts';

interface DeletionRequest {
  /** 'Delete site'. */
  title: string;
  question?: string;
  /** What it is that goes. */
  subject: string;
  /** Deletes it, and tells how that went. */
  onConfirm: () => Promise<unknown>;
}

/** Asks, and then deletes. */
export function useConfirmDeletion(): (deletion: DeletionRequest) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ title, question = message.sureToDelete, subject, onConfirm }) => {
    const confirmed = await confirm({
      title,
      content: (
        <>
          <p>{question}</p>
          <p className="quiet">{subject}</p>
        </>
      ),
      confirmLabel: 'Delete',
      destructive: true,
      onConfirm,
    });
    // The row may be gone, and its menu with it.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
    return confirmed;
  };
}
