/** Scrolls to the screen's heading and focuses it, because the button that had the focus may be gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
