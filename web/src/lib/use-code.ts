import { useEffect, useState } from 'react';

/** Code that is loaded when it is first needed; `failed` when it could not be. */
interface LoadedCode<Code> {
  code: Code | undefined;
  failed: boolean;
}

/** Loads code once it is needed; after a failure again each time. Give a `load` that keeps its identity. */
export function useCode<Code>(load: () => Promise<Code>, isNeeded: boolean): LoadedCode<Code> {
  const [loaded, setLoaded] = useState<LoadedCode<Code>>({ code: undefined, failed: false });
  useEffect(() => {
    if (!isNeeded) return undefined;
    let gone = false;
    load().then(
      (code) => !gone && setLoaded({ code, failed: false }),
      () => !gone && setLoaded((before) => ({ ...before, failed: true })),
    );
    return () => {
      gone = true;
    };
  }, [load, isNeeded]);
  return loaded;
}
