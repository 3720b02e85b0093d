let screen = '';
let unseen = 0;

function show(): void {
  const name = screen ? `${screen} · Permit to Work` : 'Permit to Work';
  document.title = unseen > 0 ? `(${unseen}) ${name}` : name;
}

/** What the current screen is called. */
export function screenTitle(): string {
  return screen;
}

/** Names the document after its screen. */
export function setScreenTitle(title: string): void {
  screen = title;
  show();
}

/** Puts how many notifications wait before the document's name, where it is seen from other tabs. */
export function setTitleCount(count: number): void {
  unseen = count;
  show();
}
