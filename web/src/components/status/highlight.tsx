import Highlighter from 'react-highlight-words';

/** Whether a text contains the search text; an empty one matches nothing. */
export function containsSearchText(text: string, search: string): boolean {
  const searchText = search.trim().toLowerCase();
  return searchText !== '' && text.toLowerCase().includes(searchText);
}

/** A text with the search text highlighted. */
export function Highlight({ text, search }: { text: string; search?: string | undefined }) {
  const searchText = search?.trim();
  if (!searchText) return text;
  return <Highlighter autoEscape searchWords={[searchText]} textToHighlight={text} />;
}
