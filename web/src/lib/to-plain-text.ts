/** Returns the text of HTML without its markup. */
export function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
