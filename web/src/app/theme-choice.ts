import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/store.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import type { Scheme } from './design.ts';
import { toSchemeClass } from './theme.ts';

/** The user's choice: a scheme, or the device's setting. */
export type ThemeChoice = Scheme | 'system';

const storageKey = 'eptw.theme';
const { subscribe, notify } = createListeners();

function readStoredChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function onThemeChange(listener: () => void) {
  const unsubscribe = subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/** Stores the choice on this device, for every tab. */
export function setThemeChoice(choice: ThemeChoice) {
  localStorage.setItem(storageKey, choice);
  notify();
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, readStoredChoice);
}

/** Returns the scheme in use (on paper always light) and sets it on the root element for the page's own styles. */
export function useScheme(): Scheme {
  const choice = useThemeChoice();
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isPrinting = useMediaQuery('print');
  const chosenScheme = choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice;
  // Browsers do not print backgrounds, so the pale text of the dark scheme would be unreadable on paper.
  const scheme = isPrinting ? 'light' : chosenScheme;
  // Before the first frame: all styles are made of the class's variables.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['scheme'] = scheme;
    root.style.colorScheme = scheme;
    root.classList.add(toSchemeClass(scheme));
    return () => root.classList.remove(toSchemeClass(scheme));
  }, [scheme]);
  return scheme;
}
