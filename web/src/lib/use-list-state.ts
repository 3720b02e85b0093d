import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { changeListState, readListState, writeListState, type ListState } from './list-state.ts';

const toStorageKey = (pathname: string) => `eptw.list-address:${pathname}`;

/** The address of a list as it was last left in this tab, for links that lead back to it. */
export function readLastListAddress(pathname: string): string {
  return pathname + (sessionStorage.getItem(toStorageKey(pathname)) ?? '');
}

/** A list's state, kept in the address bar: it survives a reload, can be sent to someone, and is there on return. */
export function useListState(defaultPageSize?: number): [ListState, (change: Partial<ListState>) => void] {
  const [address, setAddress] = useSearchParams();
  const { pathname, search } = useLocation();
  const state = useMemo(() => readListState(address, defaultPageSize), [address, defaultPageSize]);
  useEffect(() => sessionStorage.setItem(toStorageKey(pathname), search), [pathname, search]);
  const change = useCallback(
    (part: Partial<ListState>) =>
      setAddress((now) => writeListState(changeListState(readListState(now, defaultPageSize), part), defaultPageSize), {
        preventScrollReset: true,
      }),
    [setAddress, defaultPageSize],
  );
  return [state, change];
}
