import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './use-confirm.ts';

/** Asks for confirmation, with this text, before a screen is left by a link. */
export function useConfirmLeaving(asks: boolean, { title, content }: { title: string; content: string }): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asks && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title, content, confirmLabel: 'Leave', dismissLabel: 'Stay', destructive: true }).then((leaves) =>
      leaves ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, title, content]);
}
