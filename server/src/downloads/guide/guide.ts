/** A piece of a chapter. */
export type GuideBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'note'; text: string }
  | { kind: 'table'; head: readonly string[]; shares: readonly number[]; rows: readonly (readonly string[])[] };

/** A part of the guide that the page of contents names. */
export interface GuideChapter {
  title: string;
  blocks: readonly GuideBlock[];
}

export const text = (words: string): GuideBlock => ({ kind: 'text', text: words });
export const heading = (words: string): GuideBlock => ({ kind: 'heading', text: words });
export const note = (words: string): GuideBlock => ({ kind: 'note', text: words });
export const steps = (...items: string[]): GuideBlock => ({ kind: 'steps', items });
export const list = (...items: string[]): GuideBlock => ({ kind: 'list', items });
/** `shares` are the widths of the columns, as parts of the page's. */
export const table = (head: string[], shares: number[], ...rows: string[][]): GuideBlock => ({
  kind: 'table',
  head,
  shares,
  rows,
});
