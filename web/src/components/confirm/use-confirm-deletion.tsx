import { message } from '@eptw/domain/message';
import { focusHeading } from '../page/focus-heading.ts';
import { useConfirm } from './use-confirm.ts';

interface DeletionRequest {
  /** What is deleted, as in 'Delete this site?'. */
  noun: string;
  question?: string;
  /** Names the one that is deleted. */
  subject: string;
  /** Deletes it and shows the result. */
  onConfirm: () => Promise<unknown>;
}

/** Asks, and then deletes. */
export function useConfirmDeletion(): (deletion: DeletionRequest) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ noun, question = message.confirmDeletion, subject, onConfirm }) => {
    const confirmed = await confirm({
      title: `Delete this ${noun}?`,
      content: (
        <>
          <p>{question}</p>
          <p className="quiet">{subject}</p>
        </>
      ),
      confirmLabel: `Delete ${noun}`,
      destructive: true,
      onConfirm,
    });
    // The row may be gone, and its menu with it.
    if (!document.activeElement || document.activeElement === document.body) focusHeading();
    return confirmed;
  };
}
