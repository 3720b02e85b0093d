import type { Operation } from '../api/operation.ts';
import { useEffect, useState } from 'react';
import { sendAnonymously } from './send-anonymously.ts';

interface AnonymousQuery<Data> {
  data: Data | undefined;
  failed: boolean;
  refetch: () => void;
}

/** Runs a query for a page before signing in; again once a lost connection is back. */
export function useAnonymousQuery<Data>(document: Operation<Data, Record<string, never>>): AnonymousQuery<Data> {
  const [{ data, failed }, setResult] = useState<{ data?: Data; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  const refetch = () => setAttempt((previous) => previous + 1);

  useEffect(() => {
    let isOutdated = false;
    sendAnonymously(document, {}).then(
      (loaded) => !isOutdated && setResult({ data: loaded, failed: false }),
      () => !isOutdated && setResult((previous) => ({ ...previous, failed: true })),
    );
    return () => {
      isOutdated = true;
    };
  }, [document, attempt]);

  useEffect(() => {
    addEventListener('online', refetch);
    return () => removeEventListener('online', refetch);
  }, []);

  return { data, failed, refetch };
}
