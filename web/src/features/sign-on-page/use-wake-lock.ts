import { useEffect } from 'preact/hooks';

/**
 * Keeps the screen of the device awake, as long as it is wanted and the page is on screen: the browser lets go of it when
 * the page is hidden. Where it cannot be had, as with an empty battery, the screen goes dark as ever.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    // Some browsers, and every page without https, have none.
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    const locks: WakeLockSentinel[] = [];
    const release = () => {
      for (const lock of locks.splice(0)) lock.release().catch(() => undefined);
    };
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible' || locks.some(({ released }) => !released)) return;
      try {
        locks.push(await navigator.wakeLock.request('screen'));
      } catch {
        return;
      }
      // The worker may have signed off before it was granted.
      if (isOver) release();
    };
    const requestAgain = () => void request();
    requestAgain();
    document.addEventListener('visibilitychange', requestAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', requestAgain);
      release();
    };
  }, [isWanted]);
}
