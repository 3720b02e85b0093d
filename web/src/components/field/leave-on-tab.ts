import type { KeyboardEvent } from 'react';

/**
 * A key handler for a list of choices: Tab leaves the list and changes nothing. By default the list treats Tab as
 * another selection, undoes what Enter has just selected, and keeps the focus.
 */
export function leaveOnTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
