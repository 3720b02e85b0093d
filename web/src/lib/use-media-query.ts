import { useCallback, useSyncExternalStore } from 'react';

/** Below this width lists become cards and the menu becomes a drawer. */
export const narrowScreen = '(max-width: 899.98px)';

/** Whether a media query matches, kept current. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

export function useNarrowScreen(): boolean {
  return useMediaQuery(narrowScreen);
}

/** Whether the device is used by touch, for which its native controls work best. */
export function useTouchScreen(): boolean {
  return useMediaQuery('(pointer: coarse)');
}

/** The media query of users who have asked the device for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the user has asked the device for less motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery(reducedMotion);
}
