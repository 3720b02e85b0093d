import { findMatches } from '@eptw/domain/text/find-matches';
import Highlighter from 'react-highlight-words';

/** A text with the search text highlighted, however either is written. */
export function Highlight({ text, search }: { text: string; search?: string | undefined }) {
  if (!search?.trim()) return text;
  return <Highlighter searchWords={[search]} textToHighlight={text} findChunks={() => findMatches(text, search)} />;
}
