let currentScreenTitle = '';
let unreadCount = 0;

function updateDocumentTitle(): void {
  const name = currentScreenTitle ? `${currentScreenTitle} · Permit to Work` : 'Permit to Work';
  document.title = unreadCount > 0 ? `(${unreadCount}) ${name}` : name;
}

/** Returns the title of the current screen. */
export function getScreenTitle(): string {
  return currentScreenTitle;
}

/** Sets the document's title to that of its screen. */
export function setScreenTitle(title: string): void {
  currentScreenTitle = title;
  updateDocumentTitle();
}

/** Shows the number of unread notifications in front of the document's title, where it is visible from other tabs. */
export function setTitleCount(count: number): void {
  unreadCount = count;
  updateDocumentTitle();
}
