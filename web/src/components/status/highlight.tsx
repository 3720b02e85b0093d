import Highlighter from 'react-highlight-words';

/** Whether a text contains the search text; an empty one matches nothing. */
export function containsSearchText(text: string, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted !== '' && text.toLowerCase().includes(wanted);
}

/** A text with the search text highlighted. */
export function Highlight({ text, search }: { text: string; search?: string | undefined }) {
  const words = search?.trim();
  if (!words) return text;
  return <Highlighter autoEscape searchWords={[words]} textToHighlight={text} />;
}
