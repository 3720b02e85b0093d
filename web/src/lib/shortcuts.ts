import { useEffect, useRef } from 'react';
import { letterKeysAreOn } from './letter-keys.ts';
import { createStore, useStore } from './store.ts';

/** A key that acts on the page while nobody types and no dialog is open. */
export interface Shortcut {
  /** One character, in capitals where it is a letter. */
  key: string;
  /** What it does. */
  label: string;
  run: () => void;
}

type Registered = { readonly current: readonly Shortcut[] };

const store = createStore<readonly Registered[]>([]);

const typingElements = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';
/** A checkbox or a button in a form takes no letters. */
const takesNoLetters = 'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
const openDialogs = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingElements) !== null && !target.matches(takesNoLetters);
}

/** Whether something is open over the page: its keys are its own. */
function isDialogOpen(): boolean {
  return [...document.querySelectorAll(openDialogs)].some((dialog) => dialog.checkVisibility());
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (!letterKeysAreOn() || isTyping(event.target) || isDialogOpen()) return;
  const key = event.key.toUpperCase();
  const shortcut = listShortcuts(store.get()).find((each) => each.key === key);
  if (!shortcut || event.repeat) return;
  event.preventDefault();
  shortcut.run();
}

/** The last that was registered for a key wins: a page inside another. */
function listShortcuts(registered: readonly Registered[]): readonly Shortcut[] {
  const byKey = new Map(registered.flatMap(({ current }) => current).map((shortcut) => [shortcut.key, shortcut]));
  return [...byKey.values()];
}

/** Lets these keys act while the component is on screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (store.get().length === 0) addEventListener('keydown', onKeyDown);
    store.set([...store.get(), latest]);
    return () => {
      store.set(store.get().filter((each) => each !== latest));
      if (store.get().length === 0) removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** The keys that act on the page now. */
export function useShownShortcuts(): readonly Shortcut[] {
  return listShortcuts(useStore(store));
}
