import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { changeListState, readListState, writeListState, type ListChange, type ListState } from './list-state.ts';

const toStorageKey = (pathname: string) => `eptw.list-address:${pathname}`;

/** Returns the address of a list as last used in this tab, for links back to it. */
export function readLastListAddress(pathname: string): string {
  return pathname + (sessionStorage.getItem(toStorageKey(pathname)) ?? '');
}

/** Keeps a list's state in the address: it survives a reload, can be shared as a link and is restored on return. */
export function useListState(defaultPageSize?: number): [ListState, (change: ListChange) => void] {
  const [address, setAddress] = useSearchParams();
  const { pathname, search } = useLocation();
  const state = useMemo(() => readListState(address, defaultPageSize), [address, defaultPageSize]);
  useEffect(() => sessionStorage.setItem(toStorageKey(pathname), search), [pathname, search]);
  // The address as last changed: a slow device can show it later than its user makes the next change.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const change = useCallback(
    (listChange: ListChange) => {
      latest.current = changeListState(latest.current, listChange);
      setAddress(writeListState(latest.current, defaultPageSize), { preventScrollReset: true });
    },
    [setAddress, defaultPageSize],
  );
  return [state, change];
}
