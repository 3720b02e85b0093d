import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** One value kept in the address bar, such as the open tab; `fallback` is not written. */
export function useAddressValue(name: string, fallback = ''): [string, (value: string) => void] {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (value: string) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          if (value && value !== fallback) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress, name, fallback],
  );
  return [address.get(name) ?? fallback, change];
}
