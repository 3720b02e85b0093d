import { useEffect } from 'react';

/** Keeps the screen on while the component is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    // Absent outside a secure context, and in some browsers.
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const request = () => {
      // The browser releases it when the page is hidden, and refuses it on a low battery.
      if (!document.hidden) lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
