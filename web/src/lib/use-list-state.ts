import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { changeListState, readListState, writeListState, type ListState } from './list-state.ts';

const toStorageKey = (pathname: string) => `eptw.list-address:${pathname}`;

/** Returns the address of a list as last used in this tab, for links back to it. */
export function readLastListAddress(pathname: string): string {
  return pathname + (sessionStorage.getItem(toStorageKey(pathname)) ?? '');
}

/** Keeps a list's state in the address: it survives a reload, can be shared as a link and is restored on return. */
export function useListState(defaultPageSize?: number): [ListState, (change: Partial<ListState>) => void] {
  const [address, setAddress] = useSearchParams();
  const { pathname, search } = useLocation();
  const state = useMemo(() => readListState(address, defaultPageSize), [address, defaultPageSize]);
  useEffect(() => sessionStorage.setItem(toStorageKey(pathname), search), [pathname, search]);
  const change = useCallback(
    (part: Partial<ListState>) =>
      setAddress(
        (current) => writeListState(changeListState(readListState(current, defaultPageSize), part), defaultPageSize),
        {
          preventScrollReset: true,
        },
      ),
    [setAddress, defaultPageSize],
  );
  return [state, change];
}
