import { useEffect } from 'react';
import { useConfirmLeaving } from '../confirm/use-confirm-leaving.ts';

/**
 * Asks for confirmation before a screen with unsaved changes is left, by a link or by closing the tab. `subject` is
 * what was changed: 'this permit'.
 */
export function useLeaveGuard(hasChanges: boolean, subject: string) {
  useConfirmLeaving(hasChanges, {
    title: 'Leave without saving?',
    content: `Your changes to ${subject} are not saved yet and will be lost.`,
  });
  useCloseGuard(hasChanges);
}

/** Makes the browser ask before the tab is closed or the page is reloaded. */
export function useCloseGuard(hasChanges: boolean) {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
