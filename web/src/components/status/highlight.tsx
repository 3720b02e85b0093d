import Highlighter from 'react-highlight-words';

/** A text with what was searched for marked in it. */
export function Highlight({ text, search }: { text: string; search?: string | undefined }) {
  const words = search?.trim();
  if (!words) return text;
  return <Highlighter autoEscape searchWords={[words]} textToHighlight={text} />;
}
