// Packages that come without types, as far as this app uses them.

declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client';

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { uri: string; headers?: Record<string, string>; fetch?: typeof fetch });
  }
}

declare module 'react-highlight-words' {
  import type { ReactElement } from 'react';

  export default function Highlighter(props: {
    searchWords: string[];
    textToHighlight: string;
    autoEscape?: boolean;
    highlightTag?: string;
  }): ReactElement;
}
