import { useEffect, useState } from 'react';

/** Returns the text of HTML without its markup. */
export function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** HTML reduced to bold, italic and underlined text. Shows the plain text until the sanitiser has loaded. */
export function EmphasisedHtml({ html }: { html: string }) {
  const [sanitised, setSanitised] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    import('dompurify')
      .then(({ default: purifier }) => {
        const allowed = { ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u'], ALLOWED_ATTR: [] };
        if (isCurrent) setSanitised(purifier.sanitize(html, allowed));
      })
      // The plain text stays.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return sanitised === undefined ? toPlainText(html) : <span dangerouslySetInnerHTML={{ __html: sanitised }} />;
}
