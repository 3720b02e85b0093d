import { announcementLinkPattern, announcementTags } from '@eptw/domain/announcement/markup';

/** Reduces an announcement's HTML to what is allowed on the page: text with emphasis, lists and links. */
export async function sanitiseHtml(html: string): Promise<string> {
  // Plain words are safe, and most announcements are: they need not wait for the sanitiser.
  if (!/[<>&]/.test(html)) return html;
  const { default: purifier } = await import('dompurify');
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...announcementTags],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: announcementLinkPattern,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const container = document.createElement('div');
  container.append(fragment);
  return container.innerHTML;
}
