// Packages that come without types, as far as this app uses them.

declare module 'react-highlight-words' {
  import type { ReactElement } from 'react';

  export default function Highlighter(props: {
    searchWords: string[];
    textToHighlight: string;
    findChunks?: () => { start: number; end: number }[];
    autoEscape?: boolean;
    highlightTag?: string;
  }): ReactElement;
}
