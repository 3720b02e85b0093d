let currentScreenTitle = '';
let unreadCount = 0;

function updateDocumentTitle(): void {
  const name = currentScreenTitle ? `${currentScreenTitle} · Permit to Work` : 'Permit to Work';
  document.title = unreadCount > 0 ? `(${unreadCount}) ${name}` : name;
}

/** What the current screen is called. */
export function getScreenTitle(): string {
  return currentScreenTitle;
}

/** Names the document after its screen. */
export function setScreenTitle(title: string): void {
  currentScreenTitle = title;
  updateDocumentTitle();
}

/** Puts how many notifications wait before the document's name, where it is seen from other tabs. */
export function setTitleCount(count: number): void {
  unreadCount = count;
  updateDocumentTitle();
}
