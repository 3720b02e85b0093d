import type { KeyboardEvent } from 'react';

/** Which head is next, by the key; as in ARIA's pattern of an accordion, from the last one on to the first. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Moves the focus from the head of a role to another with the arrow keys, Home and End. It opens none. */
export function moveBetweenRoles(event: KeyboardEvent<HTMLButtonElement>): void {
  const move = moves[event.key];
  if (!move || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const heads = [...(event.currentTarget.closest('.role-list')?.querySelectorAll<HTMLElement>('.role-head') ?? [])];
  if (heads.length === 0) return;
  // The sheet would scroll.
  event.preventDefault();
  heads[move(heads.indexOf(event.currentTarget), heads.length)]?.focus();
}
