import { useEffect, useState } from 'react';
import type { WorkClock } from './work-clock.ts';

/** Returns the server's time, kept current to the second. Only for small components: each renders every second. */
export function useServerNow({ offset }: Pick<WorkClock, 'offset'>): number {
  const [deviceNow, setDeviceNow] = useState(() => Date.now());
  useEffect(() => {
    setDeviceNow(Date.now());
    const timer = setInterval(() => setDeviceNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [offset]);
  return deviceNow + offset;
}
