import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../confirm/use-confirm.ts';

/**
 * Asks before a screen with changes that are not saved is left, by a link or by closing the tab. `subject` is what they
 * were made to: 'this permit'.
 */
export function useLeaveGuard(hasChanges: boolean, subject: string) {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave without saving?',
      content: `Your changes to ${subject} are not saved yet and will be lost.`,
      action: 'Leave',
      dismiss: 'Stay',
      destructive: true,
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm, subject]);
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
