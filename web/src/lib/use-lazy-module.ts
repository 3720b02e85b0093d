import { useEffect, useState } from 'react';

/** Code that is loaded when first needed; `failed` when it could not be loaded. */
interface LazyModule<Code> {
  code: Code | undefined;
  failed: boolean;
}

/** Loads code once it is needed, and tries again each time after a failure. `load` must keep its identity. */
export function useLazyModule<Code>(load: () => Promise<Code>, isNeeded: boolean): LazyModule<Code> {
  const [loaded, setLoaded] = useState<LazyModule<Code>>({ code: undefined, failed: false });
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isUnmounted = false;
    load().then(
      (code) => !isUnmounted && setLoaded({ code, failed: false }),
      () => !isUnmounted && setLoaded((previous) => ({ ...previous, failed: true })),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, isNeeded]);
  return loaded;
}
