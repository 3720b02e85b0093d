import type { KeyboardEvent } from 'react';

/**
 * For the keys of a list of choices: Tab leaves the list and changes nothing. Left to itself the list takes Tab as
 * another choice, takes back what Enter has just chosen, and keeps the keyboard.
 */
export function leaveOnTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
