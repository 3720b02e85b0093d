/** Brings the screen's heading into view and puts the keyboard there: the button that had it may be gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
