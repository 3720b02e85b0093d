import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false until the browser has painted the component with this key, then true: for parts that would delay what
 * their reader is looking for. They are rendered in a transition, so that clicks are handled in the meantime.
 */
export function useIsPainted(key = ''): boolean {
  const [paintedKey, setPaintedKey] = useState<string>();
  useEffect(() => {
    // The next frame begins once this one is painted.
    const frame = requestAnimationFrame(() => startTransition(() => setPaintedKey(key)));
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return paintedKey === key;
}
