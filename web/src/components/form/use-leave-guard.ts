import { useEffect } from 'react';
import { useConfirmLeaving } from '../confirm/use-confirm-leaving.ts';

/**
 * Asks before a screen with changes that are not saved is left, by a link or by closing the tab. `subject` is what they
 * were made to: 'this permit'.
 */
export function useLeaveGuard(hasChanges: boolean, subject: string) {
  useConfirmLeaving(hasChanges, {
    title: 'Leave without saving?',
    content: `Your changes to ${subject} are not saved yet and will be lost.`,
  });
  useCloseGuard(hasChanges);
}

/** Has the browser ask before the tab is closed or the page is loaded again. */
export function useCloseGuard(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
