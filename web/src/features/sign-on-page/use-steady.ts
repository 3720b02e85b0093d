import { useEffect, useState } from 'preact/hooks';

/** How long rows stay where they are after a tap, in milliseconds: a second tap must not hit the next person. */
const heldFor = 3_000;

/** A value that does not change until a while after the last tap. */
export function useSteady<Value>(value: Value, tappedAt: number): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const wait = Math.max(0, tappedAt + heldFor - Date.now());
    const timer = setTimeout(() => setShown(value), wait);
    return () => clearTimeout(timer);
  }, [value, tappedAt]);
  return tappedAt === 0 ? value : shown;
}
