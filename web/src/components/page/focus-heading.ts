/** What had the focus when the present page was asked for; the user has moved it since if it lies elsewhere. */
let beforePage: Element | null = null;

/** Called when the address of the page changes, before the new page renders its heading. */
export function noteFocusBeforePage(): void {
  beforePage = document.activeElement;
}

/**
 * Focuses the heading of a page that opened, so that a screen reader says where the user is. A page that opens in
 * steps does so more than once: it never takes the focus from what the user chose meanwhile, such as an open menu.
 */
export function focusOpenedPage(heading: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement === beforePage)
    heading.focus({ preventScroll: true });
}

/** Scrolls to the screen's heading and focuses it, because the button that had the focus may be gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
