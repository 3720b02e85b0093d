import { useEffect, useState } from 'react';
import { toPlainText } from '../../../lib/to-plain-text.ts';

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
