import { useEffect, useRef } from 'react';
import { onChangesMissed } from './api/connection.ts';

/** Calls back when the server may be reachable again: the device is online, or the socket is open again. */
export function useOnReachable(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const call = () => latest.current();
    addEventListener('online', call);
    const stop = onChangesMissed(call);
    return () => {
      removeEventListener('online', call);
      stop();
    };
  }, []);
}
