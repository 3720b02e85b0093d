import { useEffect, useState } from 'react';

/** The text of HTML, without any of its markup. */
export function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** HTML that may be bold, italic or underlined, and nothing else of its author's making. Its text stands there at first. */
export function EmphasisedHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    import('dompurify')
      .then(({ default: purifier }) => {
        const allowed = { ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u'], ALLOWED_ATTR: [] };
        if (isCurrent) setClean(purifier.sanitize(html, allowed));
      })
      // The plain text stands there already.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return clean === undefined ? toPlainText(html) : <span dangerouslySetInnerHTML={{ __html: clean }} />;
}
